import { z } from '@hono/zod-openapi';
import { described } from '../problems/parameter-text.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { inWordsOf } from '../problems/schema-errors.ts';
import { isStorable } from '../problems/unstorable.ts';
import { isDay } from '../texts/day.ts';

const defaultLimit = 50;
const maximumLimit = 200;

/** The number that digits stand for; other texts are refused here, as `Number` reads 0x10, 1e2 and blanks too. */
function wholeNumber(text: unknown, context: z.RefinementCtx): unknown {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(String(text))) return Number(text);
  context.addIssue({ code: 'custom', input: text, ...inWordsOf('noWholeNumber') });
  return z.NEVER;
}

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
      items: z.array(item),
      nextCursor: z.string().nullable().openapi({ description: 'Null on the last page.' }),
    })
    .openapi(name);
}

/** The position in a cursor: entries below it follow. New entries come above it. */
export function positionBelow({ cursor }: Pick<PageQuery, 'cursor'>): number | undefined {
  return cursor === undefined ? undefined : Number(partsOf(cursor, /^p(?<position>\d{1,15})$/).position);
}

/** In a list by day: the day in a cursor, and the position within that day. */
export function dayBelow({
  cursor,
}: Pick<PageQuery, 'cursor'>): { readonly day: string; readonly position: number } | undefined {
  if (cursor === undefined) return undefined;
  const { day, position } = partsOf(cursor, /^d(?<day>[-\d]{10})p(?<position>\d{1,15})$/);
  if (!isDay(String(day))) throw wrongCursor();
  return { day: String(day), position: Number(position) };
}

function partsOf(cursor: string, form: RegExp): Readonly<Record<string, string>> {
  const parts = form.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.groups;
  if (parts === undefined) throw wrongCursor();
  return parts;
}

function wrongCursor(): RequestProblem {
  return new RequestProblem('bad-request', {
    detail: { text: 'wrongCursor' },
    errors: [{ field: 'cursor', message: { text: 'otherCursor' } }],
  });
}

/** The cursor after a row. */
export function afterPosition({ position }: { readonly position: number }): string {
  return Buffer.from(`p${position}`).toString('base64url');
}

/** The same in a list by day. */
export function afterDay(day: string, position: number): string {
  return Buffer.from(`d${day}p${position}`).toString('base64url');
}

/** A page from rows that were queried with one more than the limit. */
export function pageFrom<Row extends { readonly position: number }, Item>(
  rows: readonly Row[],
  limit: number,
  itemOf: (row: Row) => Item,
  after: (row: Row) => string = afterPosition,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? after(last) : null;
  return { items: shown.map(itemOf), nextCursor };
}

/** A search text; PostgreSQL cannot store every text, and no row can contain those. */
export const searchText = z.string().trim().max(200).refine(isStorable, inWordsOf('unstorable'));
