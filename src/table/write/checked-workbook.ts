import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { Cell } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { type CorrectedCell, certainValue } from '../requests/corrected-cells.ts';
import type { TableIssue, TableVerdict } from '../requests/validate-table.ts';
import { type CellNote, type LookedCell, type WrittenCell, workbookOf } from '../xlsx/write-workbook.ts';

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
    const lookedAt = (cell: WrittenCell): LookedCell => (typeof cell === 'object' ? cell : { value: cell });
    const was = ({ value }: LookedCell) =>
      fill(texts.annotated.was, language, { value: String(value ?? '') });
    for (const [column, { value }] of corrected) {
      notes.push({ row: number, column, text: was(lookedAt(row[column])) });
      row[column] = { value, mark: 'mended' };
    }
    for (const [column, issues] of cells) {
      const mended = fixes && !corrected.has(column) ? certainValue(issues) : undefined;
      const cell = lookedAt(row[column]);
      row[column] =
        mended === undefined
          ? { ...cell, mark: hasError(issues) ? 'wrong' : 'careful' }
          : { value: mended, mark: 'mended' };
      const about = [...(mended === undefined ? [] : [was(cell)]), ...issues.map(inFull)];
      notes.push({ row: number, column, text: about.join('\n\n') });
    }
    const ofCells = [...cells.values()].flat();
    const all = [...ofCells.map((issue) => `${issue.head}: ${inFull(issue)}`), ...others.map(inFull)];
    row[width] = {
      value: fill(texts.annotated.outcomes[outcome], language),
      mark: hasError([...ofCells, ...others]) ? 'wrong' : undefined,
    };
    row[width + 1] = all.join('\n').slice(0, 30_000);
  }
}

const hasError = (issues: readonly TableIssue[]) => issues.some(({ severity }) => severity === 'error');

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
