import type { Scoped } from '../database/database.ts';
import { notFound } from '../http/request-problem.ts';
import type { Direction, DocumentKind } from './kinds.ts';
import { listedColumns } from './representation.ts';

/** A set of documents: those of one company and one resource. */
export interface Shelf {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly direction: Direction;
}

/** One document with its texts; throws the 404. */
export async function readDocument(scoped: Scoped, shelf: Shelf, id: string) {
  const row = await ofShelf(scoped, shelf, id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The same, locked until the transaction ends, so that nobody else changes it. */
export async function holdDocument(scoped: Scoped, shelf: Shelf, id: string) {
  const row = await ofShelf(scoped, shelf, id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

function ofShelf(scoped: Scoped, { companyId, kind, direction }: Shelf, id: string) {
  return scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('direction', '=', direction)
    .where('id', '=', id)
    .select([...listedColumns, 'request', 'ubl']);
}
