import type { TableIssue, TableVerdict } from './requests/validate-table.ts';

/** One finding that occurs at several cells. */
export interface IssueGroup {
  readonly first: TableIssue;
  readonly addresses: readonly string[];
  /** The number of cells, and of their invoices. */
  readonly cells: number;
  readonly invoices: number;
}

const mostAddresses = 50;

/** Groups findings by their text; memory does not grow with the number of cells. */
export function groupIssues() {
  const groups = new Map<
    string,
    { first: TableIssue; addresses: string[]; cells: number; invoices: number }
  >();
  return {
    add: ({ issues, warnings }: TableVerdict): void => {
      const seen = new Set<string>();
      for (const issue of [...issues, ...warnings]) {
        if (issue.severity === 'information') continue;
        const key = [issue.severity, issue.rule, issue.head, issue.message, issue.hint].join('\n');
        const group = groups.get(key) ?? { first: issue, addresses: [], cells: 0, invoices: 0 };
        groups.set(key, group);
        group.cells += 1;
        if (!seen.has(key)) group.invoices += 1;
        seen.add(key);
        if (group.addresses.length < mostAddresses) group.addresses.push(issue.address);
      }
    },
    /** The errors first, ordered by the number of their invoices. */
    groups: (): readonly IssueGroup[] =>
      [...groups.values()].toSorted(
        (one, other) =>
          Number(other.first.severity === 'error') - Number(one.first.severity === 'error') ||
          other.invoices - one.invoices,
      ),
  };
}
