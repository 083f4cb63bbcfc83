import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DocumentType } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Call } from '../http/operation.ts';
import { type Page, type PageQuery, pageFrom } from '../lists/page.ts';
import { search } from '../lists/search.ts';
import type { Direction, DocumentKind, Status } from '../track/states.ts';
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

const { and, or, eb: is } = expressionBuilder<Tables, 'documents'>();

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

/** The columns of an order as the indexes of states have them; other lists use the indexes of contents. */
const besideStates = {
  issue_date: 'listed_day',
  changed_at: 'changed_at',
  position: 'listed_position',
} as const;

function after({ by, direction }: Order, columns: readonly string[], place: string): Condition {
  const values: readonly (string | number)[] = JSON.parse(place);
  const given = sql.join(by.map((column, index) => sql`${values[index]}::${sql.raw(typeOf[column])}`));
  const ordered = sql.join(columns.map((column) => sql.ref(`documents.${column}`)));
  return sql<SqlBool>`(${ordered}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${given})`;
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
        order: { by: listed.by, direction: order.direction },
        text: filter.text,
        most: filter.limit + 1,
      })
    : await rowsOf(scoped, listed, order.direction, filter.limit + 1);
  return pageFrom(rows, call, itemOf, (row) => placeIn(order, row));
}

function listedBy(shelf: Shelf, filter: DocumentFilter, order: Order): Listed {
  const { status, documentType, invoiceNumber, trn, receiver, updatedSince } = filter;
  const states = [
    status && is('documents.status', '=', status),
    ...onTracks(filter),
    updatedSince === undefined ? undefined : is('documents.changed_at', '>=', new Date(updatedSince)),
  ];
  const others = [
    documentType && is('documents.document_type', '=', documentType),
    invoiceNumber === undefined ? undefined : is('documents.invoice_number', '=', invoiceNumber),
    trn === undefined
      ? undefined
      : or([is('documents.seller_trn', '=', trn), is('documents.buyer_trn', '=', trn)]),
    receiver === undefined ? undefined : is('documents.receiver', '=', receiver),
  ];
  return listOf(shelf, [shelf.kind], { ...filter, states, others, order });
}

interface Conditions extends Pick<DocumentFilter, 'issuedFrom' | 'issuedTo' | 'cursor'> {
  /** For columns that change while a document is being sent. */
  readonly states: readonly (Condition | undefined)[];
  readonly others: readonly (Condition | undefined)[];
  readonly order: Order;
}

interface Listed {
  readonly conditions: Condition;
  readonly by: readonly ('issue_date' | 'listed_day' | 'changed_at' | 'position' | 'listed_position')[];
}

/** If there are conditions for states and for others, an index of either finds the documents. */
function listOf(
  { companyId, direction }: Pick<Shelf, 'companyId' | 'direction'>,
  kinds: readonly DocumentKind[],
  { states, others, order, issuedFrom, issuedTo, cursor }: Conditions,
): Listed {
  const isByState = states.some(isSet) || order.by.some((column) => column === 'changed_at');
  const issuedIn = (day: 'issue_date' | 'listed_day') => [
    issuedFrom === undefined ? undefined : is(`documents.${day}`, '>=', issuedFrom),
    issuedTo === undefined ? undefined : is(`documents.${day}`, '<=', issuedTo),
  ];
  const ofContents = [...others, ...issuedIn('issue_date')];
  const numbers = kinds.map((kind) => sql`list_salt(${companyId}, ${direction}, ${kind})`);
  const inStates = [
    sql<SqlBool>`documents.list in (${sql.join(numbers)})`,
    ...issuedIn('listed_day'),
    ...states,
  ];
  const inContents = [
    is('documents.company_id', '=', companyId),
    is('documents.direction', '=', direction),
    is('documents.kind', 'in', kinds),
    ...ofContents,
  ];
  const by = isByState ? order.by.map((column) => besideStates[column]) : order.by;
  const all = [
    ...(isByState ? inStates : []),
    ...(isByState && !ofContents.some(isSet) ? [] : inContents),
    cursor === undefined ? undefined : after(order, by, cursor),
  ];
  return { conditions: and(all.filter(isSet)), by };
}

function isSet(condition: Condition | undefined): condition is Condition {
  return condition !== undefined;
}

function onTracks({ exchange, reporting }: TrackFilter): (Condition | undefined)[] {
  return [
    exchange && is('documents.exchange_status', '=', exchange),
    reporting && is('documents.reporting_status', '=', reporting),
  ];
}

function rowsOf(
  scoped: Scoped,
  { conditions, by }: Listed,
  direction: Order['direction'],
  most: number,
): Promise<DocumentRow[]> {
  const documents = scoped.selectFrom('documents').select(listedColumns).where(conditions);
  return by
    .reduce((ordered, column) => ordered.orderBy(column, direction), documents)
    .limit(most)
    .execute();
}

export type FailedFilter = PageQuery & TrackFilter;

/** The kinds of failed documents in the list, sent and received. */
export type FailedKinds = Readonly<Record<Direction, readonly DocumentKind[]>>;

const failedStatus = { Outbound: 'DeliveryFailed', Inbound: 'Refused' } as const;

/** Returns the company's failed documents of some kinds, newest first: sent ones, and refused arrivals. */
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
      const listed = listOf({ companyId: call.caller.companyId, direction }, kinds[direction], {
        states: [is('documents.status', '=', failedStatus[direction]), ...onTracks(filter)],
        others: [],
        order: newestFirst,
        cursor: filter.cursor,
      });
      return rowsOf(scoped, listed, newestFirst.direction, filter.limit + 1);
    });
  const rows = (await Promise.all(found)).flat().toSorted((one, other) => other.position - one.position);
  return pageFrom(rows, call, itemOf, (row) => placeIn(newestFirst, row));
}
