import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
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

/** The orders of a list, by their names in `sort`. */
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

/** Columns, the most significant first. The position comes last, so that no two documents share a place. */
interface Order {
  readonly by: readonly ('issue_date' | 'changed_at' | 'position')[];
  readonly direction: 'asc' | 'desc';
}

/** The status of a document on each of its two tracks. */
export interface TrackFilter {
  readonly exchange?: ExchangeStatus | undefined;
  readonly reporting?: ReportingStatus | undefined;
}

export interface DocumentFilter extends PageQuery, TrackFilter {
  readonly status?: Status | undefined;
  readonly documentType?: DocumentType | undefined;
  /** The whole number, as written. */
  readonly invoiceNumber?: string | undefined;
  /** The TRN of the seller or the buyer. */
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

const { and, or, eb: is } = expressionBuilder<Tables, 'documents' | 'document_states'>();

/** A list to read: its conditions, and the table that defines its order. */
interface Listed {
  readonly conditions: Condition;
  /**
   * The table that defines the order; the narrow one, which changes while a document is sent, is joined to the
   * documents.
   */
  readonly orderedIn: 'documents' | 'document_states';
}

/** If a list is filtered by issue days or changes, pages are read in the order of that column. */
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
function after(
  { by, direction }: Order,
  place: string | undefined,
  orderedIn: Listed['orderedIn'],
): Condition | undefined {
  if (place === undefined) return undefined;
  const values: readonly (string | number)[] = JSON.parse(place);
  const columns = sql.join(by.map((column) => sql.ref(`${orderedIn}.${column}`)));
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
        listed: listed.conditions,
        joined: listed.orderedIn === 'documents' ? sql`` : besides,
        order: { ...order, of: listed.orderedIn },
        text: filter.text,
        most: filter.limit + 1,
      })
    : await rowsOf(scoped, listed, order, filter.limit + 1);
  return pageFrom(rows, call, itemOf, (row) => placeIn(order, row));
}

/** The conditions for the documents of a page, except for the text. */
function listedBy(shelf: Shelf, filter: DocumentFilter, order: Order): Listed {
  const { status, documentType, invoiceNumber, trn, receiver, issuedFrom, issuedTo, updatedSince } = filter;
  const states = [
    status && is('document_states.status', '=', status),
    ...onTracks(filter),
    updatedSince === undefined ? undefined : is('document_states.changed_at', '>=', new Date(updatedSince)),
  ];
  const others = [
    documentType && is('documents.document_type', '=', documentType),
    invoiceNumber === undefined ? undefined : is('documents.invoice_number', '=', invoiceNumber),
    trn === undefined
      ? undefined
      : or([is('documents.seller_trn', '=', trn), is('documents.buyer_trn', '=', trn)]),
    receiver === undefined ? undefined : is('documents.receiver', '=', receiver),
  ];
  const ofTable = (table: Listed['orderedIn']) => [
    ...onShelf(table, shelf, [shelf.kind]),
    issuedFrom === undefined ? undefined : is(`${table}.issue_date`, '>=', issuedFrom),
    issuedTo === undefined ? undefined : is(`${table}.issue_date`, '<=', issuedTo),
  ];
  return listOf({ states, others, ofTable }, order, filter.cursor);
}

function onShelf(
  table: Listed['orderedIn'],
  { companyId, direction }: Pick<Shelf, 'companyId' | 'direction'>,
  kinds: readonly DocumentKind[],
): Condition[] {
  return [
    is(`${table}.company_id`, '=', companyId),
    is(`${table}.direction`, '=', direction),
    is(`${table}.kind`, 'in', kinds),
  ];
}

interface Conditions {
  /** Filters by status. */
  readonly states: readonly (Condition | undefined)[];
  readonly others: readonly (Condition | undefined)[];
  /** Filters by columns of both tables: an index is used together with these columns. */
  readonly ofTable: (table: Listed['orderedIn']) => readonly (Condition | undefined)[];
}

/** If both tables have conditions, an index of either table finds the documents. */
function listOf({ states, others, ofTable }: Conditions, order: Order, cursor: string | undefined): Listed {
  const isByState =
    states.some((condition) => condition !== undefined) || order.by.some((column) => column === 'changed_at');
  const orderedIn = isByState ? 'document_states' : 'documents';
  const isByOther = others.some((condition) => condition !== undefined);
  const both = isByState && isByOther ? ofTable('documents') : [];
  const all = [...ofTable(orderedIn), ...both, ...states, ...others, after(order, cursor, orderedIn)];
  return { conditions: and(all.filter((condition) => condition !== undefined)), orderedIn };
}

/** Filters by the statuses as shown. */
function onTracks({ exchange, reporting }: TrackFilter): (Condition | undefined)[] {
  return [
    exchange && is('document_states.exchange_status', '=', exchange),
    reporting && is('document_states.reporting_status', '=', reporting),
  ];
}

const columns = listedColumns.map((column) => `documents.${column}` as const);

const besides = sql`join document_states on document_states.document_id = documents.id`;

/** The first rows of a list. */
async function rowsOf(
  scoped: Scoped,
  { conditions, orderedIn }: Listed,
  order: Order,
  most: number,
): Promise<DocumentRow[]> {
  const documents = scoped.selectFrom('documents').select(columns).where(conditions);
  const inOrder = <Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, DocumentRow>) =>
    order.by
      .reduce((ordered, column) => ordered.orderBy(sql.ref(`${orderedIn}.${column}`), order.direction), rows)
      .limit(most);
  return orderedIn === 'documents'
    ? inOrder(documents).execute()
    : inOrder(
        documents.innerJoin('document_states', 'document_states.document_id', 'documents.id'),
      ).execute();
}

export type FailedFilter = PageQuery & TrackFilter;

/** The kinds of failed documents in the list, sent and received. */
export type FailedKinds = Readonly<Record<Direction, readonly DocumentKind[]>>;

/** The stored status of a failed document. */
const failedStatus = { Outbound: 'DeliveryFailed', Inbound: 'Refused' } as const;

/**
 * Returns the company's failed documents of some kinds, newest first: sent ones, and received ones that were refused.
 */
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
      const listed = listOf(
        {
          states: [is('document_states.status', '=', failedStatus[direction]), ...onTracks(filter)],
          others: [],
          ofTable: (table) =>
            onShelf(table, { companyId: call.caller.companyId, direction }, kinds[direction]),
        },
        newestFirst,
        filter.cursor,
      );
      return rowsOf(scoped, listed, newestFirst, filter.limit + 1);
    });
  const rows = (await Promise.all(found)).flat().toSorted((one, other) => other.position - one.position);
  return pageFrom(rows, call, itemOf, (row) => placeIn(newestFirst, row));
}
