import { describe, expect, test } from 'vitest';
import { compileSchematron, loadSchematron } from '../../../src/index.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import type { ExplainedRules } from '../../../src/schematron/report/report.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { parseXml } from '../../../src/xml/parse-xml.ts';
import { expectedIn } from '../../xpath/conformance/answers.ts';
import { compileRuleSet, loadRuleSet } from '../rule-set.ts';

const documents = {
  'colours.xml':
    '<colours><colour code="r" warm="yes"/><colour code="b"/><old><colour code="g">green</colour></old></colours>',
};

const schema = (tests: readonly string[], lets = '') =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><let name="first" value="/ball/@colour"/>
<pattern><rule context="ball"><let name="mine" value="@colour"/><let name="number" value="xs:integer(@size)"/>${lets}
${tests.map((test, at) => `<assert id="a${at}" test="${test}">-</assert>`).join('\n')}</rule></pattern></schema>`;

const variables = `<let name="all" value="document('colours.xml')"/><let name="colours" value="document('colours.xml')//colour"/>
  <let name="own" value="document('colours.xml')//colour[@code = $mine]"/><let name="codes" value="$colours/@code"/><let name="hot" value="hot"/>
  <let name="typed" as="xs:string*" value="document('colours.xml')//@code"/><let name="texts" value="document('colours.xml')//colour/string()"/>`;

/** Tests of balls, one a line, each with the colours of the balls that pass it. */
const tests = `
document('colours.xml')/colours/colour[@code = $mine] => r b
doc('colours.xml')//colour[@code = $mine] => r b g
document('colours.xml')//colour[$first = @code] => r b g
document('colours.xml')//colour[@code = $mine][@warm] => r
document('colours.xml')//colour[@warm][@code = $mine] => r
@colour = document('colours.xml')//@code => r b g
document('colours.xml')//@code = @colour => r b g
not(document('colours.xml')//colour[@code = $mine]) => x
count(document('colours.xml')//colour) = 3 => r b g x
name(document('colours.xml')/*) = 'colours' => r b g x
empty((document('colours.xml'))/colours/none) => r b g x
string(document('colours.xml')/colours/old/colour) = 'green' => r b g x
document('colours.xml')/colours/colour[1]/@code = 'r' and @colour = 'x' => x
if (@colour = 'x') then true() else exists(document('colours.xml')/colours/colour[@code = $mine]) => r b x
$all/colours/colour[@code = $mine] => r b
$all//colour[@code = $hot/@code] => r b g
$all => r b g x
count($all//colour) = 3 => r b g x
@colour = $colours/@code => r b g
$colours[@code = $mine] => r b g
$colours[1]/@code = 'r' => r b g x
$colours[4] =>
$colours = 'green' => r b g x
$codes = 'b' => r b g x
$typed = 'b' => r b g x
$own => r b g
$texts = 'green' => r b g x
every $each in $colours/string() satisfies $each = ('', 'green') => r b g x
document('colours.xml')//colour[@code = $colours/@code][2] => r b g x
document('colours.xml')//colour[@code = current()/@colour] => r b g
document('colours.xml')//colour[. = current()] => g
document('colours.xml')//colour[@warm and current()/hot] => r b g
document('colours.xml')//colour[$hot] => r b g
document('colours.xml')//colour[@warm and $hot] => r b g
document('colours.xml')//colour[$hot[1]] => r b g
document('colours.xml')/colours/colour[1]/string() =>
document('colours.xml')/colours/old/colour/string() => r b g x
document('colours.xml')/colours/count(none) =>
`;

test.each(expectedIn(tests))(
  '$expression passes for balls of the colours $result',
  ({ expression, result }) => {
    const { judge } = compileSchematron(schema([expression], variables), { documents });
    const balls = [
      '<ball colour="r">red<hot code="b"/></ball>',
      '<ball colour="b">blue<hot code="b"/></ball>',
      '<ball colour="g">green<hot code="b"/></ball>',
      '<ball colour="x">none</ball>',
    ];
    const passing = balls.filter((ball) => judge(ball).outcome === 'valid').map((ball) => ball[14]);
    expect(passing.join(' ')).toBe(result.trim());
  },
);

describe('A rule reads a document that it was given', () => {
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

  test('in variables of the schema, a pattern or a phase, for contexts, messages and functions as well', () => {
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

test('A document that is given as a text must be XML', () => {
  const compile = () =>
    compileSchematron(schema(['true()']), { documents: { 'broken.xml': '<a>\n<b></a>' } });
  expect(compile).toThrow(/^broken\.xml:2: /);
});
