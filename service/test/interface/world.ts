import { acrossCompanies } from '../../src/database/database.ts';
import { hashOfKey, revokeKey } from '../../src/keys/keys.ts';
import { type Answered, type Ask, asker } from '../support/asking.ts';
import { creditNote, invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { complete, withNulls, withoutOptional } from './complete-request.ts';

/** A service with documents in every state, which the statements look at and none of them changes. */
export interface World {
  readonly opened: TestService;
  /** Asks as a company with every scope. */
  readonly ask: Ask;
  /** Asks with other keys: of another company, with one scope, revoked, of a company without quota, unknown, none. */
  readonly as: Readonly<Record<'other' | 'reader' | 'revoked' | 'withoutQuota' | 'unknown' | 'nobody', Ask>>;
  /** The answers to the creation of documents: with every field, without optional ones, with nulls. */
  readonly created: Readonly<Record<'complete' | 'withoutOptional' | 'withNulls', Answered>>;
  /** The document with every field as it is read. */
  readonly kept: unknown;
  /** The ids of documents. */
  readonly draft: string;
  readonly invalid: string;
  readonly sent: string;
  readonly failed: string;
  readonly creditNote: string;
  /** The answer to a submission. */
  readonly submitted: Answered;
  /** The purchase credit note that the credit note became. */
  readonly purchase: Answered;
}

export async function openWorld(): Promise<World> {
  const opened = await openTestService({ replaced: { sendWebhook: async () => 200 } });
  const company = await opened.company({ participantId: sellerId });
  const key = async (id: string, scopes?: Parameters<TestService['key']>[1]) =>
    asker(opened.app, await opened.key(id, scopes));
  const ask = await key(company);
  const made = async (path: string, body: object) => (await ask(path, { method: 'POST', body })).body.id;
  const submit = (path: string) => ask(`${path}/submit`, { method: 'POST' });
  const buyer = { ...invoice.buyer, participantId: sellerId };
  const draft = await made('/v1/invoices', { ...invoice, invoiceNumber: 'S-DRAFT' });
  const invalid = await made('/v1/invoices', { ...invalidInvoice, invoiceNumber: 'S-INVALID' });
  const sent = await made('/v1/invoices', { ...invoice, invoiceNumber: 'S-SENT' });
  const refusing = { ...invoice.buyer, participantId: '0235:1000000422' };
  const failed = await made('/v1/invoices', { ...invoice, invoiceNumber: 'S-FAILED', buyer: refusing });
  const received = await made('/v1/credit-notes', {
    ...creditNote,
    ...{ invoiceNumber: 'S-CREDIT', buyer, notes: 'Returned' },
    lines: creditNote.lines.map((line) => ({
      ...line,
      ...{ sellersItemId: 'CH-1', buyersItemId: 'B-1', standardItemId: '6291041500213' },
      standardItemSchemeId: '0160',
    })),
  });
  const submitted = await submit(`/v1/invoices/${sent}`);
  await submit(`/v1/invoices/${failed}`);
  await submit(`/v1/credit-notes/${received}`);
  await ask('/v1/webhooks', {
    method: 'POST',
    body: { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] },
  });
  await opened.drain();
  const [purchase] = (await ask('/v1/purchase-credit-notes')).body.items;
  const creating = (body: object) => ask('/v1/invoices', { method: 'POST', body });
  const created = {
    complete: await creating(complete),
    withoutOptional: await creating(withoutOptional),
    withNulls: await creating(withNulls),
  };
  return {
    opened,
    ask,
    as: {
      other: await key(await opened.company()),
      reader: await key(company, ['invoices:read']),
      revoked: asker(opened.app, await revokedKey(opened, company)),
      withoutQuota: await key(await opened.company({ monthlyQuota: 0 })),
      unknown: asker(opened.app, 'pint_test_unknown'),
      nobody: asker(opened.app, ''),
    },
    created,
    kept: (await ask(`/v1/invoices/${created.complete.body.id}`)).body?.document,
    ...{ draft, invalid, sent, failed, creditNote: received, submitted },
    purchase: await ask(`/v1/purchase-credit-notes/${purchase?.id}`),
  };
}

async function revokedKey({ service, key }: TestService, company: string): Promise<string> {
  const apiKey = await key(company);
  await acrossCompanies(service.database, async (scoped) => {
    const hash = hashOfKey(apiKey);
    const found = scoped.selectFrom('api_keys').where('hash', '=', hash).select('id');
    await revokeKey(scoped, (await found.executeTakeFirstOrThrow()).id, service.clock);
  });
  return apiKey;
}

/** An answer in a few words: its status, and the kind of problem and the fields at fault if it is one. */
export function told({ status, body, headers }: Answered): string {
  if (headers.get('content-type') !== 'application/problem+json') return String(status);
  const fields = (body.errors ?? []).map(({ field }: { readonly field: string }) => field).filter(Boolean);
  const at = fields.length === 0 ? '' : ` at ${[...new Set(fields)].join(', ')}`;
  return `${status} ${body.type.split('/').at(-1)}${at}`;
}
