import type { Scoped } from '../database/database.ts';
import { notFound } from '../http/request-problem.ts';
import { containing, type PageQuery, positionBelow } from '../lists/page.ts';
import type { Direction, DocumentKind } from './kinds.ts';
import { listedColumns } from './representation.ts';
import type { Status } from './states.ts';

/** Which documents: of one company, of one resource. */
export interface Shelf {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly direction: Direction;
}

/** One document of a shelf, with its texts; throws the 404. */
export async function readDocument(scoped: Scoped, shelf: Shelf, id: string) {
  const row = await ofShelf(scoped, shelf, id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The same, held until the transaction ends, so that nobody changes it meanwhile. */
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

export interface DocumentFilter extends PageQuery {
  readonly status?: Status | undefined;
  /** First and last day of issue. */
  readonly issuedFrom?: string | undefined;
  readonly issuedTo?: string | undefined;
  /** Part of the number, or of the name of seller or buyer. */
  readonly text?: string | undefined;
}

/** The documents of a shelf, newest first: one more than the limit where there are more. */
export function listDocuments(scoped: Scoped, { companyId, kind, direction }: Shelf, filter: DocumentFilter) {
  const below = positionBelow(filter);
  const { status, issuedFrom, issuedTo, text } = filter;
  let query = scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('direction', '=', direction)
    .where('kind', '=', kind)
    .select(listedColumns);
  if (below !== undefined) query = query.where('position', '<', below);
  if (status !== undefined) query = query.where('status', '=', status);
  if (issuedFrom !== undefined) query = query.where('issue_date', '>=', issuedFrom);
  if (issuedTo !== undefined) query = query.where('issue_date', '<=', issuedTo);
  if (text !== undefined) {
    const pattern = containing(text);
    query = query.where((row) =>
      row.or([
        row('invoice_number', 'ilike', pattern),
        row('seller_name', 'ilike', pattern),
        row('buyer_name', 'ilike', pattern),
      ]),
    );
  }
  return query
    .orderBy('position', 'desc')
    .limit(filter.limit + 1)
    .execute();
}

/** The documents of a company whose submission failed, newest first; of one kind where one is given. */
export function listFailed(
  scoped: Scoped,
  { companyId, kind }: { readonly companyId: string; readonly kind?: DocumentKind },
  filter: PageQuery,
) {
  const below = positionBelow(filter);
  let query = scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('status', '=', 'DeliveryFailed')
    .select(listedColumns);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (below !== undefined) query = query.where('position', '<', below);
  return query
    .orderBy('position', 'desc')
    .limit(filter.limit + 1)
    .execute();
}
