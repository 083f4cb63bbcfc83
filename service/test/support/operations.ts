import { operations } from '../../src/app/operations.ts';
import type { Operation } from '../../src/http/operation.ts';
import type { Ask, Asked } from './asking.ts';
import { creditNote, invoice } from './requests.ts';

/** A valid body for each operation that takes one. */
const bodies: Readonly<Record<string, unknown>> = {
  createInvoice: invoice,
  replaceInvoice: invoice,
  bulkCreateInvoices: [invoice],
  bulkCreateCreditNotes: [creditNote],
  bulkSubmitInvoices: [{ id: 'none' }],
  bulkSubmitCreditNotes: [{ id: 'none' }],
  createCreditNote: creditNote,
  replaceCreditNote: creditNote,
  createCustomer: { name: 'A customer' },
  replaceCustomer: { name: 'A customer' },
  reviewPurchaseInvoice: { state: 'accepted' },
  reviewPurchaseCreditNote: { state: 'accepted' },
  mailInvoice: {},
  mailCreditNote: {},
  createItem: { name: 'An item' },
  replaceItem: { name: 'An item' },
  createVendor: { name: 'A vendor' },
  replaceVendor: { name: 'A vendor' },
  createAttachment: '%PDF-1.7 a time sheet',
  createWebhook: { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] },
  replaceWebhook: { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] },
  replayWebhook: { since: '2026-01-01T00:00:00Z' },
  echoTest: { message: 'Hello' },
  createCompany: { name: 'A company' },
  changeCompany: { name: 'Another name' },
  createCompanyKey: { name: 'k', scopes: ['items:read'] },
  rotateCompanyKey: {},
  resendAllUnanswered: { message: 'withdrawal' },
};

/**
 * The id of one resource of each kind that a company has, by the first part of its path or by its parameter.
 */
export type Possessions = Readonly<Record<string, string>>;

/** The part of a path that names the resource. */
export function resourceOf({ path }: Operation): string {
  return path.replace('/v1/operator/', '/v1/').split('/')[2] ?? '';
}

/**
 * The path of an operation on existing resources: every parameter except `id` is named after its resource.
 */
export function pathOn({ path }: Operation, id: string, owned: Possessions): string {
  const named: Possessions = { month: '2026-10', ...owned };
  return path.replace('{id}', id).replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
}

/** The same path for resources of a company. */
export function pathOnOwn(operation: Operation, owned: Possessions): string {
  return pathOn(operation, owned[resourceOf(operation)] ?? '', owned);
}

let codes = 0;

/** A body for an operation; that of an item with a code that no other item has. */
export function bodyOf({ name }: Operation): unknown {
  if (name !== 'createItem' && name !== 'replaceItem') return bodies[name];
  codes += 1;
  return { ...Object(bodies[name]), code: `A-${codes}` };
}

export function askedBy(operation: Operation, given: Asked = {}): Asked {
  const method = operation.method.toUpperCase();
  const body = bodyOf(operation);
  if (operation.body?.kind === 'lines') {
    const headers = { 'content-type': 'application/x-ndjson', ...given.headers };
    return { method, body: lines(body), ...given, headers };
  }
  if (operation.body?.kind === 'file')
    return { method, body, ...given, headers: { 'content-type': 'application/pdf', ...given.headers } };
  return { method, ...(body === undefined ? {} : { body }), ...given };
}

/** A body with a value a line. */
export function lines(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => `${JSON.stringify(value)}\n`).join('') : '';
}

/** Creates one of everything that a company can create for itself. */
export async function possess(ask: Ask): Promise<Possessions> {
  const creating = operations.filter(({ name }) => /^create/.test(name));
  const made = await Promise.all(
    creating.map(async (operation) => {
      const { body } = await ask(operation.path, askedBy(operation));
      return [resourceOf(operation), body.id] as const;
    }),
  );
  const owned = Object.fromEntries(made);
  const webhook = `/v1/webhooks/${owned.webhooks}`;
  await ask(`${webhook}/test`, { method: 'POST' });
  const [delivery] = (await ask(`${webhook}/deliveries`)).body.items;
  return { ...owned, deliveryId: delivery.id, participantId: '0235:1003548797' };
}
