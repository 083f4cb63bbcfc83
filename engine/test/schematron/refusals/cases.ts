import { compileSchematron, type SchematronOptions } from '../../../src/index.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import { createSchematron } from '../../../src/schematron/report/judge.ts';
import type { ExplainedRules } from '../../../src/schematron/report/report.ts';
import { toXslt } from '../../../src/schematron/saxon/to-xslt.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { escaped } from '../compiled/draft.ts';
import { compileRuleSet, loadRuleSet, type RuleSet } from '../rule-set.ts';

/** Throws a refusal. */
type Refused = () => unknown;

const namespace = 'http://purl.oclc.org/dsdl/schematron';
const schema = (content: string, attributes = 'queryBinding="xslt2"') =>
  `<schema xmlns="${namespace}" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}><ns prefix="f" uri="urn:f"/>\n${content}</schema>`;
const assertOf = (test: string) => `<assert id="a" test="${escaped(test)}">-</assert>`;
const ruleOn = (context: string, content = assertOf('true()'), attributes = '') =>
  `<rule context="${escaped(context)}" ${attributes}>${content}</rule>`;
const patternOf = (content = ruleOn('*'), attributes = '') => `<pattern ${attributes}>${content}</pattern>`;

const source = (text: string | Uint8Array, options: SchematronOptions = {}): Refused => {
  return () => compileSchematron(text, options);
};
/** A schema with this before, or in place of, a pattern that could be judged. */
const declaring = (content: string, options?: SchematronOptions) =>
  source(schema(content + patternOf()), options);
const patterns = (content: string, options?: SchematronOptions) => source(schema(content), options);
const rules = (content: string) => patterns(patternOf(content));
const context = (written: string, before = '') => patterns(before + patternOf(ruleOn(written)));
const expression = (test: string, before = '', options?: SchematronOptions) =>
  patterns(before + patternOf(ruleOn('*', assertOf(test))), options);
const variable = (value: string, attributes = '') =>
  `<let name="v" value="${escaped(value)}" ${attributes}/>`;
/** Variables that each use the one before. */
const chainOf = (length: number, using = (before: string) => `${before} + 1`) =>
  Array.from(
    { length },
    (_, at) => `<let name="v${at + 1}" value="${at === 0 ? 'count(//a)' : using(`$v${at}`)}"/>`,
  ).join('');
const functionOf = (body: string, attributes = '') =>
  `<xsl:function name="f:f" ${attributes}><xsl:param name="p"/>${body}</xsl:function>`;
const inFunction = (body: string, attributes?: string) => expression('f:f(1)', functionOf(body, attributes));
const repeated = (part: string, operator: string, times: number) => Array(times).fill(part).join(operator);

const stylesheet = (content: string, attributes = 'version="2.0"') =>
  source(
    `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:a="urn:a" ${attributes}>\n${content}</xsl:stylesheet>`,
  );
const template = (content: string, attributes = 'match="*" mode="M1" priority="1000"') =>
  `<xsl:template ${attributes}><svrl:fired-rule context="a"/>${content}</xsl:template>`;
const inTemplate = (content: string) => stylesheet(template(content));
const report = '<xsl:if test="b"><svrl:successful-report test="b"/></xsl:if>';

/** A schema that includes files. */
const including = (content: string, files: Readonly<Record<string, unknown>>) =>
  declaring(content, { resolve: (path) => files[path] as string });

const ruleSet = (text: string) => compileRuleSet(['own.sch'], () => text);
const withSaxon = ({ schemas }: RuleSet) => schemas.map((each) => toXslt(each));
const usable = schema(patternOf());

/** Refusals that have no case here, and why. */
export const withoutCase = {
  'nested too deep; use variables for parts': 'only where the program that compiles has used up its stack',
  '{expression}': 'stands in that one only',
  'SaxonJS refuses the rules: {message}': 'no rules are known that SaxonJS alone refuses',
  'too involved; use variables for parts': 'takes a second: test/schematron/hostile-schemas.test.ts has one',
} as const;

