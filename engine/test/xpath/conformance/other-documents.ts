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
};
