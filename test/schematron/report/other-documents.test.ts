import { describe, expect, test } from 'vitest';
import { parseUbl } from '../../../src/intake/parse-ubl.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import { compileSchematron, loadSchematron } from '../../../src/schematron/index.ts';
import type { ExplainedRules } from '../../../src/schematron/report/report.ts';
import { compileRuleSet, loadRuleSet } from '../../../src/schematron/rule-set-file.ts';
import { toXslt } from '../../../src/schematron/saxon/to-xslt.ts';
import { readSchematron } from '../../../src/schematron/source.ts';

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
    const title = { id: 'own', version: '1', validFrom: null, validTo: null, documents };
    const source = schema(["document('colours.xml')//colour[@code = $mine]"]);
    const file = compileRuleSet(
      ['own.sch'],
      () => source,
      title,
      (text) => `${text.length}`,
    );
    const { engine } = loadRuleSet(JSON.parse(JSON.stringify(file)));
    const ball = parseUbl('<ball colour="x"/>');
    expect('root' in ball && engine.judge({ root: ball.root }, 'billing').failed.map(({ id }) => id)).toEqual(
      ['a0'],
    );
  });
});

describe('Other documents are refused with file, line and what to do', () => {
  test.each([
    [
      "document('other.xml')//a",
      'schema.sch:3: document() reads no file and no address: register the document other.xml by this name (option documents, --document NAME=FILE)',
    ],
    ["doc('https://example.org/a.xml')/a", 'register the document https://example.org/a.xml by this name'],
    ["document('')/schema", 'register the document  by this name'],
    ['document(@colour)/a', 'document() takes the name of a registered document, as a literal'],
    [
      "document(('colours.xml', 'b.xml'))/a",
      'document() takes the name of a registered document, as a literal',
    ],
    ["document('colours.xml', /)/a", 'document() takes the name of a registered document, as a literal'],
    ["$all/colour = 'x'", 'nodes of another document can be tested and compared only'],
    [
      "document('colours.xml')//colour[@from = current-date()]",
      'current-date() inside a path in another document',
    ],
    ["document('colours.xml')//colour[@code = current()/@colour]", 'current() is not known here'],
    ["document('colours.xml')//colour[$mine/@code]", 'a step from what is not a node'],
  ])('%s', (test, reason) => {
    const lets = test.includes('$all') ? `<let name="all" value="document('colours.xml')"/>` : '';
    expect(() => judged(test, '<ball/>', lets)).toThrow(reason);
  });

  test('a given text that is not XML', () => {
    const compile = () =>
      compileSchematron(schema(['true()']), { documents: { 'broken.xml': '<a>\n<b></a>' } });
    expect(compile).toThrow(/^broken\.xml:2: /);
  });

  test('with SaxonJS, which would read a file', () => {
    const read = readSchematron('own.sch', () => schema(['true()']), []);
    expect(() => toXslt({ ...read, documents })).toThrow('SaxonJS cannot be given the documents');
  });
});