/** Refusals by the start of their message, with the place; parts of an expression that are repeated are left out. */
export const refusalCases: Readonly<Record<string, Refused>> = {
  "schema.sch:2: key() looks in an element or a document of the document that is judged; give it one as its third argument in key('k', 'v', @a) (at \"key('k', 'v', @a)\")":
    expression("key('k', 'v', @a)", '<xsl:key name="k" match="b" use="@c"/>'),
  'schema.sch:2: lang of xsl:sort is not supported; leave it out: texts are sorted by their characters':
    inFunction('<xsl:perform-sort select="1 to 2"><xsl:sort lang="de"/></xsl:perform-sort>'),
  'schema.sch:2: order is falling; write one of ascending, descending': inFunction(
    '<xsl:perform-sort select="1 to 2"><xsl:sort order="falling"/></xsl:perform-sort>',
  ),
  'schema.sch:2: xsl:for-each-group takes either group-by or group-adjacent; others are not supported':
    inFunction('<xsl:for-each-group select="1 to 2" group-starting-with="b"/>'),
  'schema.sch:2: regex with an expression in braces is not supported; double the braces of a pattern':
    inFunction('<xsl:analyze-string select="$p" regex="{$p}"/>'),
  'schema.sch:2: xsl:include takes a stylesheet; include a part of a schema with sch:include': including(
    '<xsl:include href="b.sch"/>',
    { 'b.sch': usable },
  ),
  'schema.sch:2: no element has the type xs:date, because no schema is known; leave it out in element(b, xs:date) (at ")")':
    expression('element(b, xs:date)'),
  'schema.sch:2: schema-element() asks what a schema declares, and none is known; write element() or attribute() in schema-element(b) (at "schema-element(b)")':
    expression('schema-element(b)'),
  "schema.sch:2: the collation urn:german is not supported, only that of codepoints: leave it out in compare('a', 'b', 'urn:german') = 0 (at \"'urn:german') = 0\")":
    expression("compare('a', 'b', 'urn:german') = 0"),
  'SaxonJS does not run rules with XPath 1.0: use the compiled engine': () =>
    withSaxon(ruleSet(schema(patternOf(), 'queryBinding="xslt"'))),
  'schema.sch:2: visit-each must give nodes or values, not both in (1, b) (at "(1, b)")': rules(
    ruleOn('*', assertOf('true()'), 'visit-each="(1, b)"'),
  ),
  'schema.sch:2: the variable $v holds nodes of the judged document, which mean nothing in the documents of this pattern; give it their texts in $v (at "$v")':
    patterns(variable('//b') + patternOf(ruleOn('*', assertOf('$v')), `documents="'b.xml'"`), {
      documents: { 'b.xml': '<b/>' },
    }),
  'schema.sch:2: a brace is not closed; write {{ for one that is meant as text': inFunction(
    '<xsl:analyze-string select="$p" regex="a{1"/>',
  ),
  'schema.sch:1: the tag is not closed': source('<schema'),
  'schema.sch:2: expected ), found the end of the expression in (b (at its end)': expression('(b'),
  'schema.sch:2: expected an expression, found ) in b + ) (at ")")': expression('b + )'),
  'schema.sch:2: unexpected ) in b ) (at ")")': expression('b )'),
  "schema.sch:2: the text that begins with ' is not closed in b = 'c (at \"'c\")": expression("b = 'c"),
  'schema.sch:2: there is no function nott(); write not() in nott(b) (at "nott(b)")': expression('nott(b)'),
  'schema.sch:2: unexpected character "~" in b ~ c (at "~ c")': expression('b ~ c'),
  'schema.sch:2: unexpected character "{"; maps, arrays and functions as values are not supported in map { 1: b } (at "{ 1: b }")':
    expression('map { 1: b }'),
  'schema.sch:2: unexpected character U+00A0 in ': expression('b =\u00a0c'),
  'schema.sch:2: prefix c is not declared; declare its namespace (sch:ns in a schema) in a + c:b (at "c:b")':
    expression('a + c:b'),
  'schema.sch:1: there is no phase b, and the schema declares none; leave it out': source(
    schema(patternOf(), 'defaultPhase="b"'),
  ),
  'schema.sch:2: the comment is not closed; end it with :) in b (: c (at "(: c")': expression('b (: c'),
  'schema.sch:2: prefix c is not declared; declare its namespace (sch:ns in a schema) in c:b (at "c:b")':
    expression('c:b'),
  'schema.sch:2: only the name of a function may follow => in b => 1 (at "1")': expression('b => 1'),
  'schema.sch:2: nested more than 256 deep; use variables for parts': expression(
    `${'('.repeat(300)}1${')'.repeat(300)}`,
  ),
  'schema.sch:2: more than 256 operators': expression(repeated('1', ' + ', 300)),
  'schema.sch:2: a path of more than 256 steps; use variables for parts': expression(repeated('b', '/', 300)),
  'schema.sch:2: more than 256 predicates': expression(`b${'[c]'.repeat(300)}`),
  'schema.sch:2: there is no axis sibling; write one of child, descendant, attribute, self, descendant-or-self, following-sibling, following, namespace, parent, ancestor, preceding-sibling, preceding, ancestor-or-self in sibling::b (at "b")':
    expression('sibling::b'),
  'schema.sch:2: text() selects nothing here; leave it out in text()[1]/b (at "text()[1]/b")':
    context('text()[1]/b'),
  'schema.sch:2: attribute(b) is not supported here: a name may stand in element(), in attribute() after @, and in processing-instruction() in child::attribute(b) (at ")")':
    expression('child::attribute(b)'),
  'schema.sch:2: text() is not a test of attributes; after @ write a name, * or attribute() in @text() (at ")")':
    expression('@text()'),
  'schema.sch:2: there is no type xs:dat in XPath 2.0; write one that there is, such as xs:string or element() in b instance of xs:dat (at "b instance of xs:dat")':
    expression('b instance of xs:dat'),
  'schema.sch:2: named text() types are not supported; leave the name out in b instance of text(c) (at "c)")':
    expression('b instance of text(c)'),
  'schema.sch:2: type comment() is not supported; declare item()* in f:f (at "f:f")': inFunction(
    '<xsl:sequence select="$p"/>',
    'as="comment()"',
  ),
  'schema.sch:2: there is no cast to xs:dat; write a type such as xs:string or xs:decimal in b cast as xs:dat (at "b cast as xs:dat")':
    expression('b cast as xs:dat'),
  'schema.sch:2: cannot tell whether this is xs:date before there is a document; convert it with xs:date(…) in b treat as xs:date (at "b treat as xs:date")':
    expression('b treat as xs:date'),
  'schema.sch:2: cannot tell whether this is element() before there is a document; write item()* as its type in (1, b)[2] treat as element() (at "(1, b)[2] treat as element()")':
    expression('(1, b)[2] treat as element()'),
  'schema.sch:2: $w is not declared; declare it with let, or give it as a param of the abstract pattern in $w (at "$w")':
    expression('$w'),
  'schema.sch:2: $v depends on itself in $v + 1 (at "$v + 1")': declaring(variable('$v + 1')),
  'schema.sch:2: $v201 ends a chain of more than 200 variables that each use another; write some of them as one expression in $v200 + 1 (at "$v200 + 1")':
    declaring(chainOf(201)),
  'schema.sch:2: the variables and expressions of the schema are nested too deep; use shorter chains of variables':
    expression(
      '$v200 = 1',
      chainOf(200, (before) => before + ' + 1'.repeat(100)),
    ),
  'schema.sch:2: a variable whose content is more than text needs a declared type; write as="item()*" in xsl:variable (at "xsl:variable")':
    inFunction(
      '<xsl:variable name="v"><xsl:sequence select="1, 2"/><xsl:sequence select="$p"/></xsl:variable><xsl:sequence select="$v"/>',
    ),
  "schema.sch:2: function unparsed-text() is not supported, only those of XPath 2.0, and some of XPath 3.1, that read nothing from outside; declare one with xsl:function that gives the same in unparsed-text('b') (at \"unparsed-text('b')\")":
    expression("unparsed-text('b')"),
  'schema.sch:2: function f:g() with 1 argument is not declared; declare it as xsl:function in f:g(1) (at "f:g(1)")':
    expression('f:g(1)'),
  'schema.sch:2: not() does not take 2 arguments in not(1, 2) (at "not(1, 2)")': expression('not(1, 2)'),
  'schema.sch:2: a constructor function takes one argument in xs:date(1, 2) (at "xs:date(1, 2)")':
    expression('xs:date(1, 2)'),
  'schema.sch:2: f:f() calls itself and needs a declared type other than item(), such as as="xs:string*" in f:f($p) (at "f:f($p)")':
    inFunction('<xsl:sequence select="f:f($p)"/>'),
  'schema.sch:2: name() requires a node in name(1) (at "name(1)")': expression('name(1)'),
  'schema.sch:2: xs:boolean cannot be averaged in avg(true()) (at "avg(true())")': expression('avg(true())'),
  'schema.sch:2: there is no current() in a function or in another document; give it by a parameter or a variable in current() (at "current()")':
    inFunction('<xsl:sequence select="current()"/>'),
  'schema.sch:2: last() is not known here, because a schema does not say which nodes its rules visit together; count siblings instead, as in count(preceding-sibling::*) + 1 in last() = 1 (at "last() = 1")':
    expression('last() = 1'),
  'schema.sch:2: path() is supported only for elements; give it the element in path(@b) (at "path(@b)")':
    expression('path(@b)'),
  "schema.sch:2: the name of a key must be a literal in key(b, 'v') (at \"key(b, 'v')\")":
    expression("key(b, 'v')"),
  "schema.sch:2: the key k is not declared; declare it as xsl:key in key('k', 'v') (at \"key('k', 'v')\")":
    expression("key('k', 'v')"),
  'schema.sch:2: there is no context item here; give a function the node as a parameter in b (at "b")':
    inFunction('<xsl:sequence select="b"/>'),
  'schema.sch:2: there is no context item here, so no document either; give a function the node as a parameter in /b (at "/b")':
    inFunction('<xsl:sequence select="/b"/>'),
  'schema.sch:2: the context item is not a node in (1, 2)[b] (at "b]")': expression('(1, 2)[b]'),
  'schema.sch:2: a step from a value that is not a node in (1, 2)/b (at "b")': expression('(1, 2)/b'),
  'schema.sch:2: only the last step may give values that are not nodes in b/string()/c (at "string()/c")':
    expression('b/string()/c'),
  'schema.sch:2: union of values that are not nodes in (1 union b) (at "1 union b)")':
    expression('(1 union b)'),
  'schema.sch:2: only nodes can be compared with is; compare values with eq, lt or gt in 1 is b (at "1 is b")':
    expression('1 is b'),
  'schema.sch:2: does not select only elements; select elements, and test what they hold in @b (at "@b")':
    inTemplate(`<xsl:for-each select="@b">${report}</xsl:for-each>`),
  'schema.sch:2: a subject must be a node in 1 (at "1")': rules(
    ruleOn('*', assertOf('true()'), 'subject="1"'),
  ),
  'schema.sch:2: attributes have no position; leave this condition out in @b[1] (at "1]")': context('@b[1]'),
  'schema.sch:2: document() takes the name of a registered document, as a literal in document(b)/c (at "document(b)/c")':
    expression('document(b)/c'),
  "schema.sch:2: document() reads no file and no address: register the document b.xml by this name (option documents, --document NAME=FILE) in document('b.xml')/c (at \"document('b.xml')/c\")":
    expression("document('b.xml')/c"),
  'schema.sch:2: current-date() inside a path in another document is not supported; use a variable in document(\'b.xml\')/b[. = current-date()] (at "current-date()]")':
    expression("document('b.xml')/b[. = current-date()]", '', { documents: { 'b.xml': '<b/>' } }),
  "schema.sch:2: nodes of another document can be tested and compared only, and kept in a variable without a type; here document() would give its nodes in (1, document('b.xml')/b)[1] (at \"document('b.xml')/b)[1]\")":
    expression("(1, document('b.xml')/b)[1]", '', { documents: { 'b.xml': '<b/>' } }),
  'schema.sch:2: the variable $w means something else here than where this path is declared; rename one in for $w in 2 return $v[1] = 1 (at "$v[1] = 1")':
    expression(
      'for $w in 2 return $v[1] = 1',
      `<let name="w" value="1"/>${variable("document('b.xml')/b[. = $w]")}`,
      { documents: { 'b.xml': '<b/>' } },
    ),
  'schema.sch:2: only the text of these nodes is known here, so xs:date cannot be asked of them; ask it in a variable in document(\'b.xml\')/b[$v instance of xs:date] (at "$v instance of xs:date]")':
    expression("document('b.xml')/b[$v instance of xs:date]", variable('//b'), {
      documents: { 'b.xml': '<b/>' },
    }),
  'schema.sch:2: the root of the tree in a variable is not supported; start at the variable in $v/b[/c] (at "/c]")':
    expression('$v/b[/c]', '<let name="v"><b xmlns=""/></let>'),
  'b.xml:1: two documents are registered by this name; give each its own': () => {
    const file = ruleSet(usable);
    const reading = (xml: string) => file.schemas.map((each) => ({ ...each, documents: { 'b.xml': xml } }));
    loadRuleSet({ schemas: [...reading('<b/>'), ...reading('<c/>')] });
  },
  'schema.sch:2: a position among alternatives is not supported; write a rule for each of them in (b | c)[1] (at "1]")':
    context('(b | c)[1]'),
  'schema.sch:2: a condition on the document is not supported in a pattern; write it on the root element, such as /*[…] in document-node()[b] (at "document-node()[b]")':
    context('document-node()[b]'),
  'schema.sch:2: a variable may only begin a pattern; write the path to the nodes that it holds, and in an abstract pattern give the parameter of this name in b/$v (at "$v")':
    context('b/$v', variable('//c')),
  'schema.sch:2: a variable is a pattern only if it certainly holds elements; write the path to the nodes that it holds in $v (at "$v")':
    context('$v', variable('//@c')),
  'schema.sch:2: not allowed in a pattern; write the path to the nodes, and their conditions in a predicate in 1 (at "1")':
    context('1'),
  'schema.sch:2: the parent axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate in b/.. (at "..")':
    context('b/..'),
  'schema.sch:2: id() in a pattern takes literals and variables; write other values in a predicate in id(@b) (at "id(@b)")':
    context('id(@b)'),
  'schema.sch:2: a position among the elements of a variable, a key or id() is not supported in a pattern; leave it out in id(\'b\')[1] (at "1]")':
    context("id('b')[1]"),
  'schema.sch:2: a key finds only elements; match the elements of these nodes, and use what they hold in @b, . (at "@b, .")':
    expression("key('k', 'v')", '<xsl:key name="k" match="@b" use="."/>'),
  'schema.sch:2: more than 2000 steps': context(repeated('b/c', ' | ', 1001)),
  'schema.sch:1: the bytes are not what their encoding says': source(Uint8Array.of(0x3c, 0xff, 0xff)),
  'b.sch:1: includes itself; leave this inclusion out': including('<include href="b.sch"/>', {
    'b.sch': `<pattern xmlns="${namespace}"><include href="b.sch"/></pattern>`,
  }),
  'schema.sch:2: /b.sch is not a path from the folder of the schema, and is not read':
    declaring('<include href="/b.sch"/>'),
  'schema.sch:2: ../b.sch leads out of the folder of the schema, and is not read; name the folder that holds both (option path, --root)':
    declaring('<include href="../b.sch"/>'),
  'schema.sch:2: b.sch has no element with the id c; give the id of a part of it, or include the whole file':
    including('<include href="b.sch#c"/>', { 'b.sch': usable }),
  'schema.sch:2: b.sch is included here: the option resolve must give its text or bytes (Uint8Array), and at once':
    including('<include href="b.sch"/>', { 'b.sch': Promise.resolve('') }),
  'schema.sch:1: b is neither a Schematron schema nor a stylesheet made of one; the root of a schema is schema in the namespace http://purl.oclc.org/dsdl/schematron':
    source('<b/>'),
  'schema.sch:1: pattern is a part of a schema; give the schema that includes it': source(
    `<pattern xmlns="${namespace}"/>`,
  ),
  'schema.sch:1: the query binding xquery is not supported, only xslt, xslt2 and xslt3, in which expressions may mean something else; where they hold in XPath 2.0 as well, write queryBinding="xslt2"':
    source(schema(patternOf(), 'queryBinding="xquery"')),
  'schema.sch:1: schema belongs to Schematron 1.5 and has no meaning in ISO Schematron; give it the namespace http://purl.oclc.org/dsdl/schematron':
    source('<schema xmlns="http://www.ascc.net/xml/schematron"/>'),
  'schema.sch:2: pattern belongs to Schematron 1.5': declaring(
    '<pattern xmlns="http://www.ascc.net/xml/schematron" name="p"/>',
  ),
  'schema.sch:2: functions.xsl is included here: the schema includes functions.xsl; give the option resolve':
    declaring('<xsl:import href="functions.xsl"/>'),
  'schema.sch:2: something is not an element of Schematron': declaring('<something/>'),
  'schema.sch:2: asert is not an element of Schematron; write assert': rules(
    ruleOn('*', '<asert test="b"/>'),
  ),
  'schema.sch:2: xsl:functoin is not an element of XSLT; write xsl:function': declaring(
    '<xsl:functoin name="f:f"/>',
  ),
  'schema.sch:2: assert has no meaning in schema, only in rule': declaring(assertOf('b')),
  'b.sch:1: schema has no meaning in schema; take over its content with extends and its href, or include a part of it by id (file.sch#id)':
    including('<include href="b.sch"/>', { 'b.sch': usable }),
  'schema.sch:2: rule has no meaning in a pattern with is-a, whose rules are those of the abstract pattern; write it in a pattern of its own':
    patterns(patternOf(ruleOn('b'), 'abstract="true" id="base"') + patternOf(ruleOn('b'), 'is-a="base"')),
  'schema.sch:2: an abstract pattern cannot be another one (is-a); write its rules in it': declaring(
    patternOf(ruleOn('b'), 'abstract="true" id="base"') +
      patternOf('', 'abstract="true" id="other" is-a="base"'),
  ),
  'schema.sch:2: the variable v is declared twice; give each a name of its own': declaring(
    variable('1') + variable('2'),
  ),
  'schema.sch:2: contxt is not an attribute of rule; write context': rules('<rule contxt="b"/>'),
  'schema.sch:2: xsl:if is not supported in a message; write a value-of with XPath, such as if (…) then … else …':
    rules(ruleOn('*', '<assert test="b"><xsl:if test="c">-</xsl:if></assert>')),
  'schema.sch:1: 10001 assertions, where at most 10000 are compiled; divide the schema, or give a phase':
    rules(ruleOn('*', '<assert test="b"/>'.repeat(10_001))),
  'schema.sch:1: the schema has no assertion and would check nothing; write rules with assert or report':
    source(schema('')),
  'schema.sch:1: phase p has no assertion and would check nothing; name its patterns with active': declaring(
    '<phase id="p"/>',
    { phase: 'p' },
  ),
  '12.sch:1: more than 10000 inclusions; include each file once': including(
    '<include href="0.sch"/>',
    doubling(14),
  ),
  'schema.sch:2: ns has no uri': declaring('<ns prefix="b"/>'),
  'schema.sch:1: there is no phase p, and the schema declares none; leave it out': declaring('', {
    phase: 'p',
  }),
  'schema.sch:1: there is no phase p, but q': declaring('<phase id="q"/>', { phase: 'p' }),
  'schema.sch:1: a stylesheet holds the patterns of the phase that it was made for; give its schema, or leave the phase p out':
    source('<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0"/>', {
      phase: 'p',
    }),
  'schema.sch:2: there is no pattern q; declare it, or leave its active out': declaring(
    '<phase id="p"><active pattern="q"/></phase>',
    { phase: 'p' },
  ),
  'schema.sch:2: d is not among the diagnostics of the schema; declare it there, or leave the reference out':
    rules(ruleOn('*', '<assert test="b" diagnostics="d"/>')),
  'schema.sch:2: let has no value; give it the attribute value, or a content': declaring('<let name="v"/>'),
  'schema.sch:2: elements as the content of a variable with a declared type are not supported; leave its type out':
    declaring('<let name="v" as="element()"><b xmlns=""/></let>'),
  'schema.sch:2: the attribute c:d in the content of a variable is not supported; write it without a prefix':
    declaring('<let name="v"><b xmlns="" xmlns:c="urn:c" c:d=""/></let>'),
  'schema.sch:2: xsl:copy-of among the elements of a variable is not supported, only elements as they are written; keep what depends on the document in variables of its own':
    declaring('<let name="v"><b xmlns=""/><xsl:copy-of select="c"/></let>'),
  'schema.sch:2: there is no abstract rule r; declare it, or include the file that does': rules(
    ruleOn('*', '<extends rule="r"/>'),
  ),
  'schema.sch:2: abstract rule r extends itself; leave this extends out': rules(
    `<rule abstract="true" id="r"><extends rule="r"/></rule>${ruleOn('*', '<extends rule="r"/>')}`,
  ),
  'schema.sch:2: there is no abstract pattern p; declare it, or include the file that does': declaring(
    patternOf('', 'is-a="p"'),
  ),
  'schema.sch:2: a rule of more than 100000 parts; extend each abstract rule once': rules(
    `${Array.from({ length: 17 }, (_, at) => `<rule abstract="true" id="r${at}">${`<extends rule="r${at + 1}"/>`.repeat(2)}</rule>`).join('')}<rule abstract="true" id="r17"/>${ruleOn('*', '<extends rule="r0"/>')}`,
  ),
  'schema.sch:2: a rule in rules must be abstract; write rules that judge in a pattern': declaring(
    `<rules>${ruleOn('*')}</rules>`,
  ),
  'schema.sch:2: the element b is not supported in a function, only what gives values: xsl:sequence, xsl:value-of, xsl:choose and the like':
    inFunction('<b xmlns=""/>'),
  'schema.sch:2: xsl:call-template is not supported in a function; give its value with xsl:sequence, in xsl:if, xsl:choose or xsl:for-each':
    inFunction('<xsl:call-template name="b"/>'),
  'schema.sch:2: xsl:include is not followed; put the functions in the schema, or in a file that sch:include names':
    rules('<xsl:include href="b.xsl"/>'),
  'schema.sch:2: xsl:import is not followed; give one file': stylesheet('<xsl:import href="b.xsl"/>'),
  'schema.sch:2: xsl:strip-space is not supported; make the stylesheet without it': stylesheet(
    '<xsl:strip-space elements="*"/>',
  ),
  'schema.sch:1: XSLT 4.0 is not supported, only 1.0, 2.0 and 3.0; make the stylesheet of its schema for XSLT 2.0':
    stylesheet(template(report), 'version="4.0"'),
  'schema.sch:1: holds no rules in the form of the ISO skeleton or of SchXslt; give the stylesheet that one of them made of a schema, or the schema':
    stylesheet('<xsl:template match="/"/>'),
  'schema.sch:1: xpath-default-namespace is not supported; write the prefix of each name': stylesheet(
    template(report),
    'version="2.0" xpath-default-namespace="urn:b"',
  ),
  'schema.sch:2: the prefix f stands for urn:f and for urn:g; give each its own': declaring(
    '<ns prefix="f" uri="urn:g"/>',
  ),
  'schema.sch:2: one of several templates of a mode has no priority, so their order is unknown; give each its priority':
    stylesheet(template(report) + template(report, 'match="b" mode="M1"')),
  'schema.sch:2: a variable inside a condition is not supported; declare it before': inTemplate(
    `<xsl:if test="b"><xsl:variable name="v" select="c"/>${report}</xsl:if>`,
  ),
  'schema.sch:2: a variable inside xsl:for-each is not supported; write its value where it is used':
    inTemplate(`<xsl:for-each select="b"><xsl:variable name="v" select="c"/>${report}</xsl:for-each>`),
  'schema.sch:2: findings in xsl:for-each inside another are not supported; select by one path': inTemplate(
    `<xsl:for-each select="b"><xsl:for-each select="c">${report}</xsl:for-each></xsl:for-each>`,
  ),
  'schema.sch:2: this finding has no condition; put it into xsl:if or xsl:choose': inTemplate(
    '<svrl:failed-assert test="b"/>',
  ),
  'schema.sch:2: xsl:call-template is not understood in a rule, only variables, conditions and findings':
    inTemplate('<xsl:call-template name="b"/>'),
  'SaxonJS cannot be given the documents that these rules read: use the compiled engine': () =>
    withSaxon(ruleSet(schema(`<let name="v"><b xmlns=""/></let>${patternOf()}`))),
  'the document b.xml is not XML: the tag is not closed': () => {
    const schemas = [readSchematron('schema.sch', () => usable, [])];
    const rules = evaluateModule<ExplainedRules>(compileModule(schemas, { explained: true }));
    createSchematron({ ...rules, documents: new Map([['b.xml', '<b']]) }, {});
  },
  'schema.sch:2: b.sch is included here: the schema includes b.sch; give the option resolve':
    declaring('<include href="b.sch"/>'),
  // Errors of evaluation that are certain before there is a document.
  'schema.sch:2: xs:integer where element() is required in f:f (at "f:f")': inFunction(
    '<xsl:sequence select="1"/>',
    'as="element()"',
  ),
  "schema.sch:2: xs:string where a number is required in '2' + 1 (at \"'2' + 1\")": expression("'2' + 1"),
  "schema.sch:2: xs:date * xs:date is not defined in xs:date('2026-01-01') * xs:date('2026-01-01') (at \"xs:date('2026-01-01') * xs:date('2026-01\")":
    expression("xs:date('2026-01-01') * xs:date('2026-01-01')"),
  "schema.sch:2: xs:string cannot be compared with xs:integer in 'x' = 1 (at \"'x' = 1\")":
    expression("'x' = 1"),
  "schema.sch:2: xs:date has no effective boolean value in xs:date('2026-01-01') (at \"xs:date('2026-01-01')\")":
    expression("xs:date('2026-01-01')"),
  "schema.sch:2: xs:date cannot be cast to xs:integer in xs:date('2026-01-01') cast as xs:integer (at \"xs:date('2026-01-01') cast as xs:integer\")":
    expression("xs:date('2026-01-01') cast as xs:integer"),
  'schema.sch:2: xs:boolean cannot be summed in sum(true()) (at "sum(true())")': expression('sum(true())'),
};

/** Files that each include the next one twice. */
function doubling(files: number): Record<string, string> {
  const next = (at: number) => (at === files ? '' : `<include href="${at + 1}.sch"/>`.repeat(2));
  return Object.fromEntries(
    Array.from({ length: files + 1 }, (_, at) => [
      `${at}.sch`,
      `<pattern xmlns="${namespace}">${next(at)}</pattern>`,
    ]),
  );
}
