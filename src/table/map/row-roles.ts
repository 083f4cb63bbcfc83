import { type Decimal, decimal, zero } from '../../core/numbers/decimal.ts';
import type { TableLayout, TableNames } from '../../core/specification/table-names.ts';
import type { Cell, Row } from '../cell.ts';
import { numberOfCell } from '../values/number-text.ts';
import { wordsIn } from './head-key.ts';
import type { Column } from './heads.ts';
import type { RowMeaning } from './table-map.ts';

/** The role of a row that is not a line of an invoice. */
export type RowRole = 'totals' | 'group' | 'heads' | 'answer';

/** Rows whose role the table alone does not show. */
export interface UnclearRows {
  /**
   * `sum`: the rows either add up others or are lines. `continues`: they either continue the invoice above or begin
   * another.
   */
  readonly text: 'sum' | 'continues';
  /** The text at the beginning of these rows; an answer names the rows by it. */
  readonly label: string;
  readonly rows: number[];
}

/** The facts that distinguish rows. */
export interface RowFacts {
  readonly columns: readonly Column[];
  readonly numberColumn: number | undefined;
  /** Columns of lines: a row with text in only one of them is a line. */
  readonly lineColumns: ReadonlySet<number>;
  /** Columns about the whole invoice: another text in one of them starts another invoice. */
  readonly wholeColumns: ReadonlySet<number>;
  readonly names: TableNames;
  readonly layout: TableLayout | undefined;
  /** Answers, by the text that rows begin with. */
  readonly answers: Readonly<Record<string, RowMeaning>>;
}

/** The answer about all rows without a number. */
export const withoutNumber = '*';

interface Filled {
  readonly cell: Cell;
  readonly column: number;
}

export interface RowSeen {
  readonly role: RowRole | undefined;
  readonly number: string | undefined;
}

/** Finds the role of rows by the rows that they add up, their number of cells, and the rows above. */
export function rowTeller(facts: RowFacts) {
  const { columns, numberColumn, lineColumns, wholeColumns, names, layout, answers } = facts;
  const sums = sumsOfRows();
  const unclear = new Map<string, UnclearRows>();
  const seenNumbers = new Set<string>();
  /** The last row of an invoice, the last row with a number, and the first row with that number. */
  let above: Row | undefined;
  let before: Row | undefined;
  let first: Row | undefined;
  return { tell, unclear: () => [...unclear.values()] };

  function tell(row: Row, next: Row | undefined): RowSeen {
    const filled = filledCells(row);
    const role = roleOf(row, filled, next);
    const number = role === undefined ? numberOf(row, numberColumn) : undefined;
    if (role === 'group' || role === 'totals') sums.mark();
    if (role !== undefined) return { role, number };
    const seen = number === undefined ? continuing(row, filled) : { role, number };
    if (seen.role !== undefined) return seen;
    sums.add(filled, number !== undefined, number !== undefined && !seenNumbers.has(number));
    above = row;
    if (number === undefined) return seen;
    seenNumbers.add(number);
    if (numberOf(first, numberColumn) !== number) first = row;
    before = row;
    return seen;
  }

  function roleOf(row: Row, filled: readonly Filled[], next: Row | undefined): RowRole | undefined {
    const [only, ...others] = filled;
    if (only === undefined) return 'group';
    if (others.length > 0 && filled.every(({ cell, column }) => cell.text.trim() === columns[column]?.head))
      return 'heads';
    const label = labelOf(filled);
    const isKnownTotal = layout?.totals?.some((start) => label.startsWith(start)) === true;
    if (isKnownTotal) return 'totals';
    if (others.length === 0 && isPlainText(only.cell)) return loneText(only, next);
    // A known export defines how its totals begin.
    return layout?.totals === undefined ? sumRole(row, filled, label) : undefined;
  }

  /** A lone text is a heading for the rows below, or a note; a lone number may have its lines below. */
  function loneText({ column }: Filled, next: Row | undefined): RowRole | undefined {
    if (column !== numberColumn) return lineColumns.has(column) && before !== undefined ? undefined : 'group';
    const hasLines = next !== undefined && filledCells(next).length > 1 && next.cells[column] === undefined;
    return hasLines ? undefined : 'group';
  }

  /** A row with only a label and numbers is a total, if the numbers are the sums of rows above. */
  function sumRole(row: Row, filled: readonly Filled[], label: string): RowRole | undefined {
    const own = filled.filter(({ cell, column }) => isPlainText(cell) && !isAsAbove(cell, column));
    const numbers = filled.filter(({ cell, column }) => column !== numberColumn && isNumber(cell));
    const isThin = own.length <= 1 && numbers.length > 0 && filled.every(({ cell }) => cell.kind !== 'date');
    const [text] = own;
    if (!isThin) {
      const isNamed = text?.column === numberColumn && isTotalsName(label, names);
      return isNamed ? asked(row, label) : undefined;
    }
    const saysTotal = isTotalsLabel(label, names);
    const adds = sums.addUp(numbers);
    if (adds === 'none' && !saysTotal) return undefined;
    if (adds !== 'none' && (saysTotal || (adds === 'several' && text === undefined))) return 'totals';
    // A row with all columns of the row above is another row of its kind, with an equal amount by chance.
    const mayBeChance = adds === 'one' || text?.column === numberColumn;
    return !saysTotal && mayBeChance && hasAllOfAbove(filled) ? undefined : asked(row, label);
  }

  function hasAllOfAbove(filled: readonly Filled[]): boolean {
    const own = new Set(filled.map(({ column }) => column));
    return (
      above !== undefined &&
      filledCells(above).every(
        ({ column }) => own.has(column) || column === numberColumn || wholeColumns.has(column),
      )
    );
  }

  function isAsAbove(cell: Cell, column: number): boolean {
    const mayRepeat = column !== numberColumn && !lineColumns.has(column);
    return mayRepeat && before?.cells[column]?.text === cell.text;
  }

  /** A row without a number continues the invoice above, unless it also has a value of a whole invoice. */
  function continuing(row: Row, filled: readonly Filled[]): RowSeen {
    const answer = answers[withoutNumber];
    if (answer === 'skip') return { role: 'answer', number: undefined };
    const isOther = first !== undefined && filled.some(({ column }) => wholeColumns.has(column));
    if (answer === undefined && isOther) ask('continues', withoutNumber, row.number);
    return { role: undefined, number: undefined };
  }

  function asked(row: Row, label: string): RowRole | undefined {
    const answer = Object.hasOwn(answers, label) ? answers[label] : undefined;
    if (answer === undefined) ask('sum', label, row.number);
    return answer === 'skip' ? 'answer' : undefined;
  }

  function ask(text: UnclearRows['text'], label: string, row: number): void {
    const key = `${text} ${label}`;
    const known = unclear.get(key) ?? { text, label, rows: [] };
    unclear.set(key, known);
    known.rows.push(row);
  }
}

