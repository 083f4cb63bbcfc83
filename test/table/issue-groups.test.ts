import { expect, test } from 'vitest';
import { groupIssues } from '../../src/table/issue-groups.ts';
import type { TableIssue, TableVerdict } from '../../src/table/requests/validate-table.ts';

const issue = (address: string, more: Partial<TableIssue> = {}): TableIssue => ({
  ...{ severity: 'error', rule: 'a', head: 'TRN', message: 'Not valid.', hint: 'Correct it.', path: 'x' },
  address,
  ...more,
});

const verdict = (issues: readonly TableIssue[], warnings: readonly TableIssue[] = []): TableVerdict => ({
  ...{ number: 'INV-1', rows: [2], outcome: 'invalid', valid: false, request: null, totals: null },
  issues,
  warnings,
});

/** The groups of invoices, by the hint that tells them apart: cells, invoices and kept addresses. */
function groupsOf(...verdicts: readonly TableVerdict[]) {
  const { add, groups } = groupIssues();
  for (const each of verdicts) add(each);
  return groups().map(({ first, cells, invoices, addresses }) => [
    first.hint,
    cells,
    invoices,
    addresses.length,
  ]);
}

test('an invoice counts once among those of a problem, however many of its cells have it', () => {
  expect(groupsOf()).toEqual([]);
  expect(groupsOf(verdict([]))).toEqual([]);
  expect(groupsOf(verdict([issue('A2')]))).toEqual([['Correct it.', 1, 1, 1]]);
  expect(groupsOf(verdict([issue('A2'), issue('A3')]), verdict([issue('A4')]))).toEqual([
    ['Correct it.', 3, 2, 3],
  ]);
});

test('problems that say something else stand apart: errors first, then those of most invoices', () => {
  const warning = issue('B2', { severity: 'warning', hint: 'Look.' });
  const note = issue('C2', { severity: 'information', hint: 'Read.' });
  const rare = issue('D2', { hint: 'Rare.' });
  expect(
    groupsOf(
      verdict([rare, rare, rare], [warning, note]),
      verdict([issue('A3')], [warning]),
      verdict([issue('A4')], [warning]),
    ),
  ).toEqual([
    ['Correct it.', 2, 2, 2],
    ['Rare.', 3, 1, 3],
    ['Look.', 3, 3, 3],
  ]);
  for (const other of [{ rule: 'b' }, { head: 'Qty' }, { message: 'Other.' }, { hint: 'Other.' }])
    expect(groupsOf(verdict([issue('A2'), issue('A3', other)]))).toHaveLength(2);
});

test.each([
  [49, 49],
  [50, 50],
  [51, 50],
])('of %i cells, %i addresses are kept', (count, kept) => {
  const issues = Array.from({ length: count }, (_, at) => issue(`A${at}`));
  expect(groupsOf(verdict(issues))).toEqual([['Correct it.', count, 1, kept]]);
});
