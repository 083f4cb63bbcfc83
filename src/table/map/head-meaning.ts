import texts from '../messages/table.json' with { type: 'json' };
import { type CellFieldKind, columnField } from './column-field.ts';
import { type HeadMeaning, meaningOfHead } from './fields-of-heads.ts';
import { headKey } from './head-key.ts';
import type { Column, Heads } from './heads.ts';
import type { Known } from './plan.ts';
import type { ColumnSurvey, Form } from './survey.ts';
import { isReading, type TableMap } from './table-map.ts';

export const numberPath = 'invoiceNumber';

/** The column with the invoice number, found by the map or by its header. */
export function numberColumnOf({ columns }: Heads, map: TableMap, known: Known): number | undefined {
  const mapped = map.columns ?? {};
  const named = columns.find(({ name }) => Object.hasOwn(mapped, name) && mapped[name] === numberPath);
  const free = columns.filter(({ name }) => !Object.hasOwn(mapped, name));
  const likely = free
    .map((column) => ({ column, rank: meaning(column, known).paths.indexOf(numberPath) }))
    .filter(({ rank }) => rank === 0)
    .toSorted(
      (one, other) =>
        Number(isOfCreditNotes(other.column, known)) - Number(isOfCreditNotes(one.column, known)) ||
        Number(isInternalId(one.column)) - Number(isInternalId(other.column)),
    )[0];
  return (named ?? likely?.column)?.index;
}

function isOfCreditNotes({ head }: Column, { names }: Known): boolean {
  const { key } = headKey(head, names);
  return names.ofCreditNotes.some((name) => headKey(name, names).key === key);
}

/** Tells whether the texts of each column may be dates, numbers or words for codes. */
export function formsOf({ columns }: Heads, map: TableMap, known: Known): Form[] {
  return columns.map((column) => {
    const mapped = map.columns?.[column.name];
    const paths = typeof mapped === 'string' ? [mapped] : meaning(column, known).paths;
    return paths
      .map(
        (path): Form =>
          Object.hasOwn(known.names.cells, path) ? 'code' : formOf(columnField(path, known.rows)?.kind),
      )
      .find((form) => form !== undefined);
  });
}

/** Returns how the texts of a field are written, if that differs from table to table. */
export function formOf(kind: CellFieldKind | undefined): 'date' | 'number' | undefined {
  if (kind === 'date') return 'date';
  return kind === 'decimal' || kind === 'amount' || kind === 'price' ? 'number' : undefined;
}

/** Meaning of a header, from the layout of the export or from its words. */
export function meaning({ head }: Column, { rows, specification, layout }: Known): HeadMeaning {
  const said = layout !== undefined && Object.hasOwn(layout.columns, head) ? layout.columns[head] : undefined;
  if (said === undefined) return meaningOfHead(head, rows, specification);
  return { paths: said === null || isReading(said) ? [] : [said.replace(/\?$/, '')] };
}

/** The columns of lines, and the columns about the whole invoice, as far as the map or their headers say. */
export function sidesOf({ columns }: Heads, map: TableMap, known: Known) {
  const lines = new Set<number>();
  const whole = new Set<number>();
  for (const column of columns) {
    const mapped = map.columns?.[column.name];
    const [path = ''] = typeof mapped === 'string' ? [mapped] : meaning(column, known).paths;
    const field = columnField(path, known.rows);
    if (field?.isOfLine === true) lines.add(column.index);
    else if (field !== undefined && path !== numberPath && formOf(field.kind) !== 'number')
      whole.add(column.index);
  }
  return { lineColumns: lines, wholeColumns: whole };
}

/**
 * Tells whether a column takes a field only if no other column does: internal ids, columns that an export has twice,
 * and headers with two meanings.
 */
export function isSecond(column: Column, known: Known): boolean {
  const { paths } = meaning(column, known);
  const isOfLines = (path: string) => path.startsWith('lines[');
  const isOfBoth = paths.some(isOfLines) && paths.some((path) => path.startsWith('buyer.'));
  return isInternalId(column) || isOfBoth || known.layout?.columns[column.head]?.endsWith('?') === true;
}

/**
 * Tells whether a header means a number that identifies something only inside the system. It comes after the number
 * or name that people know.
 */
export function isInternalId({ head }: Column): boolean {
  return /(?:^|[^\p{L}])id$/iu.test(head.trim());
}

const { annotated } = texts;
const verdictHeads: readonly string[] = Object.values(annotated.verdict);
const toDoHeads: readonly string[] = Object.values(annotated.toDo);
const verdicts: readonly string[] = Object.values(annotated.outcomes).flatMap((each) => Object.values(each));

/**
 * Tells whether the library wrote a column into a checked workbook, with verdicts or with what to do, and without
 * numbers.
 */
export function isOwnColumn({ head }: Column, { content }: ColumnSurvey): boolean {
  if (toDoHeads.includes(head)) return content.numbers === 0;
  return (
    verdictHeads.includes(head) &&
    content.words !== undefined &&
    [...content.words.keys()].every((word) => verdicts.includes(word))
  );
}
