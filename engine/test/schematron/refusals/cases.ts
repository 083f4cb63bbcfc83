import { compileSchematron, type SchematronOptions } from '../../../src/index.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import { createSchematron } from '../../../src/schematron/report/judge.ts';
import type { ExplainedRules } from '../../../src/schematron/report/report.ts';
import { toXslt } from '../../../src/schematron/saxon/to-xslt.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import type evaluation from '../../../src/xpath/messages/evaluation.json';
import type refusals from '../../../src/xpath/messages/refusals.json';
import { compileRuleSet, loadRuleSet, type RuleSet } from '../rule-set.ts';

/** Throws a refusal. */
type Refused = () => unknown;

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const namespace = 'http://purl.oclc.org/dsdl/schematron';
const schema = (content: string, attributes = 'queryBinding="xslt2"') =>
  `<schema xmlns="${namespace}" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}><ns prefix="f" uri="urn:f"/>${content}</schema>`;
const assertOf = (test: string) => `<assert id="a" test="${inAttribute(test)}">-</assert>`;
const ruleOn = (context: string, content = assertOf('true()'), attributes = '') =>
  `<rule context="${inAttribute(context)}" ${attributes}>${content}</rule>`;
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
  `<let name="v" value="${inAttribute(value)}" ${attributes}/>`;
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
    `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:a="urn:a" ${attributes}>${content}</xsl:stylesheet>`,
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

/** Documents that bring each refusal out. */
export const refusalCases: Readonly<
  Record<Exclude<keyof typeof refusals, keyof typeof withoutCase>, Refused>
