import { describe, expect, test } from 'vitest';
import type { BatchSummary } from '../../src/batch/index.ts';
import { summaryText } from '../../src/cli/batch/summary-text.ts';

const summary: BatchSummary = {
  ...{
    end: 'complete',
    documents: 1200,
    valid: 1000,
    invalid: 150,
    malformed: 30,
    notJudged: 20,
    skipped: 0,
    notWritten: 0,
  },
  ...{ rules: [], worst: [], firstNotJudged: [], resumedAfter: 0, seconds: 2, documentsPerSecond: 600 },
};
const told = (changes: Partial<BatchSummary>) => summaryText({ ...summary, ...changes }, 'en').trimEnd();
const rules = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    rule: `rule-${at + 1}`,
    documents: 99 - at,
    issues: 99 - at,
  }));

describe('the summary of a batch', () => {
  test('has the documents, their verdicts, and no more where nothing failed', () => {
    const [headline, counts, ...others] = told({}).split('\n\n');
    expect(headline).toMatch(/^1,200 documents; .*, 600 a second\.$/);
    expect(counts?.split('\n').map((row) => row.trim().split(/ {2,}/).at(-1))).toEqual([
      ...['1,000', '150', '30', '20'],
    ]);
    expect(others).toEqual([]);
    expect(told({ withTaxData: 5, withoutTaxData: 6 }).split('\n\n')[1]?.split('\n')).toHaveLength(6);
  });

  test.each([
    [1, ''],
    [10, ''],
    [11, 'and 1 more rule'],
    [13, 'and 3 more rules'],
  ])('of %i rules names the ten most frequent, and how many more there are', (count, more) => {
    const block = told({ rules: rules(count) }).split('\n\n')[2] ?? '';
    expect(block).toMatch(/^Documents in which a rule fails\n/);
    expect(block.match(/rule-\d+/g)).toHaveLength(Math.min(10, count));
    expect(/and \d+ more rules?/.exec(block)?.[0] ?? '').toBe(more);
  });

  test('says how a run ended before its end, and what an earlier one had judged', () => {
    expect(told({ resumedAfter: 200 })).toMatch(/^1,200 documents, 200 of them before; /);
    const headlines = (['complete', null, 'stopped', 'failed-fast'] as const).map(
      (end) => told({ end }).split('\n')[0] ?? '',
    );
    const [complete = '', running, ...early] = headlines;
    expect(running).toBe(complete);
    expect(early.map((headline) => headline.startsWith(`${complete} `))).toEqual([true, true]);
  });

  test('has no speed where less than one document was judged a second', () => {
    expect(told({ documents: 1, seconds: 6.21, documentsPerSecond: 0 })).toMatch(/^1 document; 6\.2 s\.\n/);
  });

  test.each([
    [9.94, '9.9 s'],
    [10, '10 s'],
    [59.4, '59 s'],
    [59.5, '1 min 0 s'],
    [3599, '59 min 59 s'],
    [3600, '1 h 0 min'],
    [7529, '2 h 5 min'],
  ])('has %d seconds as %s', (seconds, text) => {
    expect(told({ seconds })).toContain(`; ${text}, `);
  });

  test('of nothing says what is read', () => {
    expect(told({ documents: 0 })).toMatch(/^No documents: nothing was checked\./);
    expect(told({ documents: 0, end: null })).not.toMatch(/^No documents/);
  });
});
