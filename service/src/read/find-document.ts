import type { SelectQueryBuilder } from 'kysely';
import type { Direction, DocumentKind } from '../track/kinds.ts';
import type { Scoped } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Call } from '../http/operation.ts';
import { notFound } from '../problems/request-problem.ts';
import { besideRow } from '../draft/ledger-neighbours.ts';
import { listedColumns } from './representation.ts';
import { isLarge, sizeAndSmall } from './stored-text.ts';
import { takenByOther } from '../draft/number-in-use.ts';

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

/**
 * One document, with its request or its UBL as its text, which is read once there is room for it; throws the 404, and
 * the problem of a text for which there is none.
 */
export async function readWithText(
  { scoped, hold }: Pick<Call, 'scoped' | 'hold'>,
  shelf: Shelf,
  id: string,
  text: 'request' | 'ubl',
) {
  const document = ofShelf(scoped, shelf, id).select(listedColumns);
  return withText(document, hold, text);
}

/** An inbound document with its UBL, and how it was judged. */
export async function readReceived(
  { scoped, hold }: Pick<Call, 'scoped' | 'hold'>,
  shelf: Shelf,
  id: string,
) {
  return withText(ofShelf(scoped, shelf, id).select([...listedColumns, 'judgement']), hold, 'ubl');
}

/** The same of a request, the document that has its number, and those that matter to it. */
export async function readToValidate(
  { scoped, hold }: Pick<Call, 'scoped' | 'hold'>,
  shelf: Shelf,
  id: string,
) {
  const document = ofShelf(scoped, shelf, id)
    .select([...listedColumns, 'filling', takenByOther.as('taken')])
    .select(besideRow.as('beside'));
  return withText(document, hold, 'request');
}

async function withText<Row>(
  document: SelectQueryBuilder<Tables, 'documents', Row>,
  hold: Call['hold'],
  text: 'request' | 'ubl',
) {
  const row = await document.select(sizeAndSmall(text)).executeTakeFirstOrThrow(notFound);
  if (!isLarge(row)) return row;
  hold.text(row.bytes);
  return document.select(`${text} as text`).executeTakeFirstOrThrow(notFound);
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
