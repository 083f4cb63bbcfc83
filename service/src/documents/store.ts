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

/** One document; throws the 404. */
export async function readDocument(scoped: Scoped, shelf: Shelf, id: string) {
  return foundOr404(await ofShelf(scoped, shelf, id).select(listedColumns).executeTakeFirst());
}

/** One document of this company, with its request; throws the 404. */
export async function readRequest(scoped: Scoped, shelf: Shelf, id: string) {
  const row = await ofShelf(scoped, shelf, id).select(listedColumns).select('request').executeTakeFirst();
  return foundOr404(row);
}

/** One document that arrived, with its UBL; throws the 404. */
export async function readUbl(scoped: Scoped, shelf: Shelf, id: string) {
  const row = await ofShelf(scoped, shelf, id).select(listedColumns).select('ubl').executeTakeFirst();
  return foundOr404(row);
}

/** One document, locked until the transaction ends, so that nobody else changes it. */
export async function holdDocument(scoped: Scoped, shelf: Shelf, id: string) {
  return foundOr404(await ofShelf(scoped, shelf, id).select(listedColumns).forUpdate().executeTakeFirst());
}

function foundOr404<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  return row;
}

function ofShelf(scoped: Scoped, { companyId, kind, direction }: Shelf, id: string) {
  return scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('direction', '=', direction)
    .where('id', '=', id);
}
