import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DocumentKind } from '../content/kinds.ts';
import type { Status } from '../content/states.ts';
import type { Scoped } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import {
  afterDay,
  afterPosition,
  dayBelow,
  type Page,
  type PageQuery,
  pageFrom,
  positionBelow,
} from '../lists/page.ts';
import { search } from '../lists/search.ts';
import { type DocumentRow, listedColumns } from './representation.ts';
import type { Shelf } from './store.ts';

export interface DocumentFilter extends PageQuery {
  readonly status?: Status | undefined;
  /** First and last day of issue. */
  readonly issuedFrom?: string | undefined;
  readonly issuedTo?: string | undefined;
  /** Part of the number, or of the seller's or buyer's name, in any spelling. */
  readonly text?: string | undefined;
}

type Condition = Expression<SqlBool>;

const { and, eb: is, ref } = expressionBuilder<Tables, 'documents'>();

/** The order of a list, the condition to continue a page, and the cursor after a row. */
interface Order {
  readonly by: readonly ('issue_date' | 'position')[];
  readonly below: (filter: PageQuery) => Condition | undefined;
  readonly after: (row: DocumentRow) => string;
}

const newestFirst: Order = {
  by: ['position'],
  below: (filter) => {
    const position = positionBelow(filter);
    return position === undefined ? undefined : is('documents.position', '<', position);
  },
  after: afterPosition,
};

/** Latest day of issue first: one index has this order, whichever days are asked for. */
const latestIssuedFirst: Order = {
  by: ['issue_date', 'position'],
  below: (filter) => {
    const place = dayBelow(filter);
    if (place === undefined) return undefined;
    return sql<SqlBool>`(${ref('documents.issue_date')}, ${ref('documents.position')})
      < (${place.day}::date, ${place.position}::bigint)`;
  },
  after: (row) => afterDay(row.issue_date, row.position),
};

/** A page of documents: newest first, or latest issued first if days of issue are given. */
export async function listDocuments<Item>(
  scoped: Scoped,
  shelf: Shelf,
  filter: DocumentFilter,
  itemOf: (row: DocumentRow) => Item,
): Promise<Page<Item>> {
  const isByDay = filter.issuedFrom !== undefined || filter.issuedTo !== undefined;
  const order = isByDay ? latestIssuedFirst : newestFirst;
  const listed = listedBy(shelf, filter, order);
  const rows = filter.text
    ? await search<DocumentRow>({
        scoped,
        table: 'documents',
        parts: { table: 'document_search', rowId: 'document_id' },
        list: [shelf.companyId, shelf.direction, shelf.kind],
        columns: listedColumns,
        listed,
        order: order.by,
        text: filter.text,
        most: filter.limit + 1,
      })
    : await inOrder(documentsOf(scoped, listed), order, filter.limit + 1).execute();
  return pageFrom(rows, filter.limit, itemOf, order.after);
}

/** The conditions for the documents of a page, except for its text. */
function listedBy(
  { companyId, direction, kind }: Shelf,
  filter: DocumentFilter,
  { below }: Order,
): Condition {
  const { status, issuedFrom, issuedTo } = filter;
  const conditions: (Condition | undefined)[] = [
    is('documents.company_id', '=', companyId),
    is('documents.direction', '=', direction),
    is('documents.kind', '=', kind),
    status && is('documents.status', '=', status),
    issuedFrom === undefined ? undefined : is('documents.issue_date', '>=', issuedFrom),
    issuedTo === undefined ? undefined : is('documents.issue_date', '<=', issuedTo),
    below(filter),
  ];
  return and(conditions.filter((condition) => condition !== undefined));
}

function documentsOf(scoped: Scoped, listed: Condition) {
  return scoped.selectFrom('documents').select(listedColumns).where(listed);
}

type Documents = ReturnType<typeof documentsOf>;

function inOrder(documents: Documents, { by }: Order, most: number): Documents {
  return by
    .reduce((ordered, column) => ordered.orderBy(`documents.${column}`, 'desc'), documents)
    .limit(most);
}

/** The company's documents of some kinds whose submission failed, newest first. */
export async function listFailed<Item>(
  scoped: Scoped,
  { companyId, kinds }: { readonly companyId: string; readonly kinds: readonly DocumentKind[] },
  filter: PageQuery,
  itemOf: (row: DocumentRow) => Item,
): Promise<Page<Item>> {
  const conditions: (Condition | undefined)[] = [
    is('documents.company_id', '=', companyId),
    is('documents.status', '=', 'DeliveryFailed'),
    // Inbound documents never fail; with both conditions an index finds those of a kind.
    and([is('documents.direction', '=', 'Outbound'), is('documents.kind', 'in', kinds)]),
    newestFirst.below(filter),
  ];
  const listed = and(conditions.filter((condition) => condition !== undefined));
  const rows = await inOrder(documentsOf(scoped, listed), newestFirst, filter.limit + 1).execute();
  return pageFrom(rows, filter.limit, itemOf, newestFirst.after);
}
