import { type Answered, type Ask, asker } from '../support/asking.ts';
import { sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { complete, withNulls, withoutOptional } from './complete-request.ts';

/** A service with the documents that the statements look at; none of them changes them. */
export interface World {
  readonly opened: TestService;
  /** Asks as a company with every scope. */
  readonly ask: Ask;
  /** The answers to the creation of documents: without optional fields, and with nulls. */
  readonly created: Readonly<Record<'withoutOptional' | 'withNulls', Answered>>;
  /** The document with every field as it is read. */
  readonly kept: unknown;
}

export async function openWorld(): Promise<World> {
  const opened = await openTestService();
  const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  const creating = (body: object) => ask('/v1/invoices', { method: 'POST', body });
  const { body } = await creating(complete);
  return {
    opened,
    ask,
    created: {
      withoutOptional: await creating(withoutOptional),
      withNulls: await creating(withNulls),
    },
    kept: (await ask(`/v1/invoices/${body.id}`)).body?.document,
  };
}

/** An answer in a few words: its status, and the kind of problem and the fields at fault if it is one. */
export function told({ status, body, headers }: Answered): string {
  if (headers.get('content-type') !== 'application/problem+json') return String(status);
  const fields = (body.errors ?? []).map(({ field }: { readonly field: string }) => field).filter(Boolean);
  const at = fields.length === 0 ? '' : ` at ${[...new Set(fields)].join(', ')}`;
  return `${status} ${body.type.split('/').at(-1)}${at}`;
}
