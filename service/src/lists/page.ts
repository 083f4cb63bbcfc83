import { z } from '@hono/zod-openapi';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Call } from '../http/operation.ts';
import { described, inWordsOf, wholeNumber } from '../problems/schema-errors.ts';
import { isStorable } from '../problems/unstorable.ts';
import { isDay } from '../texts/forms.ts';

const defaultLimit = 50;
const maximumLimit = 200;

/** The parameters of every list: where to continue, and how many entries at most. */
export const pageQuery = z.object({
  cursor: described(z.string().optional(), { text: 'cursorParameter' }),
  limit: described(
    z.preprocess(wholeNumber, z.number().int().min(1).max(maximumLimit).default(defaultLimit)),
    { text: 'limitParameter', values: { maximum: maximumLimit } },
  ),
});

export type PageQuery = z.infer<typeof pageQuery>;

/** A list of the interface. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export function pageOf(item: z.ZodType, name: string) {
  return z
    .object({
      items: z.array(item).describe('The entries of this page.'),
      nextCursor: z.string().nullable().describe('The `cursor` of the next page; null on the last.'),
    })
    .describe('A page of a list.')
    .openapi(name);
}

/** The rows of a page and one more, newest first: new entries get higher positions. */
export function newestFirst<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  { cursor, limit }: PageQuery,
  column = 'position',
): SelectQueryBuilder<DB, Table, Row> {
  const position = sql.ref(column);
  const below = cursor === undefined ? rows : rows.where(sql<SqlBool>`${position} < ${Number(cursor)}`);
  return below.orderBy(position, 'desc').limit(limit + 1);
}

/** A page from rows that were queried with one more than the limit. */
export function pageFrom<Row extends { readonly position: number }, Item>(
  rows: readonly Row[],
  call: Pick<Call<PageQuery>, 'query' | 'cursorOf'>,
  itemOf: (row: Row) => Item,
  placeOf: (row: Row) => string = ({ position }) => String(position),
): Page<Item> {
  return pageBy(rows, call, itemOf, placeOf);
}

/** A page of rows that have another kind of place. */
export function pageBy<Row, Item>(
  rows: readonly Row[],
  { query: { limit }, cursorOf }: Pick<Call<PageQuery>, 'query' | 'cursorOf'>,
  itemOf: (row: Row) => Item,
  placeOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? cursorOf(placeOf(last)) : null;
  return { items: shown.map(itemOf), nextCursor };
}

/** A search text. No row contains a text that PostgreSQL cannot store. */
export const searchText = z.string().trim().max(200).refine(isStorable, inWordsOf('unstorable'));

/** A moment as RFC 3339 writes it, with its offset. */
const form =
  /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** A parameter that is a moment. */
export const moment = z
  .string()
  .refine((text) => isDay(form.exec(text)?.groups?.day ?? ''), inWordsOf('noMoment'))
  .openapi({ type: 'string', format: 'date-time' });
