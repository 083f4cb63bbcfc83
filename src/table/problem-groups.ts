import type { CellPlace, Row } from './cell.ts';
import type { PlannedTable } from './convert-table.ts';
import type { UsedColumn } from './map/plan.ts';
import { dataRows } from './map/survey.ts';
import { certainValue } from './requests/corrected-cells.ts';
import type { TableIssue, TableVerdict } from './requests/validate-table.ts';

/** Cells with the same wrong text; one text corrects them all. */
export interface WrongText {
  /** The text of the cells, unchanged; empty if they are blank. */
  readonly text: string;
  /** The customer with these details. */
  readonly buyer: string | undefined;
  readonly cells: readonly CellPlace[];
  readonly invoices: number;
  /** The certain correction for each cell. */
  readonly suggested: string | undefined;
}

/** An error of several invoices. */
export interface ProblemGroup {
  readonly first: TableIssue;
  readonly invoices: number;
  readonly texts: readonly WrongText[];
}

interface WrongCell {
  readonly row: number;
  readonly used: UsedColumn;
  readonly rows: readonly number[];
  readonly certain: string | undefined;
}

interface OpenText {
  readonly text: string;
  readonly buyer: string | undefined;
  readonly cells: CellPlace[];
  readonly invoices: Set<readonly number[]>;
  readonly certain: Set<string | undefined>;
}

interface Problem {
  readonly first: TableIssue;
  invoices: number;
  readonly cells: WrongCell[];
}

/** A key for the same error in the same column, in any invoice. */
export function problemKey({ rule, head = '', message }: TableIssue): string {
  return `${rule ?? ''} ${head} ${rule === undefined ? message : ''}`;
}

/** Groups errors by problem, and their cells by text; a cell is listed under its first error. */
export function problemGroups({ heads, plan }: PlannedTable) {
  const usedAt = new Map(plan.used.map((used) => [used.column.index, used]));
  const buyerColumn = plan.used.find(({ field }) => field.path === 'buyer.name')?.column.index;
  const problems = new Map<string, Problem>();
  return { add, groups };

  function add({ issues, rows }: TableVerdict): void {
    const seen = new Set<string>();
    const cells = new Set<string>();
    for (const issue of issues) {
      const key = problemKey(issue);
      const problem = problems.get(key) ?? { first: issue, invoices: 0, cells: [] };
      problems.set(key, problem);
      if (!seen.has(key)) problem.invoices += 1;
      seen.add(key);
      const used = issue.cell && usedAt.get(issue.cell.column);
      if (
        issue.cell === undefined ||
        used === undefined ||
        !isOfCell(issue, used) ||
        cells.has(issue.address)
      )
        continue;
      cells.add(issue.address);
      const certain = certainValue([issue]);
      problem.cells.push({ row: issue.cell.row, used, rows, certain: certain?.toString() });
    }
  }

  function groups(): ProblemGroup[] {
    const found = [...problems.values()].toSorted((one, other) => other.invoices - one.invoices);
    const rows = rowsOf(found.flatMap(({ cells }) => cells.flatMap((cell) => cell.rows)));
    return found.map(({ first, invoices, cells }) => ({ first, invoices, texts: wrongTexts(cells, rows) }));
  }

  function rowsOf(numbers: readonly number[]): ReadonlyMap<number, Row> {
    const wanted = new Set(numbers);
    const found = new Map<number, Row>();
    if (wanted.size > 0)
      for (const row of dataRows(heads)) if (wanted.has(row.number)) found.set(row.number, row);
    return found;
  }

  function wrongTexts(cells: readonly WrongCell[], rows: ReadonlyMap<number, Row>): WrongText[] {
    const textAt = (row: number, column: number) => rows.get(row)?.cells[column]?.text ?? '';
    const texts = new Map<string, OpenText>();
    for (const { row, used, rows: all, certain } of cells) {
      const column = used.column.index;
      const text = textAt(row, column);
      const isOfBuyer = used.field.path.startsWith('buyer.') && buyerColumn !== undefined;
      const buyer = isOfBuyer ? textAt(row, buyerColumn).trim() : undefined;
      const key = JSON.stringify([text, buyer]);
      const known = texts.get(key) ?? { text, buyer, cells: [], invoices: new Set(), certain: new Set() };
      texts.set(key, known);
      known.invoices.add(all);
      known.certain.add(certain);
      // A value of the whole invoice is the same in each of its rows.
      const same = used.field.isOfLine ? [row] : all.filter((each) => textAt(each, column) === text);
      for (const each of same) known.cells.push({ sheet: heads.sheet.name, row: each, column });
    }
    return [...texts.values()]
      .map(({ invoices, certain: [suggested, ...others], ...each }) => ({
        ...each,
        invoices: invoices.size,
        suggested: others.length === 0 ? suggested : undefined,
      }))
      .toSorted((one, other) => other.invoices - one.invoices);
  }
}

/** Tells whether an error concerns the value of a cell, and not neighbouring fields. */
function isOfCell({ rule, path }: TableIssue, { field }: UsedColumn): boolean {
  const plain = (each: string) => each.replaceAll(/\[\d*\]/g, '[]');
  return rule === undefined || plain(path) === plain(field.path);
}
