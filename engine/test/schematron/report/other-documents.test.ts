import { describe, expect, test } from 'vitest';
import { compileSchematron, loadSchematron } from '../../../src/index.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import type { ExplainedRules } from '../../../src/schematron/report/report.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { parseXml } from '../../../src/xml/parse-xml.ts';
import { compileRuleSet, loadRuleSet } from '../rule-set.ts';

const documents = {
  'colours.xml':
    '<colours><colour code="r" warm="yes"/><colour code="b"/><old><colour code="g">green</colour></old></colours>',
};

const schema = (tests: readonly string[], lets = '') =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><let name="first" value="/ball/@colour"/>
<pattern><rule context="ball"><let name="mine" value="@colour"/><let name="number" value="xs:integer(@size)"/>${lets}
${tests.map((test, at) => `<assert id="a${at}" test="${test}">-</assert>`).join('\n')}</rule></pattern></schema>`;

const judged = (test: string, ball: string, lets?: string) =>
  compileSchematron(schema([test], lets), { documents }).judge(ball).outcome;

describe('A rule reads a document that it was given', () => {
  test.each([
    ["document('colours.xml')/colours/colour[@code = $mine]", 'r', 'valid'],
    ["document('colours.xml')/colours/colour[@code = $mine]", 'g', 'invalid'],
    ["doc('colours.xml')//colour[@code = $mine]", 'g', 'valid'],
    ["document('colours.xml')//colour[$first = @code]", 'b', 'valid'],
    ["document('colours.xml')//colour[@code = $mine][@warm]", 'b', 'invalid'],
    ["document('colours.xml')//colour[@warm][@code = $mine]", 'r', 'valid'],
    ["@colour = document('colours.xml')//@code", 'g', 'valid'],
    ["document('colours.xml')//@code = @colour", 'x', 'invalid'],
    ["not(document('colours.xml')//colour[@code = $mine])", 'x', 'valid'],
    ["count(document('colours.xml')//colour) = 3", 'x', 'valid'],
    ["name(document('colours.xml')/*) = 'colours'", 'x', 'valid'],
    ["empty((document('colours.xml'))/colours/none)", 'x', 'valid'],
    ["string(document('colours.xml')/colours/old/colour) = 'green'", 'x', 'valid'],
    ["document('colours.xml')/colours/colour[1]/@code = 'r' and @colour = 'x'", 'x', 'valid'],
    [
      "if (@colour = 'x') then true() else exists(document('colours.xml')//colour[@code = $mine])",
      'b',
      'valid',
    ],
  ])('%s of a ball of colour %s: %s', (test, colour, outcome) => {
    expect(judged(test, `<ball colour="${colour}"/>`)).toBe(outcome);
  });

  test('with other names and wider than the document that is judged', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `<c v="${at}"/>`).join('');
    const compiled = compileSchematron(schema(["document('many.xml')/m/c[@v = $mine]"]), {
      documents: { 'many.xml': `<m>${many}</m>` },
    });
    expect(compiled.judge('<ball colour="4999"/>').outcome).toBe('valid');
    expect(
      compiled.judge('<ball colour="5000"><ball colour="7"/></ball>').findings.map((each) => each.location),
    ).toEqual(['/Q{}ball']);
  });

  test('an error in its comparison is reported', () => {
    const report = compileSchematron(schema(["document('colours.xml')//colour[@code = string($number)]"]), {
      documents,
    }).judge('<ball size="big"/>');
    expect(report.outcome).toBe('not-judged');
    expect(report.findings[0]?.text).toContain('"big" is not a valid xs:integer');
  });

  test('that was compiled ahead of time', () => {
    const source = schema(["document('colours.xml')//colour[@code = $mine]"]);
    expect(compileSchematron(source, { documents }).toModule()).toContain('colours.xml');
    const read = { ...readSchematron('own.sch', () => source, []), documents };
    const rules = evaluateModule<ExplainedRules>(compileModule([read], { explained: true }));
    expect(loadSchematron(rules).judge('<ball colour="g"/>').outcome).toBe('valid');
  });

  test('that is part of the file of a rule set', () => {
    const source = schema(["document('colours.xml')//colour[@code = $mine]"]);
    const file = compileRuleSet(['own.sch'], () => source, { documents });
    const { engine } = loadRuleSet(JSON.parse(JSON.stringify(file)));
    const ball = parseXml('<ball colour="x"/>');
    expect('root' in ball && engine.judge({ root: ball.root }, 'billing').failed.map(({ id }) => id)).toEqual(
      ['a0'],
    );
  });
});

describe('A variable keeps nodes of such a document', () => {
  const all = `<let name="all" value="document('colours.xml')"/>`;
  const colours = `<let name="colours" value="document('colours.xml')//colour"/>`;

  test.each([
    ['$all/colours/colour[@code = $mine]', all, 'r', 'valid'],
    ['$all/colours/colour[@code = $mine]', all, 'g', 'invalid'],
    ['$all//colour[@code = $hot/@code]', `${all}<let name="hot" value="hot"/>`, 'x', 'valid'],
    ['$all', all, 'x', 'valid'],
    ['count($all//colour) = 3', all, 'x', 'valid'],
    ['@colour = $colours/@code', colours, 'g', 'valid'],
    ['$colours[@code = $mine]', colours, 'x', 'invalid'],
    ["$colours[1]/@code = 'r'", colours, 'x', 'valid'],
    ['$colours[4]', colours, 'x', 'invalid'],
    ["$colours = 'green'", colours, 'x', 'valid'],
    ["$codes = 'b'", `${colours}<let name="codes" value="$colours/@code"/>`, 'x', 'valid'],
    [
      "$codes = 'b'",
      `<let name="codes" as="xs:string*" value="document('colours.xml')//@code"/>`,
      'x',
      'valid',
    ],
    ['$own', `<let name="own" value="document('colours.xml')//colour[@code = $mine]"/>`, 'b', 'valid'],
    ['$own', `<let name="own" value="document('colours.xml')//colour[@code = $mine]"/>`, 'x', 'invalid'],
    [
      "$texts = 'green'",
      `<let name="texts" value="document('colours.xml')//colour/string()"/>`,
      'x',
      'valid',
    ],
    ["every $each in $colours/string() satisfies $each = ('', 'green')", colours, 'x', 'valid'],
    ["document('colours.xml')//colour[@code = $colours/@code][2]", colours, 'x', 'valid'],
  ])('%s where %s and a ball has the colour %s: %s', (test, lets, colour, outcome) => {
    expect(judged(test, `<ball colour="${colour}"><hot code="b"/></ball>`, lets)).toBe(outcome);
  });

  test('of the schema, a pattern or a phase, for contexts, messages and functions as well', () => {
    const source = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" defaultPhase="all">
      <ns prefix="f" uri="urn:f"/>
      <let name="all" value="document('colours.xml')"/>
      <phase id="all"><let name="warm" value="$all//colour[@warm]"/><active pattern="p"/></phase>
      <xsl:function name="f:known"><xsl:param name="code"/><xsl:sequence select="$all//@code = $code"/></xsl:function>
      <pattern id="p"><let name="first" value="$all/colours/colour[1]"/>
        <rule context="ball[$all/colours]"><assert id="a" test="f:known(@colour) and $warm">Not as <value-of select="$first/@code"/>.</assert></rule>
      </pattern></schema>`;
    const { findings } = compileSchematron(source, { documents }).judge(
      '<balls><ball colour="g"/><ball colour="x"/></balls>',
    );
    expect(findings.map(({ location, text }) => [location, text])).toEqual([
      ['/Q{}balls/Q{}ball[2]', 'Not as r.'],
    ]);
  });
});