> = {
  'key() looks in an element or a document of the document that is judged; give it one as its third argument':
    expression("key('k', 'v', @a)", '<xsl:key name="k" match="b" use="@c"/>'),
  '{attribute} of xsl:sort is not supported; leave it out: texts are sorted by their characters': inFunction(
    '<xsl:perform-sort select="1 to 2"><xsl:sort lang="de"/></xsl:perform-sort>',
  ),
  '{attribute} is {value}; write one of {words}': inFunction(
    '<xsl:perform-sort select="1 to 2"><xsl:sort order="falling"/></xsl:perform-sort>',
  ),
  'xsl:for-each-group takes either group-by or group-adjacent; others are not supported': inFunction(
    '<xsl:for-each-group select="1 to 2" group-starting-with="b"/>',
  ),
  '{attribute} with an expression in braces is not supported; double the braces of a pattern': inFunction(
    '<xsl:analyze-string select="$p" regex="{$p}"/>',
  ),
  'xsl:{name} takes a stylesheet; include a part of a schema with sch:include': including(
    '<xsl:include href="b.sch"/>',
    { 'b.sch': usable },
  ),
  'no {kind} has the type {type}, because no schema is known; leave it out':
    expression('element(b, xs:date)'),
  '{test}() asks what a schema declares, and none is known; write element() or attribute()':
    expression('schema-element(b)'),
  'the collation {collation} is not supported, only that of codepoints: leave it out': expression(
    "compare('a', 'b', 'urn:german') = 0",
  ),
  'SaxonJS does not run rules with {construct}: use the compiled engine': () =>
    withSaxon(ruleSet(schema(patternOf(), 'queryBinding="xslt"'))),
  'visit-each must give nodes or values, not both': rules(
    ruleOn('*', assertOf('true()'), 'visit-each="(1, b)"'),
  ),
  'the variable {variable} holds nodes of the judged document, which mean nothing in the documents of this pattern; give it their texts':
    patterns(variable('//b') + patternOf(ruleOn('*', assertOf('$v')), `documents="'b.xml'"`), {
      documents: { 'b.xml': '<b/>' },
    }),
  'a brace is not closed; write {braces} for one that is meant as text': inFunction(
    '<xsl:analyze-string select="$p" regex="a{1"/>',
  ),
  '{file}:{line}: {reason}': source('<b/>'),
  '{file}:{line}: {reason} in {expression}': expression('b +'),
  '{expression} (at {rest})': expression('b + )'),
  'its end': expression('b +'),
  '{reason}': source('<schema'),
  'expected {expected}, found {found}': expression('(b'),
  'expected an expression, found {found}': expression('b + )'),
  'unexpected {found}': expression('b )'),
  'the end of the expression': expression('b +'),
  'the text that begins with {quote} is not closed': expression("b = 'c"),
  'there is no function {name}(); write {meant}()': expression('nott(b)'),
  'unexpected character {character}': expression('b ~ c'),
  'unexpected character {character}; maps, arrays and functions as values are not supported':
    expression('map { 1: b }'),
  'the comment is not closed; end it with {end}': expression('b (: c'),
  'prefix {prefix} is not declared; declare its namespace (sch:ns in a schema)': expression('c:b'),
  'only the name of a function may follow =>': expression('b => 1'),
  'nested more than {most} deep; use variables for parts': expression(
    `${'('.repeat(300)}1${')'.repeat(300)}`,
  ),
  'more than {most} operators in a row; use variables for parts': expression(repeated('1', ' + ', 300)),
  'a path of more than {most} steps; use variables for parts': expression(repeated('b', '/', 300)),
  'more than {most} predicates in a row; join some with and': expression(`b${'[c]'.repeat(300)}`),
  'there is no axis {axis}; write one of {axes}': expression('sibling::b'),
  '{test}() selects nothing here; leave it out': context('text()[1]/b'),
  '{test}({name}) is not supported here: a name may stand in element(), in attribute() after @, and in processing-instruction()':
    expression('child::attribute(b)'),
  '{test}() is not a test of attributes; after @ write a name, * or attribute()': expression('@text()'),
  'there is no type {type} in XPath 2.0; write one that there is, such as xs:string or element()':
    expression('b instance of xs:dat'),
  'named {type}() types are not supported; leave the name out': expression('b instance of text(c)'),
  'type {type} is not supported; declare item()*': inFunction(
    '<xsl:sequence select="$p"/>',
    'as="comment()"',
  ),
  'there is no cast to {name}; write a type such as xs:string or xs:decimal': expression('b cast as xs:dat'),
  'cannot tell whether this is {type} before there is a document; convert it with {type}(…)':
    expression('b treat as xs:date'),
  'cannot tell whether this is {type}() before there is a document; write item()* as its type': expression(
    '(1, b)[2] treat as element()',
  ),
  '{variable} is not declared; declare it with let, or give it as a param of the abstract pattern':
    expression('$w'),
  '{variable} depends on itself': declaring(variable('$v + 1')),
  '{variable} ends a chain of more than {most} variables that each use another; write some of them as one expression':
    declaring(chainOf(201)),
  'the variables and expressions of the schema are nested too deep; use shorter chains of variables':
    expression(
      '$v200 = 1',
      chainOf(200, (before) => before + ' + 1'.repeat(100)),
    ),
  'a variable whose content is more than text needs a declared type; write as="item()*"': inFunction(
    '<xsl:variable name="v"><xsl:sequence select="1, 2"/><xsl:sequence select="$p"/></xsl:variable><xsl:sequence select="$v"/>',
  ),
  'function {name}() is not supported, only those of XPath 2.0, and some of XPath 3.1, that read nothing from outside; declare one with xsl:function that gives the same':
    expression("unparsed-text('b')"),
  'function {name}() with {arguments} is not declared; declare it as xsl:function': expression('f:g(1)'),
  '{name}() does not take {arguments}': expression('not(1, 2)'),
  '1 argument': expression('f:g(1)'),
  '{count} arguments': expression('not(1, 2)'),
  'a constructor function takes one argument': expression('xs:date(1, 2)'),
  '{name}() calls itself and needs a declared type other than item(), such as as="xs:string*"': inFunction(
    '<xsl:sequence select="f:f($p)"/>',
  ),
  '{name}() requires a node': expression('name(1)'),
  '{type} cannot be averaged': expression('avg(true())'),
  'there is no current() in a function or in another document; give it by a parameter or a variable':
    inFunction('<xsl:sequence select="current()"/>'),
  '{name}() is not known here, because a schema does not say which nodes its rules visit together; count siblings instead, as in count(preceding-sibling::*) + 1':
    expression('last() = 1'),
  'path() is supported only for elements; give it the element': expression('path(@b)'),
  'the name of a key must be a literal': expression("key(b, 'v')"),
  'the key {name} is not declared; declare it as xsl:key': expression("key('k', 'v')"),
  'there is no context item here; give a function the node as a parameter': inFunction(
    '<xsl:sequence select="b"/>',
  ),
  'there is no context item here, so no document either; give a function the node as a parameter': inFunction(
    '<xsl:sequence select="/b"/>',
  ),
  'the context item is not a node': expression('(1, 2)[b]'),
  'a step from a value that is not a node': expression('(1, 2)/b'),
  'only the last step may give values that are not nodes': expression('b/string()/c'),
  '{operator} of values that are not nodes': expression('(1 union b)'),
  'only nodes can be compared with {operator}; compare values with eq, lt or gt': expression('1 is b'),
  'does not select only elements; select elements, and test what they hold': inTemplate(
    `<xsl:for-each select="@b">${report}</xsl:for-each>`,
  ),
  'a subject must be a node': rules(ruleOn('*', assertOf('true()'), 'subject="1"')),
  'attributes have no position; leave this condition out': context('@b[1]'),
  '{function} takes the name of a registered document, as a literal': expression('document(b)/c'),
  '{function} reads no file and no address: register the document {document} by this name (option documents, --document NAME=FILE)':
    expression("document('b.xml')/c"),
  '{name}() inside a path in another document is not supported; use a variable': expression(
    "document('b.xml')/b[. = current-date()]",
    '',
    { documents: { 'b.xml': '<b/>' } },
  ),
  'nodes of another document can be tested and compared only, and kept in a variable without a type; here {written} would give its nodes':
    expression("(1, document('b.xml')/b)[1]", '', { documents: { 'b.xml': '<b/>' } }),
  'the variable {name} means something else here than where this path is declared; rename one': expression(
    'for $w in 2 return $v[1] = 1',
    `<let name="w" value="1"/>${variable("document('b.xml')/b[. = $w]")}`,
    { documents: { 'b.xml': '<b/>' } },
  ),
  'only the text of these nodes is known here, so {type} cannot be asked of them; ask it in a variable':
    expression("document('b.xml')/b[$v instance of xs:date]", variable('//b'), {
      documents: { 'b.xml': '<b/>' },
    }),
  'the root of the tree in a variable is not supported; start at the variable': expression(
    '$v/b[/c]',
    '<let name="v"><b xmlns=""/></let>',
  ),
  'two documents are registered by this name; give each its own': () => {
    const file = ruleSet(usable);
    const reading = (xml: string) => file.schemas.map((each) => ({ ...each, documents: { 'b.xml': xml } }));
    loadRuleSet({ schemas: [...reading('<b/>'), ...reading('<c/>')] });
  },
  'a position among alternatives is not supported; write a rule for each of them': context('(b | c)[1]'),
  'a condition on the document is not supported in a pattern; write it on the root element, such as /*[…]':
    context('document-node()[b]'),
  'a variable may only begin a pattern; write the path to the nodes that it holds, and in an abstract pattern give the parameter of this name':
    context('b/$v', variable('//c')),
  'a variable is a pattern only if it certainly holds elements; write the path to the nodes that it holds':
    context('$v', variable('//@c')),
  'not allowed in a pattern; write the path to the nodes, and their conditions in a predicate': context('1'),
  'the {axis} axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate':
    context('b/..'),
  '{name}() in a pattern takes literals and variables; write other values in a predicate': context('id(@b)'),
  'a position among the elements of a variable, a key or id() is not supported in a pattern; leave it out':
    context("id('b')[1]"),
  'a key finds only elements; match the elements of these nodes, and use what they hold': expression(
    "key('k', 'v')",
    '<xsl:key name="k" match="@b" use="."/>',
  ),
  'more than {most} steps in its alternatives; write several rules': context(repeated('b/c', ' | ', 1001)),
  'the bytes are not what their encoding says': source(Uint8Array.of(0x3c, 0xff, 0xff)),
  'includes itself; leave this inclusion out': including('<include href="b.sch"/>', {
    'b.sch': `<pattern xmlns="${namespace}"><include href="b.sch"/></pattern>`,
  }),
  '{href} is included here: {reason}': declaring('<include href="b.sch"/>'),
  '{href} is not a path from the folder of the schema, and is not read':
    declaring('<include href="/b.sch"/>'),
  '{href} leads out of the folder of the schema, and is not read; name the folder that holds both (option path, --root)':
    declaring('<include href="../b.sch"/>'),
  '{file} has no element with the id {id}; give the id of a part of it, or include the whole file': including(
    '<include href="b.sch#c"/>',
    { 'b.sch': usable },
  ),
  'the option resolve must give its text or bytes (Uint8Array), and at once': including(
    '<include href="b.sch"/>',
    { 'b.sch': Promise.resolve('') },
  ),
  '{name} is neither a Schematron schema nor a stylesheet made of one; the root of a schema is schema in the namespace {namespace}':
    source('<b/>'),
  '{name} is a part of a schema; give the schema that includes it': source(`<pattern xmlns="${namespace}"/>`),
  'the query binding {binding} is not supported, only xslt, xslt2 and xslt3, in which expressions may mean something else; where they hold in XPath 2.0 as well, write queryBinding="xslt2"':
    source(schema(patternOf(), 'queryBinding="xquery"')),
  '{name} belongs to Schematron 1.5 and has no meaning in ISO Schematron; give it the namespace {namespace}':
    source('<schema xmlns="http://www.ascc.net/xml/schematron"/>'),
  '{name} is not an element of Schematron': declaring('<something/>'),
  '{name} is not an element of Schematron; write {meant}': rules(ruleOn('*', '<asert test="b"/>')),
  'xsl:{name} is not an element of XSLT; write xsl:{meant}': declaring('<xsl:functoin name="f:f"/>'),
  '{name} has no meaning in {parent}, only in {places}': declaring(assertOf('b')),
  '{name} has no meaning in {parent}; take over its content with extends and its href, or include a part of it by id (file.sch#id)':
    including('<include href="b.sch"/>', { 'b.sch': usable }),
  '{name} has no meaning in a pattern with is-a, whose rules are those of the abstract pattern; write it in a pattern of its own':
    patterns(patternOf(ruleOn('b'), 'abstract="true" id="base"') + patternOf(ruleOn('b'), 'is-a="base"')),
  'an abstract pattern cannot be another one (is-a); write its rules in it': declaring(
    patternOf(ruleOn('b'), 'abstract="true" id="base"') +
      patternOf('', 'abstract="true" id="other" is-a="base"'),
  ),
  'the variable {name} is declared twice; give each a name of its own': declaring(
    variable('1') + variable('2'),
  ),
  '{name} is not an attribute of {element}; write {meant}': rules('<rule contxt="b"/>'),
  'xsl:{name} is not supported in a message; write a value-of with XPath, such as if (…) then … else …':
    rules(ruleOn('*', '<assert test="b"><xsl:if test="c">-</xsl:if></assert>')),
  '{count} assertions, where at most {most} are compiled; divide the schema, or give a phase': rules(
    ruleOn('*', '<assert test="b"/>'.repeat(10_001)),
  ),
  'the schema has no assertion and would check nothing; write rules with assert or report': source(
    schema(''),
  ),
  'phase {phase} has no assertion and would check nothing; name its patterns with active': declaring(
    '<phase id="p"/>',
    { phase: 'p' },
  ),
  'more than {most} inclusions; include each file once': including('<include href="0.sch"/>', doubling(14)),
  '{name} has no {attribute}': declaring('<ns prefix="b"/>'),
  'there is no phase {name}, and the schema declares none; leave it out': declaring('', { phase: 'p' }),
  'there is no phase {name}, but {known}': declaring('<phase id="q"/>', { phase: 'p' }),
  'a stylesheet holds the patterns of the phase that it was made for; give its schema, or leave the phase {phase} out':
    source('<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0"/>', {
      phase: 'p',
    }),
  'there is no pattern {pattern}; declare it, or leave its active out': declaring(
    '<phase id="p"><active pattern="q"/></phase>',
    { phase: 'p' },
  ),
  '{id} is not among the {list} of the schema; declare it there, or leave the reference out': rules(
    ruleOn('*', '<assert test="b" diagnostics="d"/>'),
  ),
  'let has no value; give it the attribute value, or a content': declaring('<let name="v"/>'),
  'elements as the content of a variable with a declared type are not supported; leave its type out':
    declaring('<let name="v" as="element()"><b xmlns=""/></let>'),
  'the attribute {name} in the content of a variable is not supported; write it without a prefix': declaring(
    '<let name="v"><b xmlns="" xmlns:c="urn:c" c:d=""/></let>',
  ),
  'xsl:{name} among the elements of a variable is not supported, only elements as they are written; keep what depends on the document in variables of its own':
    declaring('<let name="v"><b xmlns=""/><xsl:copy-of select="c"/></let>'),
  'there is no abstract rule {name}; declare it, or include the file that does': rules(
    ruleOn('*', '<extends rule="r"/>'),
  ),
  'abstract rule {name} extends itself; leave this extends out': rules(
    `<rule abstract="true" id="r"><extends rule="r"/></rule>${ruleOn('*', '<extends rule="r"/>')}`,
  ),
  'there is no abstract pattern {name}; declare it, or include the file that does': declaring(
    patternOf('', 'is-a="p"'),
  ),
  'a rule of more than {most} parts; extend each abstract rule once': rules(
    `${Array.from({ length: 17 }, (_, at) => `<rule abstract="true" id="r${at}">${`<extends rule="r${at + 1}"/>`.repeat(2)}</rule>`).join('')}<rule abstract="true" id="r17"/>${ruleOn('*', '<extends rule="r0"/>')}`,
  ),
  'a rule in rules must be abstract; write rules that judge in a pattern': declaring(
    `<rules>${ruleOn('*')}</rules>`,
  ),
  'the element {name} is not supported in a function, only what gives values: xsl:sequence, xsl:value-of, xsl:choose and the like':
    inFunction('<b xmlns=""/>'),
  'xsl:{name} is not supported in a function; give its value with xsl:sequence, in xsl:if, xsl:choose or xsl:for-each':
    inFunction('<xsl:call-template name="b"/>'),
  'xsl:{name} is not followed; put the functions in the schema, or in a file that sch:include names': rules(
    '<xsl:include href="b.xsl"/>',
  ),
  'xsl:{name} is not followed; give one file': stylesheet('<xsl:import href="b.xsl"/>'),
  'xsl:{name} is not supported; make the stylesheet without it': stylesheet(
    '<xsl:strip-space elements="*"/>',
  ),
  'XSLT {version} is not supported, only 1.0, 2.0 and 3.0; make the stylesheet of its schema for XSLT 2.0':
    stylesheet(template(report), 'version="4.0"'),
  'holds no rules in the form of the ISO skeleton or of SchXslt; give the stylesheet that one of them made of a schema, or the schema':
    stylesheet('<xsl:template match="/"/>'),
  'xpath-default-namespace is not supported; write the prefix of each name': stylesheet(
    template(report),
    'version="2.0" xpath-default-namespace="urn:b"',
  ),
  'the prefix {prefix} stands for {one} and for {other}; give each its own': declaring(
    '<ns prefix="f" uri="urn:g"/>',
  ),
  'one of several templates of a mode has no priority, so their order is unknown; give each its priority':
    stylesheet(template(report) + template(report, 'match="b" mode="M1"')),
  'a variable inside a condition is not supported; declare it before': inTemplate(
    `<xsl:if test="b"><xsl:variable name="v" select="c"/>${report}</xsl:if>`,
  ),
  'a variable inside xsl:for-each is not supported; write its value where it is used': inTemplate(
    `<xsl:for-each select="b"><xsl:variable name="v" select="c"/>${report}</xsl:for-each>`,
  ),
  'findings in xsl:for-each inside another are not supported; select by one path': inTemplate(
    `<xsl:for-each select="b"><xsl:for-each select="c">${report}</xsl:for-each></xsl:for-each>`,
  ),
  'this finding has no condition; put it into xsl:if or xsl:choose': inTemplate(
    '<svrl:failed-assert test="b"/>',
  ),
  '{name} is not understood in a rule, only variables, conditions and findings': inTemplate(
    '<xsl:call-template name="b"/>',
  ),
  'SaxonJS cannot be given the documents that these rules read: use the compiled engine': () =>
    withSaxon(ruleSet(schema(`<let name="v"><b xmlns=""/></let>${patternOf()}`))),
  'the document {name} is not XML: {reason}': () => {
    const schemas = [readSchematron('schema.sch', () => usable, [])];
    const rules = evaluateModule<ExplainedRules>(compileModule(schemas, { explained: true }));
    createSchematron({ ...rules, documents: new Map([['b.xml', '<b']]) }, {});
  },
  'the schema includes {path}; give the option resolve': declaring('<include href="b.sch"/>'),
};

/** Errors of evaluation that are certain before there is a document. */
export const certainErrors: Readonly<Partial<Record<keyof typeof evaluation, Refused>>> = {
  '{type} where {required} is required': inFunction('<xsl:sequence select="1"/>', 'as="element()"'),
  '{type} where a number is required': expression("'2' + 1"),
  '{left} {operator} {right} is not defined': expression("xs:date('2026-01-01') * xs:date('2026-01-01')"),
  '{left} cannot be compared with {right}': expression("'x' = 1"),
  '{type} has no effective boolean value': expression("xs:date('2026-01-01')"),
  '{type} cannot be cast to {target}': expression("xs:date('2026-01-01') cast as xs:integer"),
  '{type} cannot be summed': expression('sum(true())'),
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
