import { invoice } from '../../test/support/requests.ts';
import type { recordTables, Store } from './store.ts';

/** Number of documents in the smallest store; numbers and codes are searched among this many. */
export const fewest = 1_000;
const pageSize = 50;

/** One request, and what its answer must be. */
interface Asked {
  readonly path: string;
  readonly init?: RequestInit;
  readonly status?: number;
  /** Tells whether a body is the right answer. */
  readonly isRight: (body: Answer) => boolean;
}

/** Members of the bodies of answers that are read. */
interface Answer {
  readonly id?: string;
  readonly status?: string;
  readonly valid?: boolean;
  readonly items?: readonly { readonly invoiceNumber?: string; readonly code?: string }[];
}

/** The request to a store, by the number of earlier requests. */
export type Request = (store: Store, count: number) => Asked;

const isEmpty = ({ items }: Answer) => items?.length === 0;

/** The kinds of requests to measure. */
export const requests: Readonly<Record<string, Request>> = {
  create: (_, count) => ({
    path: '/v1/invoices',
    init: {
      method: 'POST',
      headers: {
        'idempotency-key': `${process.pid}-${Date.now()}-${count}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...invoice, invoiceNumber: `L-${count}` }),
    },
    status: 201,
    isRight: ({ status }) => status === 'Draft',
  }),
  validate: (store, count) => ({
    path: `/v1/invoices/${idOf(store, count)}/validate`,
    init: { method: 'POST' },
    isRight: ({ valid }) => valid === true,
  }),
  read: (store, count) => ({
    path: `/v1/invoices/${idOf(store, count)}`,
    isRight: ({ id }) => id === idOf(store, count),
  }),
  list: () => ({
    path: `/v1/invoices?limit=${pageSize}`,
    isRight: ({ items }) => items?.length === pageSize,
  }),
  'list of a month': () => ({
    path: `/v1/invoices?limit=${pageSize}&issuedFrom=2026-01-01&issuedTo=2026-01-31`,
    isRight: ({ items }) => items?.length === pageSize,
  }),
  ...filterRequests(),
  'list by a number': (_, count) => ({
    path: `/v1/invoices?text=-${count % fewest}F`,
    isRight: ({ items }) => items?.length === 1 && items[0]?.invoiceNumber === `F-${count % fewest}F`,
  }),
  ...recordRequests('customers'),
  ...recordRequests('items'),
  ...recordRequests('vendors'),
};

/** A list by each filter and by each two of them, with what none of the documents has: all would have to be read. */
function filterRequests(): Readonly<Record<string, Request>> {
  const seldom = {
    status: 'Sent',
    documentType: 'SelfBillingInvoice',
    invoiceNumber: 'nobody',
    trn: '100000000100003',
    receiver: '0235:1000000001',
    exchange: 'sent',
    reporting: 'sent',
    issuedFrom: '2100-01-01',
    issuedTo: '2020-01-01',
    updatedSince: '2100-01-01T00:00:00Z',
    text: 'nobody',
  };
  const all = Object.entries(seldom);
  const singles = all.map(([name, value]) => [`list by ${name}`, { [name]: value }] as const);
  const pairs = all.flatMap(([one, value], index) =>
    all
      .slice(index + 1)
      .map(([other, second]) => [`list by ${one} and ${other}`, { [one]: value, [other]: second }] as const),
  );
  return Object.fromEntries(
    [...singles, ...pairs].map(([name, query]) => [
      name,
      () => ({ path: `/v1/invoices?${new URLSearchParams(query)}`, isRight: isEmpty }),
    ]),
  );
}

function recordRequests(table: (typeof recordTables)[number]): Readonly<Record<string, Request>> {
  return {
    [`list of ${table}`]: () => ({
      path: `/v1/${table}?limit=${pageSize}`,
      isRight: ({ items }) => items?.length === pageSize,
    }),
    [`${table} by a text that matches nothing`]: () => ({
      path: `/v1/${table}?text=nobody`,
      isRight: isEmpty,
    }),
    [`${table} by a code`]: (_, count) => ({
      path: `/v1/${table}?text=-${count % fewest}F`,
      isRight: ({ items }) => items?.length === 1 && items[0]?.code === `F-${count % fewest}F`,
    }),
    [`${table} that are not active`]: () => ({ path: `/v1/${table}?isActive=false`, isRight: isEmpty }),
  };
}

/** The ids are far from one another, so that reads do not hit the same page. */
function idOf({ ids }: Store, count: number): string {
  return ids[(count * 7919) % ids.length] ?? '';
}
