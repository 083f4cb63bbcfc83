import { jsonSteps } from '../../core/findings/json-path.ts';
import type { Language } from '../../core/messages/language.ts';
import { oncePer } from '../../core/once-per.ts';
import type { FieldFacts, FieldRow, FieldRows, FieldTexts } from '../../core/specification/fields.ts';
import { objectIn } from '../../request/fields.ts';

/** A plain value that a cell can hold, by the kind of its field. */
export type CellFieldKind = Exclude<FieldFacts['kind'], 'group' | 'list'>;

/** A field of the request that a column fills. */
export interface ColumnField {
  /** Its path; `lines[]` is the line of the row, and a number in brackets a place in a list, from 0. */
  readonly path: string;
  readonly kind: CellFieldKind;
  /** True if each row of an invoice has its own. */
  readonly isOfLine: boolean;
  readonly name: string;
  /** The meanings of yes and no, if they have other meanings here. */
  readonly answers?: FieldTexts['answers'];
}

const wholeRequest = 'DocumentRequest';
const ofLine = 'lines[]';

/** The most entries of a list that columns may fill: a spreadsheet has no more columns. */
const mostEntries = 16_384;

/** The field at a path as columns name it; undefined if it is not a plain value of the request. */
export function columnField(path: string, rows: FieldRows): ColumnField | undefined {
  const isOfLine = path.startsWith(`${ofLine}.`);
  const plain = isOfLine ? `lines[0]${path.slice(ofLine.length)}` : path;
  const steps = jsonSteps(plain);
  if (jsonPathOf(steps) !== plain) return undefined;
  let object: string | undefined = wholeRequest;
  let row: (FieldFacts & Pick<FieldTexts, 'answers'>) | undefined;
  for (const step of steps) {
    if (typeof step === 'number') {
      if (row?.kind !== 'list' || step >= mostEntries) return undefined;
      object = row.of;
      // A list of objects that texts can replace has texts in a table.
      row = row.text === undefined ? undefined : { kind: 'text' };
      continue;
    }
    const fields: Readonly<Record<string, NonNullable<typeof row>>> = rows[object ?? '']?.fields ?? {};
    row = Object.hasOwn(fields, step) ? fields[step] : undefined;
    if (row === undefined) return undefined;
    object = row.kind === 'group' ? row.of : undefined;
  }
  if (row === undefined || row.kind === 'group' || row.kind === 'list') return undefined;
  const name = String(steps.findLast((step) => typeof step === 'string'));
  const { kind, answers } = row;
  return { path, kind, isOfLine, name, ...(answers && { answers }) };
}

function jsonPathOf(steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
}

/** Every plain field outside of lists, and of lines, by its column path, in the order of the interface. */
export const columnPaths = oncePer((rows: FieldRows): readonly string[] => {
  const pathsIn = (object: string, before: string): string[] =>
    Object.entries(rows[object]?.fields ?? {}).flatMap(([name, row]) => {
      const path = `${before}${name}`;
      if (path === 'lines' && row.kind === 'list') return pathsIn(row.of, `${ofLine}.`);
      if (row.kind === 'list') return [];
      return row.kind === 'group' ? pathsIn(row.of, `${path}.`) : [path];
    });
  return pathsIn(wholeRequest, '');
});

/** The row of the field at a path without positions, such as `seller.trn` or `lines.unitCode`. */
export function fieldAt(path: string, rows: FieldRows): FieldRow | undefined {
  let object = wholeRequest;
  let row: FieldRow | undefined;
  for (const step of path.split('.')) {
    row = rows[object]?.fields[step];
    object = (row && objectIn(row)) ?? '';
  }
  return row;
}

const separators: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** The headers of fields outside of lists in a language: `Quantity`, `Buyer, City`; each belongs to one field only. */
export const headsOfFields = oncePer((rows: FieldRows) => ({
  en: headsIn('en', rows),
  ar: headsIn('ar', rows),
}));

function headsIn(language: Language, rows: FieldRows): ReadonlyMap<string, string> {
  const heads = new Map<string, string>();
  const taken = new Set<string>();
  const inOrder = columnPaths(rows).toSorted(
    (one, other) => Number(isBelowLines(one)) - Number(isBelowLines(other)),
  );
  for (const path of inOrder) {
    const steps = path.split('.');
    const titles = steps.map((step, at) => {
      const row = fieldAt(
        steps
          .slice(0, at + 1)
          .join('.')
          .replace(ofLine, 'lines'),
        rows,
      );
      const titled = step === ofLine && row?.kind === 'list' ? rows[row.of] : row;
      return titled?.title[language] ?? step;
    });
    // The address between a party and its city is left out.
    const short = isBelowLines(path)
      ? titles.slice(1)
      : titles.filter((_, at) => at === 0 || at === titles.length - 1);
    const head = taken.has(short.join(separators[language])) ? titles : short;
    taken.add(head.join(separators[language]));
    heads.set(path, head.join(separators[language]));
  }
  return heads;
}

function isBelowLines(path: string): boolean {
  return path.startsWith(`${ofLine}.`);
}