export function numberOf(row: Row | undefined, numberColumn: number | undefined): string | undefined {
  const text = numberColumn === undefined ? undefined : row?.cells[numberColumn]?.text.trim();
  return text === '' ? undefined : text;
}

/** The cells of a row that are not blank, without those that a merged cell above fills. */
export function filledCells({ cells }: Row): Filled[] {
  return cells.flatMap((cell, column) =>
    cell === undefined || cell.isMerged === true || (cell.text.trim() === '' && cell.kind === 'text')
      ? []
      : [{ cell, column }],
  );
}

function isNumber(cell: Cell): boolean {
  return numberOfCell(cell) !== undefined;
}

function isPlainText(cell: Cell): boolean {
  return cell.kind === 'text' && !isNumber(cell);
}

const longestLabel = 60;

function labelOf(filled: readonly Filled[]): string {
  const first = filled.find(({ cell }) => cell.kind === 'text');
  return first === undefined ? '' : first.cell.text.trim().slice(0, longestLabel);
}

/** Tells whether a label begins like a total; the sums must then confirm this. */
function isTotalsLabel(label: string, { totalsRows }: TableNames): boolean {
  const own = `${wordsIn(label).join(' ')} `;
  return own !== ' ' && totalsRows.some((name) => own.startsWith(`${wordsIn(name).join(' ')} `));
}

/** Tells whether a label is only the name of a sum. */
export function isTotalsName(label: string, { totalsRows }: TableNames): boolean {
  const own = wordsIn(label).join(' ');
  return own !== '' && totalsRows.some((name) => wordsIn(name).join(' ') === own);
}

/** Sums of a table's columns while its rows are read: from the beginning, and from rows that head or end a group. */
function sumsOfRows() {
  /** All rows; rows with a number; and the first row of each number. */
  const kinds = [newSums(), newSums(), newSums()] as const;
  return { add, mark, addUp };

  function add(filled: readonly Filled[], hasNumber: boolean, isFirst: boolean): void {
    const [all, numbered, firsts] = kinds;
    for (const { cell, column } of filled) {
      const number = numberOfCell(cell);
      if (number === undefined) continue;
      all.add(column, number);
      if (hasNumber) numbered.add(column, number);
      if (isFirst) firsts.add(column, number);
    }
    for (const [at, counts] of [true, hasNumber, isFirst].entries()) if (counts) kinds[at]?.count();
  }

  function mark(): void {
    for (const kind of kinds) kind.mark();
  }

  /** Tells whether these numbers are the sums of the rows above, of several rows or of one. */
  function addUp(numbers: readonly Filled[]): 'none' | 'one' | 'several' {
    const found = kinds.flatMap((kind) => kind.rowsAddedUp(numbers));
    return found.length === 0 ? 'none' : Math.max(...found) > 1 ? 'several' : 'one';
  }
}

/** The groups that a total may add up: the last ones, and the whole table. */
const mostMarks = 3;

function newSums() {
  const sums = new Map<number, Decimal>();
  let rows = 0;
  let marks: { readonly sums: ReadonlyMap<number, Decimal>; readonly rows: number }[] = [];
  return {
    add: (column: number, number: string) => {
      sums.set(column, (sums.get(column) ?? zero).plus(decimal(number)));
    },
    count: () => {
      rows += 1;
    },
    mark: () => {
      if (marks.at(-1)?.rows !== rows) marks = [...marks, { sums: new Map(sums), rows }].slice(-mostMarks);
    },
    /** The number of rows in each group that these numbers add up. */
    rowsAddedUp: (numbers: readonly Filled[]): number[] =>
      [{ sums: new Map<number, Decimal>(), rows: 0 }, ...marks]
        .filter((start) => start.rows < rows)
        .filter((start) => {
          const said = numbers.filter(({ cell }) => !/^-?0*(?:\.0*)?$/.test(numberOfCell(cell) ?? '0'));
          return (
            said.length > 0 &&
            said.every(({ cell, column }) =>
              (sums.get(column) ?? zero)
                .minus(start.sums.get(column) ?? zero)
                .equals(decimal(numberOfCell(cell) ?? '0')),
            )
          );
        })
        .map((start) => rows - start.rows),
  };
}
