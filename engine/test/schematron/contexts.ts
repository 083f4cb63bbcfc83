import { namespaces } from '../ubl.ts';

/** Rule contexts with the places where such a rule fires, one a line, for each document. */
interface Contexts {
  readonly document: string;
  /** Keys and variables of the schema. */
  readonly declarations?: string;
  readonly table: string;
  /** Rows that SaxonJS does not run, or runs otherwise. */
  readonly notInSaxonJs?: string;
}

export const contexts: Readonly<Record<string, Contexts>> = {
  elements: {
    document: `<Invoice xmlns="${namespaces.invoice}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}">
      <cac:Line><cbc:ID>1</cbc:ID><cbc:Amount currencyID="AED">5.00</cbc:Amount></cac:Line><cac:Line><cbc:ID>2</cbc:ID><cbc:Amount>x</cbc:Amount></cac:Line><cbc:Note/></Invoice>`,
    table: `
cac:Line => /Invoice/cac:Line[1] /Invoice/cac:Line[2]
/* => /Invoice
/*/cbc:Note => /Invoice/cbc:Note[1]
/cbc:Note =>
//cbc:Note => /Invoice/cbc:Note[1]
cac:Line/cbc:ID => /Invoice/cac:Line[1]/cbc:ID[1] /Invoice/cac:Line[2]/cbc:ID[1]
cac:Line[cbc:ID = 2]/cbc:ID => /Invoice/cac:Line[2]/cbc:ID[1]
cac:Line[2]/cbc:ID => /Invoice/cac:Line[2]/cbc:ID[1]
cac:Line[last()]/cbc:ID => /Invoice/cac:Line[2]/cbc:ID[1]
*//cbc:ID[. = 1] => /Invoice/cac:Line[1]/cbc:ID[1]
cbc:*[@currencyID] => /Invoice/cac:Line[1]/cbc:Amount[1]
*[ends-with(name(), 'ote')] => /Invoice/cbc:Note[1]
//*[not(*) and not(normalize-space())] => /Invoice/cbc:Note[1]
cbc:Note | cac:Line[1] => /Invoice/cac:Line[1] /Invoice/cbc:Note[1]
cac:Line[current()/cbc:ID = 1] => /Invoice/cac:Line[1]
cac:Line[current() = 2]/cbc:ID => /Invoice/cac:Line[2]/cbc:ID[1]
cac:Line[2][cbc:ID = current()]/cbc:ID => /Invoice/cac:Line[2]/cbc:ID[1]
`,
  },
  'elements beside one that no context names': {
    document: `<Invoice xmlns="${namespaces.invoice}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}">
      <cac:Price><cac:Unmentioned/><cbc:ID/></cac:Price><cac:Item><cac:Unmentioned/><cbc:ID/></cac:Item></Invoice>`,
    table: `
cac:Item/cbc:ID => /Invoice/cac:Item[1]/cbc:ID[1]
cac:Price//cbc:ID => /Invoice/cac:Price[1]/cbc:ID[1]
*[cac:Item]/cac:Price => /Invoice/cac:Price[1]
cac:Item[not(parent::cac:Price)] => /Invoice/cac:Item[1]
*[ends-with(name(), 'ice')] => /Invoice /Invoice/cac:Price[1]
cac:Item[parent::cac:Price or ancestor::cac:Item] =>
/*/*/cbc:ID => /Invoice/cac:Price[1]/cbc:ID[1] /Invoice/cac:Item[1]/cbc:ID[1]
`,
  },
  'attributes, keys and variables': {
    document:
      '<o n="3"><line id="1"><ref>2</ref></line><line id="2"><ref>9</ref><ref/></line><other id="3"/></o>',
    declarations: `<xsl:key name="by-id" match="line | other" use="@id"/><xsl:key name="by-ref" match="line" use="concat(ref[1], $third)"/>
      <let name="second" value="'2'"/><let name="third" value="string(/o/other/@id)"/><let name="lines" value="/o/line"/>
      <let name="has-2" value="/o/line/@id = 2"/><let name="has-7" value="/o/line/@id = 7"/><let name="others" value="//other"/><let name="none" value="//none"/>`,
    table: `
/ => /
document-node() => /
document-node() | nowhere => /
document-node()/o => /o
key('by-id', '1') => /o/line[1]
key('by-id', $second)/ref => /o/line[2]/ref[1] /o/line[2]/ref[2]
key('by-id', '1')//ref | other => /o/line[1]/ref[1] /o/other[1]
key('by-id', $second)/@id => /o/line[2]/@id
key('by-id', '1')[other] =>
key('by-id', '9') =>
key('by-ref', '23') => /o/line[1]
key('by-ref', $second) =>
line[key('by-ref', concat('9', $third)) is .] => /o/line[2]
line[@id][2]/ref[1] => /o/line[2]/ref[1]
/*[$has-2] => /o
/*[$has-7] =>
/*[$others] => /o
/*[$none] =>
(line | other)[@id = 2] => /o/line[2]
(line|f:none)/ref[. = 9] => /o/line[2]/ref[1]
o/(line|other) => /o/line[1] /o/line[2] /o/other[1]
(o/line|x)[ref = 2]/ref => /o/line[1]/ref[1]
o/*[3] => /o/other[1]
*[last()] => /o /o/line[1]/ref[1] /o/line[2]/ref[2] /o/other[1]
line/@id | ref => /o/line[1]/@id /o/line[1]/ref[1] /o/line[2]/@id /o/line[2]/ref[1] /o/line[2]/ref[2]
line[current() = 2]/@id => /o/line[2]/@id
o[current() = 2]//@id => /o/line[2]/@id
line[2][current() = @id]/@id => /o/line[2]/@id
@id[. = 2][current() = 2] => /o/line[2]/@id
line[current()/@id = 2] => /o/line[2]
line[ref = current()/ref] => /o/line[1] /o/line[2]
line[@id = 2]/ref[fn:current() = 9] => /o/line[2]/ref[1]
line/@id[current() = 2] => /o/line[2]/@id
ref[../@id = 2][1] => /o/line[2]/ref[1]
`,
    // What becomes of variables for SaxonJS cannot begin a pattern.
    notInSaxonJs: `
$lines => /o/line[1] /o/line[2]
$lines/@id => /o/line[1]/@id /o/line[2]/@id
$lines[@id = 2]/ref[2] | other => /o/line[2]/ref[2] /o/other[1]
`,
  },
  'names of a namespace with a quote': {
    document: `<x xmlns:q="urn:it's"><q:a/><b><q:d/><d/></b><c n="1" q:n="2" m="3"/></x>`,
    table: `
q:a | b/q:* => /x/Q{urn:it's}a[1] /x/b[1]/Q{urn:it's}d[1]
c/@n | c/@q:* => /x/c[1]/@n /x/c[1]/@Q{urn:it's}n
`,
  },
  'ids and languages': {
    document: `<o xml:lang="en-GB"><p xml:id="a1" xml:lang="ar"><q a="1">x</q></p><p xml:id=" b1 " ref="a1 b1"/><p id="c1" xml:lang=""/><p xml:lang="EN"><q a="1">x</q></p></o>`,
    declarations: `<let name="known" value="'a1', 'b1'"/>`,
    table: `
id('a1') => /o/p[1]
id('a1')/q => /o/p[1]/q[1]
id('b1 a1')[@ref] => /o/p[2]
id('b1')/@ref | q => /o/p[1]/q[1] /o/p[2]/@ref /o/p[4]/q[1]
id($known) => /o/p[1] /o/p[2]
*[exists(id(@ref))] => /o/p[2]
*[. is id(//@ref)[2]] => /o/p[2]
*[lang('en')] => /o /o/p[2] /o/p[4] /o/p[4]/q[1]
*[lang('en-gb')] => /o /o/p[2]
*[lang('e')] =>
@a[lang('AR')] => /o/p[1]/q[1]/@a
q[lang('ar', text())] => /o/p[1]/q[1]
q[lang('ar', /)] =>
q[generate-id() = generate-id((//q)[1])] => /o/p[1]/q[1]
@a[generate-id() = generate-id((//@a)[last()])] => /o/p[4]/q[1]/@a
`,
    // SaxonJS takes any attribute called id for one.
    notInSaxonJs: `
id('c1') =>
`,
  },
  'texts, comments and processing instructions': {
    document:
      '<?style a?><!--top--><o id="1">x<!--c1--><line n="2">y</line>z<!--c2--><?go on?><line/></o><!--end-->',
    declarations: `<let name="c" value="'c1'"/>`,
    table: `
comment() => /comment()[1] /o/comment()[1] /o/comment()[2] /comment()[2]
o/comment() => /o/comment()[1] /o/comment()[2]
*/comment() => /o/comment()[1] /o/comment()[2]
/comment() => /comment()[1] /comment()[2]
//comment() => /comment()[1] /o/comment()[1] /o/comment()[2] /comment()[2]
o//comment() => /o/comment()[1] /o/comment()[2]
line//comment() =>
comment()[. = 'c2'] => /o/comment()[2]
comment()[. = $c] => /o/comment()[1]
comment()[starts-with(current(), 'e')] => /comment()[2]
comment()[2] => /o/comment()[2] /comment()[2]
o/comment()[last()] => /o/comment()[2]
comment()[following-sibling::line[2]] => /o/comment()[1]
processing-instruction() => /processing-instruction(style)[1] /o/processing-instruction(go)[1]
processing-instruction('go') => /o/processing-instruction(go)[1]
processing-instruction(style) => /processing-instruction(style)[1]
text() => /o/text()[1] /o/line[1]/text()[1] /o/text()[2]
o/text()[2] => /o/text()[2]
line[@n = 2]/text()[. = 'y'] => /o/line[1]/text()[1]
text()[preceding-sibling::comment()] => /o/text()[2]
o[current() = $c]/comment() => /o/comment()[1]
o/node() => /o/text()[1] /o/comment()[1] /o/line[1] /o/text()[2] /o/comment()[2] /o/processing-instruction(go)[1] /o/line[2]
node()[self::comment() or self::line][2] => /o/line[1] /comment()[2]
line | @n | line/text() => /o/line[1] /o/line[1]/@n /o/line[1]/text()[1] /o/line[2]
`,
  },
  'keys within an element': {
    document:
      '<orders><order><line n="1"/><line n="2"/></order><order id="b"><line n="1"/></order><line n="1"/></orders>',
    declarations: `<xsl:key name="lines" match="line" use="@n"/>
      <xsl:function name="f:count" as="xs:integer" xmlns:xs="http://www.w3.org/2001/XMLSchema"><xsl:param name="top"/><xsl:sequence select="count(key('lines', '1', $top))"/></xsl:function>`,
    table: `
orders[count(key('lines', '1', .)) = 3] => /orders
orders[count(key('lines', '1', /)) = 3] => /orders
order[count(key('lines', '1', .)) = 1] => /orders/order[1] /orders/order[2]
orders[key('lines', '1', order[2])/../@id = 'b'] => /orders
order[count(key('lines', ('1', '2'), .)) = 2] => /orders/order[1]
line[count(key('lines', '1', .)) = 1] => /orders/order[1]/line[1] /orders/order[2]/line[1] /orders/line[1]
order[empty(key('lines', '2', .))] => /orders/order[2]
orders[f:count(order[1]) = 1 and f:count(/) = 3] => /orders
`,
  },
  'elements that a variable holds': {
    document: '<order><id>B</id><id>C</id></order>',
    declarations: `<let name="codes"><code xmlns="" value="A"><name>First &amp; only</name></code><code xmlns="" value="B">Second</code><x:code xmlns:x="urn:f" xml:lang="en">C</x:code></let>
      <let name="numbers"><e xmlns="" n="1"/><e xmlns="" n="2"/></let>`,
    table: '',
    // SaxonJS is not given such elements.
    notInSaxonJs: `
id[$codes/code/@value = .] => /order/id[1]
order[$codes/code[@value = current()/id]] => /order
order[$codes/code/@value = 'C'] =>
order[count($codes/*) = 3] => /order
order[$codes/code[1]/name = 'First & only'] => /order
id[$codes/f:code[@xml:lang = 'en'] = .] => /order/id[2]
order[normalize-space($codes) = 'First & onlySecondC'] => /order
order[string($codes/code[2]) = 'Second'] => /order
order[$codes] => /order
order[$codes/none] =>
order[exists($codes//name)] => /order
order[sum($numbers/e/@n) = 3] => /order
order[every $id in id satisfies $codes//@value = $id] =>
`,
  },
};
