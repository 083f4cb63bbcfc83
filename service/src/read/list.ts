import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DocumentType } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Call } from '../http/operation.ts';
import { type Page, type PageQuery, pageFrom } from '../lists/page.ts';
import { search } from '../lists/search.ts';
import type { Direction, DocumentKind } from '../track/kinds.ts';
import type { Status } from '../track/states.ts';
import type { ExchangeStatus, ReportingStatus } from '../track/tracks.ts';
import type { Shelf } from './find-document.ts';
import { type DocumentRow, listedColumns } from './representation.ts';

/** The orders of a list, by the name that `sort` has for each. */
const orders = {
  '-createdAt': { by: ['position'], direction: 'desc' },
  createdAt: { by: ['position'], direction: 'asc' },
  '-issueDate': { by: ['issue_date', 'position'], direction: 'desc' },
  issueDate: { by: ['issue_date', 'position'], direction: 'asc' },
  '-updatedAt': { by: ['changed_at', 'position'], direction: 'desc' },
  updatedAt: { by: ['changed_at', 'position'], direction: 'asc' },
} as const satisfies Readonly<Record<string, Order>>;
export type Sort = keyof typeof orders;
export const sorts = Object.keys(orders) as [Sort, ...Sort[]];

/** Columns, the most significant first. The position is the last, so that no two documents have the same place. */
interface Order {
  readonly by: readonly ('issue_date' | 'changed_at' | 'position')[];
  readonly direction: 'asc' | 'desc';
}

/** Place where a document stands on its two tracks. */
export interface TrackFilter {
  readonly exchange?: ExchangeStatus | undefined;
  readonly reporting?: ReportingStatus | undefined;
}

export interface DocumentFilter extends PageQuery, TrackFilter {
  readonly status?: Status | undefined;
  readonly documentType?: DocumentType | undefined;
  /** The whole number, as it is written. */
  readonly invoiceNumber?: string | undefined;
  /** Of the seller or the buyer. */
  readonly trn?: string | undefined;
  /** The participant identifier, with its scheme. */
  readonly receiver?: string | undefined;
  /** First and last day of issue. */
  readonly issuedFrom?: string | undefined;
  readonly issuedTo?: string | undefined;
  readonly updatedSince?: string | undefined;
  /** Part of the number, or of the seller's or buyer's name, in any spelling. */
  readonly text?: string | undefined;
  readonly sort?: Sort | undefined;
}

type Condition = Expression<SqlBool>;

const { and, or, eb: is, ref } = expressionBuilder<Tables, 'documents'>();

/** Of a list that is asked for days of issue or for changes, their order is the one that pages can be read in. */
function orderOf({ sort, issuedFrom, issuedTo, updatedSince }: DocumentFilter): Order {
  if (sort !== undefined) return orders[sort];
  if (updatedSince !== undefined) return orders.updatedAt;
  return issuedFrom === undefined && issuedTo === undefined ? orders['-createdAt'] : orders['-issueDate'];
}

/** The place of a row in an order: the values of its columns. */
function placeIn({ by }: Order, row: DocumentRow): string {
  return JSON.stringify(by.map((column) => row[column]));
}

/** The condition for the rows after a place. */
function after({ by, direction }: Order, place: string | undefined): Condition | undefined {
  if (place === undefined) return undefined;
  const values: readonly (string | number)[] = JSON.parse(place);
  const columns = sql.join(by.map((column) => ref(`documents.${column}`)));
  const given = sql.join(by.map((column, index) => sql`${values[index]}::${sql.raw(typeOf[column])}`));
  return sql<SqlBool>`(${columns}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${given})`;
}

const typeOf = { issue_date: 'date', changed_at: 'timestamptz', position: 'bigint' } as const;

