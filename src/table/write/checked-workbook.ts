import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { Cell } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { certainValue } from '../requests/certain-value.ts';
import type { CorrectedCell } from '../requests/corrected-cells.ts';
import type { TableIssue, TableVerdict } from '../requests/validate-table.ts';
import { type CellNote, type LookedCell, type WrittenCell, workbookOf } from '../xlsx/write-workbook.ts';

/** Facts about the rows of a table after validating its invoices. */
interface RowNotes {
  readonly outcome: TableVerdict['outcome'];
  /** For each column, the text and style that its cell needs. */
  readonly cells: Map<number, TableIssue[]>;
  /** Fields without a column. */
  readonly others: TableIssue[];
  /** By column: the value of a corrected invoice. */
  readonly corrected: Map<number, CorrectedCell>;
}

/** Collects verdicts; it stores only what a workbook shows of them. */
export function checkedWorkbook(heads: Heads, language: Language, fixes: boolean) {
  const rows = new Map<number, RowNotes>();
  return { add, bytes };

  function add({ outcome, rows: numbers, issues, warnings, corrected = [] }: TableVerdict): void {
    for (const row of numbers) rows.set(row, { outcome, cells: new Map(), others: [], corrected: new Map() });
    for (const cell of corrected) rows.get(cell.row)?.corrected.set(cell.column, cell);
    const [first = 0] = numbers;
    for (const issue of [...issues, ...warnings]) {
      if (issue.severity === 'information') continue;
      const notes = rows.get(issue.cell?.row ?? issue.row ?? first);
      if (issue.cell === undefined) notes?.others.push(issue);
      else notes?.cells.set(issue.cell.column, [...(notes.cells.get(issue.cell.column) ?? []), issue]);
    }
  }

  /** The table in the same cells, with notes at cells with findings, and two summary columns for each row. */
  function bytes(): Uint8Array {
    const notes: CellNote[] = [];
    const width = heads.columns.length;
    return workbookOf([
      {
        name: heads.sheet.name === '' ? fill(texts.sheets.invoices, language) : heads.sheet.name,
        isRightToLeft: language === 'ar',
        headRow: heads.row,
        hasFilter: true,
        columns: [...heads.columns.map(() => ({ width: 16 })), { width: 14 }, { width: 80 }],
        rows: written(notes, width),
        notes,
      },
    ]);
  }

  function* written(notes: CellNote[], width: number): Generator<readonly WrittenCell[]> {
    let next = 1;
    for (const { number, cells } of heads.sheet.rows()) {
      for (; next < number; next += 1) yield [];
      next = number + 1;
      const row: WrittenCell[] = Array.from({ length: width }, (_, at) => writtenCell(cells[at]));
      if (number === heads.row)
        row.push(fill(texts.annotated.verdict, language), fill(texts.annotated.toDo, language));
      const known = rows.get(number);
      if (known !== undefined) annotate(row, number, known, notes, width);
      yield row;
    }
  }

  function annotate(
    row: WrittenCell[],
    number: number,
    known: RowNotes,
    notes: CellNote[],
    width: number,
  ): void {
    const { outcome, cells, others, corrected } = known;
    for (const [column, { value }] of corrected) {
      const before = row[column];
      const was = typeof before === 'object' ? before.value : before;
      row[column] = { value, mark: 'mended' };
      notes.push({
        row: number,
        column,
        text: fill(texts.annotated.was, language, { value: String(was ?? '') }),
      });
    }
    for (const [column, issues] of cells) {
      const mended = fixes && !corrected.has(column) ? certainValue(issues) : undefined;
      const before = row[column];
      const cell: LookedCell = typeof before === 'object' ? before : { value: before };
      const isWrong = issues.some(({ severity }) => severity === 'error');
      row[column] =
        mended === undefined
          ? { ...cell, mark: isWrong ? 'wrong' : 'careful' }
          : { value: mended, mark: 'mended' };
      const was =
        mended === undefined
          ? []
          : [fill(texts.annotated.was, language, { value: String(cell.value ?? '') })];
      notes.push({ row: number, column, text: [...was, ...issues.map(inFull)].join('\n\n') });
    }
    const all = [
      ...[...cells.values()].flat().map((issue) => `${issue.head}: ${inFull(issue)}`),
      ...others.map(inFull),
    ];
    const isWrong = [...cells.values()]
      .flat()
      .concat(others)
      .some(({ severity }) => severity === 'error');
    row[width] = {
      value: fill(texts.annotated.outcomes[outcome], language),
      mark: isWrong ? 'wrong' : undefined,
    };
    row[width + 1] = all.join('\n').slice(0, 30_000);
  }
}

function inFull({ message, hint }: TableIssue): string {
  return `${message} ${hint}`;
}

/** A cell as read, so that it is read the same again: errors stay errors, and dates dates. */
function writtenCell(cell: Cell | undefined): WrittenCell {
  if (cell === undefined) return undefined;
  const { kind, text, shown } = cell;
  switch (kind) {
    case 'number':
      return { value: Number(text), ...(shown === undefined ? {} : { form: shown }) };
    case 'date':
      return { value: text, form: text.includes('T') ? 'dateTime' : 'date' };
    case 'boolean':
      return { value: text === 'TRUE' };
    case 'error':
      return { value: undefined, error: text };
    case 'uncalculated':
      return { value: undefined, error: '#N/A' };
    case 'text':
      return { value: text, form: 'text' };
  }
}