describe('A path in another document is compared with the judged node, which is current()', () => {
  test.each([
    ["document('colours.xml')//colour[@code = current()/@colour]", '<ball colour="g"/>', 'valid'],
    ["document('colours.xml')//colour[@code = current()/@colour]", '<ball colour="x"/>', 'invalid'],
    ["document('colours.xml')//colour[. = current()]", '<ball>green</ball>', 'valid'],
    ["document('colours.xml')//colour[@warm and current()/hot]", '<ball><hot/></ball>', 'valid'],
    ["document('colours.xml')//colour[@warm and current()/hot]", '<ball/>', 'invalid'],
  ])('%s on %s: %s', (test, ball, outcome) => {
    expect(judged(test, ball)).toBe(outcome);
  });
});

describe('The truth of a path in another document', () => {
  const lets = '<let name="hot" value="hot"/>';

  test.each([
    ['a node is true, though its text is empty', "document('colours.xml')//colour[$hot]", 'valid'],
    ['so it is with others', "document('colours.xml')//colour[@warm and $hot]", 'valid'],
    ['and one of several', "document('colours.xml')//colour[$hot[1]]", 'valid'],
    ['an empty text is not', "document('colours.xml')/colours/colour[1]/string()", 'invalid'],
    ['a text is', "document('colours.xml')/colours/old/colour/string()", 'valid'],
    ['the number 0 is not', "document('colours.xml')/colours/count(none)", 'invalid'],
  ])('%s: %s', (_, test, outcome) => {
    expect(judged(test, '<ball><hot/></ball>', lets)).toBe(outcome);
  });
});

test('A document that is given as a text must be XML', () => {
  const compile = () =>
    compileSchematron(schema(['true()']), { documents: { 'broken.xml': '<a>\n<b></a>' } });
  expect(compile).toThrow(/^broken\.xml:2: /);
});
