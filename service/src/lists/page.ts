import { z } from '@hono/zod-openapi';
import { RequestProblem } from '../http/request-problem.ts';

const defaultLimit = 50;
const maximumLimit = 200;

/** What every list takes: where to go on, and how many at most. */
export const pageQuery = z.object({
  cursor: z.string().optional().openapi({ description: 'The nextCursor of the page before.' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(maximumLimit)
    .default(defaultLimit)
    .openapi({ type: 'integer', description: `Entries of a page, ${maximumLimit} at most.` }),
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

/** The position that a cursor stands for: entries below it follow. Entries that are added come above it. */
export function positionBelow({ cursor }: Pick<PageQuery, 'cursor'>): number | undefined {
  if (cursor === undefined) return undefined;
  const position = Number(/^p(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1]);
  if (Number.isSafeInteger(position)) return position;
  throw new RequestProblem('bad-request', {
    detail: { text: 'wrongCursor' },
    errors: [{ field: 'cursor', message: { text: 'otherCursor' } }],
  });
}

/** A page of the rows that were asked for with one more than the limit. */
export function pageFrom<Row extends { readonly position: number }, Item>(
  rows: readonly Row[],
  limit: number,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    rows.length > limit && last !== undefined ? Buffer.from(`p${last.position}`).toString('base64url') : null;
  return { items: shown.map(itemOf), nextCursor };
}

/** A text for a LIKE condition that finds it anywhere, with nothing in it that LIKE reads otherwise. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A text to search for; one that PostgreSQL cannot hold is in no row. */
export const searchText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'is not a Unicode text');
