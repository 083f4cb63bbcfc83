import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import {
  afterDay,
  afterPosition,
  containing,
  dayBelow,
  type Page,
  type PageQuery,
  pageFrom,
  positionBelow,
} from '../lists/page.ts';
import type { DocumentKind } from './kinds.ts';
import { type DocumentRow, listedColumns } from './representation.ts';
import type { Status } from './states.ts';
import type { Shelf } from './store.ts';

export interface DocumentFilter extends PageQuery {
  readonly status?: Status | undefined;
  /** First and last day of issue. */
  readonly issuedFrom?: string | undefined;
  readonly issuedTo?: string | undefined;
  /** Part of the number, or of the name of seller or buyer. */
  readonly text?: string | undefined;
}

type Condition = Expression<SqlBool>;

const { and, or, eb: is, ref } = expressionBuilder<Tables, 'documents'>();

/** The order of a list, where a page goes on in it, and the cursor behind a row. */
interface Order {
  readonly by: readonly ('documents.issue_date' | 'documents.position')[];
  readonly below: (filter: PageQuery) => Condition | undefined;
  readonly after: (row: DocumentRow) => string;
}

const newestFirst: Order = {
  by: ['documents.position'],
  below: (filter) => {
    const position = positionBelow(filter);
    return position === undefined ? undefined : is('documents.position', '<', position);
  },
  after: afterPosition,
};

/** Of days of issue the latest first: one index has them in this order, whichever days are asked for. */
const latestIssuedFirst: Order = {
  by: ['documents.issue_date', 'documents.position'],
  below: (filter) => {
    const place = dayBelow(filter);
    if (place === undefined) return undefined;
    return sql<SqlBool>`(${ref('documents.issue_date')}, ${ref('documents.position')})
      < (${place.day}::date, ${place.position}::bigint)`;
  },
  after: (row) => afterDay(row.issue_date, row.position),
};

/** A page of the documents of a shelf: newest first, or latest issued first where days of issue are asked for. */
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
    ? await search({ scoped, shelf, order, listed, text: filter.text, most: filter.limit + 1 })
    : await inOrder(documentsOf(scoped, listed), order, filter.limit + 1).execute();
  return pageFrom(rows, filter.limit, itemOf, order.after);
}

/** What holds for the documents of a page, but for its text. */
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
  return by.reduce((ordered, column) => ordered.orderBy(column, 'desc'), documents).limit(most);
}

interface Search {
  readonly scoped: Scoped;
  readonly shelf: Shelf;
  readonly order: Order;
  readonly listed: Condition;
  readonly text: string;
  readonly most: number;
}

/** How many documents are read to find a text that is in many of them. */
const lookedThrough = 500;

/** What is in many documents is among the first; what is in few is found by the parts of the text. */
async function search(wanted: Search): Promise<DocumentRow[]> {
  const { scoped, order, listed, most } = wanted;
  const found = await amongFirst(wanted);
  if (found.length === most) return found;
  const others = await inOrder(documentsOf(scoped, listed), order, 1).offset(lookedThrough).execute();
  return others.length === 0 ? found : byParts(wanted);
}

function amongFirst({ scoped, order, listed, text, most }: Search): Promise<DocumentRow[]> {
  const first = inOrder(documentsOf(scoped, listed), order, lookedThrough).as('documents');
  const found = scoped.selectFrom(first).selectAll().where(has(text)) as unknown as Documents;
  return inOrder(found, order, most).execute();
}

/** The longest parts of texts that are kept, in characters: those of a longer text are of this size. */
const largestPart = 3;

/** By their keys, one by one, whatever the database believes of how many there are. */
function byParts({ scoped, shelf, order, listed, text, most }: Search): Promise<DocumentRow[]> {
  const { companyId, direction, kind } = shelf;
  const found = scoped
    .selectFrom('document_search')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('documents')
          .whereRef('documents.id', '=', 'document_search.document_id')
          .select(listedColumns)
          .offset(0)
          .as('documents'),
      (join) => join.onTrue(),
    )
    .where(
      sql<SqlBool>`document_search.parts @> text_parts(list_salt(${companyId}, ${direction}, ${kind}), ${text},
        least(char_length(lower(${text})), ${largestPart}))`,
    )
    .where(listed)
    .where(has(text))
    .selectAll('documents') as unknown as Documents;
  return inOrder(found, order, most).execute();
}

/** Whether the number, or the name of seller or buyer, has a text in it. */
function has(text: string): Condition {
  const pattern = containing(text);
  return or([
    is('documents.invoice_number', 'ilike', pattern),
    is('documents.seller_name', 'ilike', pattern),
    is('documents.buyer_name', 'ilike', pattern),
  ]);
}

/** The documents of a company whose submission failed, newest first; of one kind where one is given. */
export async function listFailed<Item>(
  scoped: Scoped,
  { companyId, kind }: { readonly companyId: string; readonly kind?: DocumentKind },
  filter: PageQuery,
  itemOf: (row: DocumentRow) => Item,
): Promise<Page<Item>> {
  const conditions: (Condition | undefined)[] = [
    is('documents.company_id', '=', companyId),
    is('documents.status', '=', 'DeliveryFailed'),
    // Nothing that arrives fails; with both, an index has those of a kind.
    kind && and([is('documents.direction', '=', 'Outbound'), is('documents.kind', '=', kind)]),
    newestFirst.below(filter),
  ];
  const listed = and(conditions.filter((condition) => condition !== undefined));
  const rows = await inOrder(documentsOf(scoped, listed), newestFirst, filter.limit + 1).execute();
  return pageFrom(rows, filter.limit, itemOf, newestFirst.after);
}
