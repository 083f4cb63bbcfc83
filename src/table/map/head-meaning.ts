import { oncePer } from '../../core/once-per.ts';
import type { FieldRows } from '../../core/specification/fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { tableNames } from '../../specification/table-names.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { type CellFieldKind, columnField, columnPaths, headsOfFields } from './column-field.ts';
import { headKey } from './head-key.ts';
import type { Column, Heads } from './heads.ts';
import type { Known } from './plan.ts';
import { type ColumnSurvey, dataRows, type Form, saysNothing } from './survey.ts';
import { isReading, type TableMap } from './table-map.ts';

interface HeadMeaning {
  /** The paths of fields, the most likely first; they include the number of a line if the header has one. */
  readonly paths: readonly string[];
  /** A currency in the header: `Amount (USD)`. */
  readonly currency?: string | undefined;
}

/** Fields by the keys of their heads: row titles in both languages, and other names, including other systems' names. */
const pathsByKey = oncePer((rows: FieldRows): ReadonlyMap<string, readonly string[]> => {
  const byKey = new Map<string, string[]>();
  const add = (name: string, path: string) => {
    const { key } = headKey(name, tableNames);
    const known = byKey.get(key) ?? [];
    if (key !== '' && !known.includes(path)) byKey.set(key, [...known, path]);
  };
  for (const [path, names] of Object.entries(tableNames.fields)) for (const name of names) add(name, path);
  for (const language of ['en', 'ar'] as const)
    for (const [path, head] of headsOfFields(rows)[language]) add(head, path);
  for (const path of columnPaths(rows)) add(path, path);
  return byKey;
});

const pathsByHead = oncePer(
  (rows: FieldRows) =>
    new Map(
      (['ar', 'en'] as const).flatMap((language) =>
        Array.from(headsOfFields(rows)[language], ([path, head]) => [head, path] as const),
      ),
    ),
);

export function meaningOfHead(head: string, rows: FieldRows, specification: Specification): HeadMeaning {
  if (columnField(head, rows) !== undefined) return { paths: [head] };
  const own = pathsByHead(rows).get(head);
  if (own !== undefined) return { paths: [own] };
  const { bare, currency } = withoutCurrency(head, specification);
  const { key, numbered } = headKey(bare, tableNames);
  const byKey = pathsByKey(rows);
  const direct = byKey.get(key);
  if (direct !== undefined) return { paths: direct, currency };
  const ofLines = numbered === undefined ? [] : linePaths(byKey.get(numbered.key) ?? [], numbered.number);
  return { paths: ofLines, currency };
}

/** `Description 2` is the description of the second line. */
function linePaths(paths: readonly string[], number: number): string[] {
  if (number < 1 || number > 1000) return [];
  return paths
    .filter((path) => path.startsWith('lines[].'))
    .map((path) => path.replace('[]', `[${number - 1}]`));
}

/** A head without the currency of its amounts at its end: `Amount (USD)`, `Total USD`. */
function withoutCurrency(head: string, { vocabularies }: Specification) {
  const text = head.slice(0, 200).trimEnd();
  const found = /([A-Z]{3})[)\]]?$/.exec(text);
  const code = found?.[1] ?? '';
  const before = text.slice(0, found?.index ?? 0);
  const bare = before.replace(/[\s([-]{1,3}$/, '');
  const currencies = vocabularies.find(({ fields }) => fields.includes('currency'));
  const isCurrency = bare.length < before.length && /\p{L}/u.test(bare) && currencies?.codeOf(code) === code;
  return isCurrency ? { bare, currency: code } : { bare: head, currency: undefined };
}

export const numberPath = 'invoiceNumber';
const typePath = 'documentType';

/**
 * The column with the invoice number, found by the map or by its header. A column with credit note numbers is this
 * column if all rows with another number have one too, and no row belongs to another type.
 */
export function numberColumnOf(heads: Heads, map: TableMap, known: Known): number | undefined {
  const { columns } = heads;
  const mapped = map.columns ?? {};
  const named = columns.find(({ name }) => Object.hasOwn(mapped, name) && mapped[name] === numberPath);
  if (named !== undefined) return named.index;
  const likely = columns
    .filter((column) => !Object.hasOwn(mapped, column.name) && meaning(column, known).paths[0] === numberPath)
    .toSorted((one, other) => Number(isInternalId(one)) - Number(isInternalId(other)));
  const ofCredits = likely.find((column) => isOfCreditNotes(column, known));
  const others = likely.filter((column) => !isOfCreditNotes(column, known));
  if (ofCredits === undefined || others.length === 0) return likely[0]?.index;
  return numbersAll(ofCredits, others, heads, map, known) ? ofCredits.index : others[0]?.index;
}

/** Tells whether a column of credit note numbers has one for each document, so that all are credit notes. */
function numbersAll(
  { index }: Column,
  others: readonly Column[],
  heads: Heads,
  { values }: TableMap,
  known: Known,
): boolean {
  const { names, specification, wordSaid } = known;
  const isOther = (type: unknown) => typeof type === 'string' && !names.negated.includes(type);
  if (isOther(values?.[typePath])) return false;
  const types = heads.columns.filter((column) => meaning(column, known).paths[0] === typePath);
  const vocabulary = specification.vocabularies.find(({ fields }) => fields.includes(typePath));
  const typeSaid = (text: string) => {
    const said = text === '' ? undefined : wordSaid(text, typePath);
    return said === 'understood' ? vocabulary?.codeOf(text) : said?.code;
  };
  for (const { cells } of dataRows(heads)) {
    const says = (at: number) => {
      const cell = cells[at];
      return cell !== undefined && !saysNothing(cell);
    };
    if (!says(index) && others.some((other) => says(other.index))) return false;
    if (types.some((column) => isOther(typeSaid(cells[column.index]?.text.trim() ?? '')))) return false;
  }
  return true;
}

/** Tells whether a column has the numbers of credit notes; another one may then name another document. */
export function isOfCreditNotes({ head }: Column, { names }: Known): boolean {
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

/** Tells whether a column takes a field only if no other does: internal ids, and unclear headers. */
export function isSecond(column: Column, known: Known): boolean {
  const { paths } = meaning(column, known);
  const isOfLines = (path: string) => path.startsWith('lines[');
  const isOfBoth = paths.some(isOfLines) && paths.some((path) => path.startsWith('buyer.'));
  return isInternalId(column) || isOfBoth || known.layout?.columns[column.head]?.endsWith('?') === true;
}

/** A number that only the system uses; the number or name that people use takes precedence. */
export function isInternalId({ head }: Column): boolean {
  return /(?:^|[^\p{L}])id$/iu.test(head.trim());
}

const { annotated } = texts;
const verdictHeads: readonly string[] = Object.values(annotated.verdict);
const toDoHeads: readonly string[] = Object.values(annotated.toDo);
const verdicts: readonly string[] = Object.values(annotated.outcomes).flatMap((each) => Object.values(each));

/** Tells whether the library wrote a column of verdicts or hints, without numbers, into a checked workbook. */
export function isOwnColumn({ head }: Column, { content }: ColumnSurvey): boolean {
  if (toDoHeads.includes(head)) return content.numbers === 0;
  return (
    verdictHeads.includes(head) &&
    content.words !== undefined &&
    [...content.words.keys()].every((word) => verdicts.includes(word))
  );
}
