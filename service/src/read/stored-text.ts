import { sql } from 'kysely';

/** A stored text of more bytes is read only after they have been counted. */
const largeBytes = 64 * 1024;

/** A text that was asked for with its size. */
interface Sized {
  readonly bytes: number | null;
  readonly text: string | null;
}

/** The bytes of a stored text, which the database knows without reading it, and the text unless it is large. */
export function sizeAndSmall(column: 'request' | 'ubl') {
  const bytes = sql<number | null>`octet_length(${sql.ref(column)})`;
  return [
    bytes.as('bytes'),
    sql<string | null>`case when ${bytes} <= ${sql.lit(largeBytes)} then ${sql.ref(column)} end`.as('text'),
  ] as const;
}

export function isLarge<Row extends Sized>(row: Row): row is Row & { readonly bytes: number } {
  return (row.bytes ?? 0) > largeBytes;
}
