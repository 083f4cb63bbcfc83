import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

const schemaOf = (rules: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${rules}</schema>`;
const asserted = (context: string, id: string, asked: string) =>
  `<pattern><rule context="${context}"><assert id="${id}" test="${asked}">x</assert></rule></pattern>`;
const judged = (rules: string, document: string) =>
  compileSchematron(schemaOf(rules), { coverage: true }).judge(document);

describe('coverage of a report', () => {
  const rules =
    asserted('order', 'kept', '@id') +
    asserted('line', 'broken', '. > 1') +
    asserted('note', 'absent', 'true()') +
    asserted('order', 'open', "xs:date(@id) = xs:date('2026-01-01')");
  const document = '<order id="7"><line>1</line><line>1</line></order>';

  test('counts the rules that had a node, and tells those that had none', () => {
    const coverage = { rules: 4, applied: 3, passed: 1, failed: 1, notJudged: 1, notApplicable: ['absent'] };
    expect(judged(rules, document).coverage).toEqual(coverage);
  });

  test('is only there if it is asked for, and changes nothing else', () => {
    const { coverage: _, ...report } = judged(rules, document);
    const plain = compileSchematron(schemaOf(rules)).judge(document);
    expect(plain).toEqual(report);
    expect(plain).not.toHaveProperty('coverage');
  });

  test('does not depend on how many findings are listed', () => {
    const few = { coverage: true, limits: { maxFindings: 1, maxFindingsPerRule: 1 } };
    const { coverage } = compileSchematron(schemaOf(rules), few).judge(document);
    expect(coverage).toEqual(judged(rules, document).coverage);
  });

  test('adds up: each rule has passed, failed, was not judged or had no node', () => {
    const name = fc.constantFrom('a', 'b', 'c', '*');
    const asked = fc.constantFrom('true()', 'false()', '@x = 1', "xs:date('x') = xs:date('x')");
    const rule = fc.tuple(name, asked);
    const tree = fc.array(fc.constantFrom('<a/>', '<b x="1"/>', '<a><b/></a>'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 6 }), tree, (all, children) => {
        const written = all.map(([context, test], at) => asserted(context, `r${at}`, test)).join('');
        const { coverage } = judged(written, `<d>${children.join('')}</d>`);
        const {
          rules: total = 0,
          passed = 0,
          failed = 0,
          notJudged = 0,
          notApplicable = [],
        } = coverage ?? {};
        expect(total).toBe(all.length);
        expect(passed + failed + notJudged + notApplicable.length).toBe(total);
      }),
      { numRuns: 40 },
    );
  });
});
