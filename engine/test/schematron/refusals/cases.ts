import { compileSchematron, type SchematronOptions } from '../../../src/index.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import { createSchematron } from '../../../src/schematron/report/judge.ts';
import type { ExplainedRules } from '../../../src/schematron/report/report.ts';
import { toXslt } from '../../../src/schematron/saxon/to-xslt.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { escaped } from '../compiled/draft.ts';
import { compileRuleSet, loadRuleSet, type RuleSet } from '../rule-set.ts';
import { assertOf, namespace, patternOf, ruleOn, schema, stylesheetOf } from '../schema-text.ts';

/** Throws a refusal. */
type Refused = () => unknown;

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

const stylesheet = (content: string, attributes?: string) => source(stylesheetOf(content, attributes));
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
  'schema.sch:2: unexpected character U+00A0 in ': expression('b =\u00a0c'),
  'schema.sch:1: there is no phase b, and the schema declares none; leave it out': source(
    schema(patternOf(), 'defaultPhase="b"'),
  ),
  'schema.sch:2: only the name of a function may follow => in b => 1 (at "1")': expression('b => 1'),
  'schema.sch:2: nested more than 256 deep; use variables for parts': expression(
    `${'('.repeat(300)}1${')'.repeat(300)}`,
  ),
  'schema.sch:2: more than 256 operators': expression(repeated('1', ' + ', 300)),
  'schema.sch:2: a path of more than 256 steps; use variables for parts': expression(repeated('b', '/', 300)),
  'schema.sch:2: more than 256 predicates': expression(`b${'[c]'.repeat(300)}`),
  'schema.sch:2: type comment() is not supported; declare item()* in f:f (at "f:f")': inFunction(
    '<xsl:sequence select="$p"/>',
    'as="comment()"',
  ),
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
  'schema.sch:2: f:f() calls itself and needs a declared type other than item(), such as as="xs:string*" in f:f($p) (at "f:f($p)")':
    inFunction('<xsl:sequence select="f:f($p)"/>'),
  'schema.sch:2: there is no current() in a function or in another document; give it by a parameter or a variable in current() (at "current()")':
    inFunction('<xsl:sequence select="current()"/>'),
  'schema.sch:2: there is no context item here; give a function the node as a parameter in b (at "b")':
    inFunction('<xsl:sequence select="b"/>'),
  "schema.sch:2: there is no context item here; give a function the node as a parameter in key('k', $p)":
    expression(
      'f:f(1)',
      `<xsl:key name="k" match="b" use="@c"/>${functionOf(`<xsl:sequence select="key('k', $p)"/>`)}`,
    ),
  'schema.sch:2: there is no context item here, so no document either; give a function the node as a parameter in /b (at "/b")':
    inFunction('<xsl:sequence select="/b"/>'),
  'schema.sch:2: does not select only elements; select elements, and test what they hold in @b (at "@b")':
    inTemplate(`<xsl:for-each select="@b">${report}</xsl:for-each>`),
  'schema.sch:2: a subject must be a node in 1 (at "1")': rules(
    ruleOn('*', assertOf('true()'), 'subject="1"'),
  ),
  'schema.sch:2: the variable $w means something else here than where this path is declared; rename one in for $w in 2 return $v[1] = 1 (at "$v[1] = 1")':
    expression(
      'for $w in 2 return $v[1] = 1',
      `<let name="w" value="1"/>${variable("document('b.xml')/b[. = $w]")}`,
      { documents: { 'b.xml': '<b/>' } },
    ),
  'b.xml:1: two documents are registered by this name; give each its own': () => {
    const file = ruleSet(usable);
    const reading = (xml: string) => file.schemas.map((each) => ({ ...each, documents: { 'b.xml': xml } }));
    loadRuleSet({ schemas: [...reading('<b/>'), ...reading('<c/>')] });
  },
  'schema.sch:2: a key finds only elements; match the elements of these nodes, and use what they hold in b | b/@c, . (at "b | b/@c, .")':
    expression("key('k', 'v')", '<xsl:key name="k" match="b | b/@c" use="."/>'),
  'schema.sch:2: more than 2000 steps': context(repeated('b/c', ' | ', 1001)),
  'schema.sch:1: the bytes are not what their encoding says': source(Uint8Array.of(0x3c, 0xff, 0xff)),
  'b.sch:1: includes itself; leave this inclusion out': including('<include href="b.sch"/>', {
    'b.sch': `<pattern xmlns="${namespace}"><include href="b.sch"/></pattern>`,
  }),
  'schema.sch:2: includes itself; leave this inclusion out': patterns(
    patternOf('<rule context="b"/><include href="#p"/>', 'id="p"'),
  ),
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
  'schema.sch:2: rule has no context': rules('<rule/>'),
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
  'schema.sch:2: the prefix a stands for urn:a and for urn:b; give each its own': stylesheet(
    `<xsl:template xmlns:a="urn:b" match="/"/>${template(report)}`,
  ),
  'schema.sch:2: $v is not declared': stylesheet(template(report, 'match="$v" mode="M1" priority="1"')),
  // Some elements are counted among attributes, and some are not.
  'schema.sch:2: position() is not known here, because a schema does not say which nodes its rules visit together; count siblings instead':
    stylesheet(
      template(`${report.replace('"b"', '"position() = 1"')}<xsl:apply-templates select="*" mode="M1"/>`) +
        template('<xsl:apply-templates select="@*|*" mode="M1"/>', 'match="b" mode="M1" priority="999"'),
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
