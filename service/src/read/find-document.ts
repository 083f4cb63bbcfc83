import { type SelectQueryBuilder, sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Call } from '../http/operation.ts';
import { notFound } from '../problems/request-problem.ts';
import type { Direction, DocumentKind } from '../track/states.ts';
import { listedColumns } from './representation.ts';

/** The documents of one company and one resource. */
export interface Shelf {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly direction: Direction;
}

/** Returns one document, or throws the 404. */
export function readDocument(scoped: Scoped, shelf: Shelf, id: string) {
  return ofShelf(scoped, shelf, id).select(listedColumns).executeTakeFirstOrThrow(notFound);
}

/** Returns one document with its text, once there is room for it; throws the 404, or the problem of room. */
export function readWithRequest({ scoped, hold }: Pick<Call, 'scoped' | 'hold'>, shelf: Shelf, id: string) {
  return withText(ofShelf(scoped, shelf, id).select(listedColumns), hold, 'request');
}

export async function withText<Row>(
  document: SelectQueryBuilder<Tables, 'documents', Row>,
  hold: Call['hold'],
  text: 'request' | 'ubl',
) {
  const row = await document.select(sizeAndSmall(text)).executeTakeFirstOrThrow(notFound);
  if (!isLarge(row)) return row;
  hold.text(row.bytes);
  return document.select(`${text} as text`).executeTakeFirstOrThrow(notFound);
}

/** Returns one document, locked until the transaction ends, so that nobody else changes it. */
export function holdDocument(scoped: Scoped, shelf: Shelf, id: string) {
  return ofShelf(scoped, shelf, id).select(listedColumns).forUpdate().executeTakeFirstOrThrow(notFound);
}

export function ofShelf(scoped: Scoped, { companyId, kind, direction }: Shelf, id: string) {
  return scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('direction', '=', direction)
    .where('id', '=', id);
}

/** A stored text with more bytes is read only after they have been counted. */
export const largeBytes = 64 * 1024;

interface Sized {
  readonly bytes: number | null;
  readonly text: string | null;
}

/** Selects the bytes of a stored text, which the database knows without reading it, and the text unless it is large. */
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