/** A page of documents: newest first, unless the filter has another order. */
export async function listDocuments<Item>(
  call: Call<DocumentFilter>,
  shelf: Shelf,
  itemOf: (row: DocumentRow) => Item,
): Promise<Page<Item>> {
  const { scoped, query: filter } = call;
  const order = orderOf(filter);
  const listed = listedBy(shelf, filter, order);
  const rows = filter.text
    ? await search<DocumentRow>({
        scoped,
        table: 'documents',
        parts: { table: 'document_search', rowId: 'document_id' },
        list: [shelf.companyId, shelf.direction, shelf.kind],
        columns: listedColumns,
        listed,
        order,
        text: filter.text,
        most: filter.limit + 1,
      })
    : await inOrder(documentsOf(scoped, listed), order, filter.limit + 1).execute();
  return pageFrom(rows, call, itemOf, (row) => placeIn(order, row));
}

/** The conditions for the documents of a page, except for its text. */
function listedBy({ companyId, direction, kind }: Shelf, filter: DocumentFilter, order: Order): Condition {
  const { status, documentType, invoiceNumber, trn, receiver, issuedFrom, issuedTo, updatedSince } = filter;
  return all([
    is('documents.company_id', '=', companyId),
    is('documents.direction', '=', direction),
    is('documents.kind', '=', kind),
    status && is('documents.status', '=', status),
    ...onTracks(filter),
    documentType && is('documents.document_type', '=', documentType),
    invoiceNumber === undefined ? undefined : is('documents.invoice_number', '=', invoiceNumber),
    trn === undefined
      ? undefined
      : or([is('documents.seller_trn', '=', trn), is('documents.buyer_trn', '=', trn)]),
    receiver === undefined ? undefined : is('documents.receiver', '=', receiver),
    updatedSince === undefined ? undefined : is('documents.changed_at', '>=', new Date(updatedSince)),
    issuedFrom === undefined ? undefined : is('documents.issue_date', '>=', issuedFrom),
    issuedTo === undefined ? undefined : is('documents.issue_date', '<=', issuedTo),
    after(order, filter.cursor),
  ]);
}

/** As the statuses are shown. */
function onTracks({ exchange, reporting }: TrackFilter): (Condition | undefined)[] {
  return [
    exchange && is('documents.exchange_status', '=', exchange),
    reporting && is('documents.reporting_status', '=', reporting),
  ];
}

/** All of the conditions that there are. */
function all(conditions: readonly (Condition | undefined)[]): Condition {
  return and(conditions.filter((condition) => condition !== undefined));
}

function documentsOf(scoped: Scoped, listed: Condition) {
  return scoped.selectFrom('documents').select(listedColumns).where(listed);
}

type Documents = ReturnType<typeof documentsOf>;

function inOrder(documents: Documents, { by, direction }: Order, most: number): Documents {
  return by
    .reduce((ordered, column) => ordered.orderBy(`documents.${column}`, direction), documents)
    .limit(most);
}

export type FailedFilter = PageQuery & TrackFilter;

/** The kinds of failed documents that are listed, sent and arrived. */
export type FailedKinds = Readonly<Record<Direction, readonly DocumentKind[]>>;

/** The stored status of a failed document. */
const failedStatus = { Outbound: 'DeliveryFailed', Inbound: 'Refused' } as const;

/** The company's documents of some kinds that failed, newest first: those that were sent, and those that arrived and were refused. */
export async function listFailed<Item>(
  call: Call<FailedFilter>,
  kinds: FailedKinds,
  itemOf: (row: DocumentRow) => Item,
): Promise<Page<Item>> {
  const { scoped, query: filter } = call;
  const newestFirst = orders['-createdAt'];
  const found = (['Outbound', 'Inbound'] as const)
    .filter((direction) => kinds[direction].length > 0)
    .map((direction) => {
      // With all of these conditions an index finds those of a kind.
      const listed = all([
        is('documents.company_id', '=', call.caller.companyId),
        is('documents.status', '=', failedStatus[direction]),
        and([is('documents.direction', '=', direction), is('documents.kind', 'in', kinds[direction])]),
        ...onTracks(filter),
        after(newestFirst, filter.cursor),
      ]);
      return inOrder(documentsOf(scoped, listed), newestFirst, filter.limit + 1).execute();
    });
  const rows = (await Promise.all(found)).flat().toSorted((one, other) => other.position - one.position);
  return pageFrom(rows, call, itemOf, (row) => placeIn(newestFirst, row));
}
