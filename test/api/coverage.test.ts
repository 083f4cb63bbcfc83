import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import invoice from '../../examples/standard-invoice.json' with { type: 'json' };
import { convert, validate, validateUbl } from '../../src/index.ts';
import { ownRuleSet } from '../own-rules.ts';

const xml = convert(invoice).xml ?? '';

const asserted = (context: string, id: string, asked: string) =>
  `<pattern><rule context="${context}"><assert id="${id}" test="${asked}">x</assert></rule></pattern>`;

describe('coverage', () => {
  test('counts the rules of PINT-AE: those that had something to judge, and those that the document keeps', () => {
    const { coverage } = validate(invoice, { coverage: true });
    expect(coverage).toMatchObject({ rules: 302, failed: 0, notJudged: 0 });
    expect(coverage?.applied).toBeGreaterThan(50);
    expect(coverage?.passed).toBe(coverage?.applied);
    expect((coverage?.applied ?? 0) + (coverage?.notApplicable.length ?? 0)).toBe(302);
    expect(validateUbl(xml, { coverage: true }).coverage).toEqual(coverage);
  });

  test('is only there if it is asked for, and changes nothing else', () => {
    expect(validate(invoice)).not.toHaveProperty('coverage');
    const { coverage: _, ...counted } = validateUbl(xml, { coverage: true });
    expect(counted).toEqual(validateUbl(xml));
  });

  test('counts a broken rule as failed, and no longer as passed', () => {
    const kept = validateUbl(xml, { coverage: true }).coverage;
    const broken = validateUbl(xml.replace('>AED<', '>XYZ<'), { coverage: true }).coverage;
    expect(kept?.failed).toBe(0);
    expect(broken?.failed).toBeGreaterThan(0);
    expect(broken?.passed).toBe((broken?.applied ?? 0) - (broken?.failed ?? 0));
  });

  test('of a rule set of its own counts each id once, also one that no node, or another error, reaches', () => {
    const own = ownRuleSet(
      asserted('/*', 'kept', '*') +
        asserted('/*', 'broken', 'false()') +
        asserted('nothing', 'absent', 'true()') +
        asserted('*', 'twice', 'true()') +
        asserted('/*/*', 'twice', 'true()') +
        asserted('/*', 'open', "xs:date('today') = xs:date('today')"),
    );
    expect(validateUbl(xml, { ruleSets: [own], coverage: true }).coverage).toEqual({
      rules: 5,
      applied: 4,
      passed: 2,
      failed: 1,
      notJudged: 1,
      notApplicable: ['absent'],
    });
  });

  test('adds up, whatever the document is', () => {
    const ids = ['a', 'b', 'c'];
    const rule = fc.record({
      context: fc.constantFrom('/*', '*', 'nothing', '/*/*[2]', '@*'),
      id: fc.constantFrom(...ids),
      asked: fc.constantFrom('true()', 'false()', '@currencyID', 'count(*) &gt; 1'),
    });
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 5 }), (rules) => {
        const written =
          asserted('/*', 'first', 'true()') +
          rules.map(({ context, id, asked }) => asserted(context, id, asked)).join('');
        const { coverage } = validateUbl(xml, { ruleSets: [ownRuleSet(written)], coverage: true });
        if (coverage === undefined) throw new Error('no coverage');
        expect(coverage.rules).toBe(new Set(rules.map(({ id }) => id)).size + 1);
        expect(coverage.applied).toBe(coverage.passed + coverage.failed + coverage.notJudged);
        expect(coverage.rules).toBe(coverage.applied + coverage.notApplicable.length);
        const never = rules.filter(({ context }) => context === 'nothing').map(({ id }) => id);
        const others = new Set(rules.filter(({ context }) => context !== 'nothing').map(({ id }) => id));
        for (const id of never) expect(coverage.notApplicable.includes(id)).toBe(!others.has(id));
      }),
      { numRuns: 20 },
    );
  });
});
