import { describe, expect, test } from 'vitest';
import standardInvoice from '../../examples/standard-invoice.json' with { type: 'json' };
import { embeddedRuleSet } from '../../src/api/published.ts';
import { validate, validateUbl } from '../../src/index.ts';
import { htmlReport } from '../../src/report/html/report.ts';
import { svrlReport } from '../../src/report/svrl.ts';
import { textReport } from '../../src/report/text.ts';
import { ownRuleSet } from '../own-rules.ts';
import { fixture } from '../schematron/fixture.ts';

/** A rule set with one rule that never holds, with its own context or test. */
function ruleSet(id: string, context: string, appliesTo?: string) {
  const rule = `<rule context="${context}"><assert id="r" test="false()">The ${id} rules speak.</assert></rule>`;
  return ownRuleSet(`<pattern>${rule}</pattern>`, { id, appliesTo });
}

const note = '<note><to>A</to></note>';
const anything = ruleSet('any', '/*');
const notes = ruleSet('notes', '/note');
const orders = ruleSet('orders', '/order');
const judge = (rules: Parameters<typeof validateUbl>[1], xml = note) =>
  validateUbl(xml, { structure: 'off', ...rules });

describe('of several rule sets', () => {
  test('those that apply to the document judge, in order, and the result names each', () => {
    const { outcome, issues, ruleSet, ruleSets } = judge({ ruleSets: [notes, orders, anything] });
    expect([outcome, ruleSet?.id]).toEqual(['invalid', 'notes']);
    expect(ruleSets?.map(({ id }) => id)).toEqual(['notes', 'any']);
    expect(issues.map(({ rule, message, ruleSet }) => [rule, message, ruleSet])).toEqual([
      ['r', 'The notes rules speak.', 'notes 1'],
      ['r', 'The any rules speak.', 'any 1'],
    ]);
  });

  test('if only one applies to the document, that one judges', () => {
    const { issues, ruleSet, ruleSets } = judge({ ruleSets: [orders, notes] });
    expect([ruleSet?.id, ruleSets]).toEqual(['notes', undefined]);
    expect(issues.map(({ ruleSet }) => ruleSet)).toEqual([undefined]);
  });

  test('if none applies to the document, it is not judged and never valid', () => {
    const other = ruleSet('other', '/*', '/order');
    const { valid, outcome, issues, ruleSet: judgedBy } = judge({ ruleSets: [orders, other] });
    expect([valid, outcome, judgedBy]).toEqual([false, 'not-judged', null]);
    expect(issues[0]?.message).toContain('orders 1, other 1');
  });

  test('one may have its own condition, such as on the root element or on a text in it', () => {
    const toB = ruleSet('toB', '/*', "/note[to = 'B']");
    expect(judge({ ruleSets: [toB, notes] }).ruleSet?.id).toBe('notes');
    expect(judge({ ruleSets: [toB] }, note.replace('A', 'B')).ruleSet?.id).toBe('toB');
  });

  test('one whose condition cannot be evaluated keeps the document from being valid', () => {
    const broken = ruleSet('broken', '/*', '/note/xs:decimal(to) = 1');
    const { outcome, issues } = judge({ ruleSets: [ruleSet('never', '/x'), broken] });
    const message =
      'It cannot be decided whether broken 1 apply to /: FORG0001: "A" is not a valid xs:decimal';
    expect(outcome).toBe('not-judged');
    expect(issues).toMatchObject([{ rule: 'pint-ae-rule-context', message }]);
    expect(judge({ ruleSets: [broken, notes] }).outcome).toBe('not-judged');
  });

  test('PINT-AE may be one, for UBL and for requests', () => {
    const both = { ruleSets: [embeddedRuleSet, anything] };
    expect(validateUbl(fixture('invoice'), both).issues).toMatchObject([{ rule: 'r', ruleSet: 'any 1' }]);
    expect(validate(standardInvoice, both).ruleSets).toMatchObject([
      { id: embeddedRuleSet.id },
      { id: 'any' },
    ]);
  });
});

test.each(['en', 'ar'] as const)('a report names the rule sets that judged (%s)', (language) => {
  const result = judge({ ruleSets: [notes, anything], language });
  const report = { ...result, name: 'note.xml', form: 'ubl' as const };
  const source = { lines: [], placeOf: () => undefined, markOf: () => undefined };
  for (const format of [textReport, svrlReport, htmlReport])
    expect(format([{ report, source }], language)).toMatch(/notes 1.*any 1/s);
});
