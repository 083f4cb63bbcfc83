import { oncePer } from '../../core/once-per.ts';
import type { FieldRows } from '../../core/specification/fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { tableNames } from '../../specification/table-names.ts';
import { columnField, columnPaths, headsOfFields } from './column-field.ts';
import { headKey } from './head-key.ts';

/** Possible meanings of a head. */
export interface HeadMeaning {
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

/** Fields by heads that only they have. */
const pathsByHead = oncePer(
  (rows: FieldRows) =>
    new Map(
      (['ar', 'en'] as const).flatMap((language) =>
        Array.from(headsOfFields(rows)[language], ([path, head]) => [head, path] as const),
      ),
    ),
);

/** Possible meanings of a head, by its words. */
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
