/** Documents with what the one of `expression-document.ts` has not, and expressions on their root element. */
export const otherDocuments: Readonly<Record<string, readonly [document: string, table: string]>> = {
  'comments and processing instructions around the root element': [
    `<?xml version="1.0"?>
<?style href="a.css"?><!--top-->
<a><b id="1">x<!--in--></b><b id="2"/></a>
<!--end--><?last?>`,
    `
/comment() => node =top | node =end
//comment() => node =top | node =in | node =end
/processing-instruction() => node style=href="a.css" | node last=
/processing-instruction('style') => node style=href="a.css"
count(/node()) => xs:integer 5
/node()/name() => xs:string style | xs:string  | xs:string a | xs:string  | xs:string last
/node()[2] => node =top
/node()[last()]/name() => xs:string last
not(//processing-instruction()) => xs:boolean false
preceding::comment() => node =top
b[1]/preceding::node() => node style=href="a.css" | node =top
b[2]/following::node() => node =end | node last=
preceding-sibling::node()[1] => node =top
following-sibling::comment() => node =end
/comment()[1]/following::b/@id => node id=1 | node id=2
/comment()[2]/preceding-sibling::*/name() => xs:string a
/comment()[1]/.. instance of document-node() => xs:boolean true
/comment()[1]/root() is / => xs:boolean true
/comment()[1] << /* and /comment()[2] >> b[2] => xs:boolean true
(/comment() | b)/name() => xs:string  | xs:string b | xs:string b | xs:string 
//node() except //* => node style=href="a.css" | node =top | node =x | node =in | node =end | node last=
string(/) => xs:string x
/descendant::node()[1]/name() => xs:string style
`,
  ],
  'texts, comments and instructions with no start tag between them': [
    `<r><a><b/>x</a>y<b/><a>u<c/>v<!--m--></a>z<!--n--><?p q?></r>`,
    `
//*/text() => node =x | node =y | node =u | node =v | node =z
//text() | //comment() => node =x | node =y | node =u | node =v | node =m | node =z | node =n
//a/node() | node()/self::comment() => node b= | node =x | node =u | node c= | node =v | node =m | node =n
count(//*/node()) => xs:integer 13
text() intersect //a/text() => 
text() except //a/text() => node =y | node =z
(//text())[. << (//comment())[1]] => node =x | node =y | node =u | node =v
(//comment())[1]/following::node() => node =z | node =n | node p=q
(//text())[1] is (//text())[2] => xs:boolean false
`,
  ],
  'comments and processing instructions among elements': [
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"><!-- first --><cbc:ID a="1" b="2">7<!--inside-->8</cbc:ID><?own some data?><cbc:Note/><cac:L><!--alone--></cac:L><cac:L> <cbc:ID>9</cbc:ID> </cac:L></Invoice>`,
    `
node() => node = first  | node cbc:ID=78 | node own=some data | node cbc:Note= | node cac:L= | node cac:L= 9 
count(node()) => xs:integer 6
comment() => node = first 
//comment() => node = first  | node =inside | node =alone
processing-instruction() => node own=some data
cbc:ID/node() => node =7 | node =inside | node =8
cbc:ID/text() => node =7 | node =8
//node()[not(self::comment())] => node Invoice=78 9  | node cbc:ID=78 | node =7 | node =8 | node own=some data | node cbc:Note= | node cac:L= | node cac:L= 9  | node =  | node cbc:ID=9 | node =9 | node = 
//*[not(node())]/name() => xs:string cbc:Note
//*[not(node()[not(self::comment())])]/name() => xs:string cbc:Note | xs:string cac:L
not(count(//*[not(node()[not(self::comment())])]) > 0) => xs:boolean false
//comment()/.. => node Invoice=78 9  | node cbc:ID=78 | node cac:L=
comment()/following-sibling::node()[1] => node cbc:ID=78
cbc:Note/preceding-sibling::node() => node = first  | node cbc:ID=78 | node own=some data
cbc:Note/preceding-sibling::node()[1] => node own=some data
cac:L[2]/preceding::comment()[1] => node =alone
cbc:ID/text()[2]/preceding-sibling::comment() => node =inside
//@*/../name() => xs:string cbc:ID
cbc:ID/@b/ancestor::* => node Invoice=78 9  | node cbc:ID=78
//text()/ancestor::cac:L => node cac:L= 9 
cbc:ID/descendant-or-self::node() => node cbc:ID=78 | node =7 | node =inside | node =8
//comment() | //cbc:Note => node = first  | node =inside | node cbc:Note= | node =alone
deep-equal(//comment(), //comment()) => xs:boolean true
//(cbc:ID | cbc:Note) => node cbc:ID=78 | node cbc:Note= | node cbc:ID=9
sum(//(cbc:ID | cbc:Unknown)[. = 9]) => xs:double 9
//(cac:L/cbc:ID) => node cbc:ID=9
(//(cbc:ID, cbc:Note))[2] => node cbc:Note=
cac:L//(cbc:ID|cac:L) => node cbc:ID=9
`,
  ],
  'attributes of several namespaces, and lines of text': [
    `<r xmlns:p="urn:p" xmlns:q="urn:q"><a p:k="1"/><b q:k="1"/><c p:k="1">t<!-- c --><d/>u<?pi x?></c><e>line 1
line 2</e><?p q?><?o q?><?p q?></r>`,
    `
deep-equal(a/@*, c/@*) => xs:boolean true
deep-equal(a/@*, b/@*) => xs:boolean false
count(c/node()) => xs:integer 5
matches(e, '^line 2$', 'm') => xs:boolean true
matches(e, '^line 2$') => xs:boolean false
matches(e, '1$', 'm') => xs:boolean true
matches(e, '1$') => xs:boolean false
path(c/d) => xs:string /Q{}r[1]/Q{}c[1]/Q{}d[1]
path(.) => xs:string /Q{}r[1]
path(/) => xs:string /
deep-equal(processing-instruction()[1], processing-instruction()[2]) => xs:boolean false
deep-equal(processing-instruction()[1], processing-instruction()[3]) => xs:boolean true
`,
  ],
  'prefixes of one namespace': [
    `<r xmlns:p="urn:p" xmlns:q="urn:p" b="1" p:b="2"><a b="3"/><a p:b="4">x</a><c xmlns:p="urn:other"><p:a/></c></r>`,
    `
count(//a) => xs:integer 2
count(//*[@b]) => xs:integer 2
count(//@b) => xs:integer 2
//@b = '4' => xs:boolean false
//@b = '3' => xs:boolean true
deep-equal(a[1]/namespace::p, a[2]/namespace::p) => xs:boolean true
deep-equal(a[1]/namespace::p, c/namespace::p) => xs:boolean false
deep-equal(a[1]/namespace::p, a[1]/namespace::q) => xs:boolean false
string(a[1]/@b) castable as xs:integer => xs:boolean true
`,
  ],
  'elements that differ in one thing': [
    `<r><n>5</n><n>5</n><e/><d>2026-03-31</d><m k="a">1</m><m k="b">2</m><m k="a">3</m></r>`,
    `
deep-equal(n[1], n[2]) => xs:boolean true
deep-equal(n[1], e) => xs:boolean false
deep-equal(m[1], m[2]) => xs:boolean false
deep-equal(m[1], m[3]) => xs:boolean false
deep-equal(n[1], d) => xs:boolean false
m[2]/text()/ancestor::*/name() => xs:string r | xs:string m
m[2]/@k/ancestor::*/name() => xs:string r | xs:string m
m[2]/text()/ancestor-or-self::node()[. instance of element()]/name() => xs:string r | xs:string m
m[2]/@k/.. => node m=2
m[2]/@k/../preceding-sibling::m => node m=1
count(m[2]/text()/following::text()) => xs:integer 1
`,
  ],
};
