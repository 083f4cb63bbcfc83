import { setTimeout as pause } from 'node:timers/promises';
import { companyOfParticipant, companyOfTin } from '../companies/companies.ts';
import { readingAcross, type Scoped } from '../database/database.ts';
import { isOwn, type Sender, tinOf } from '../draft/sender.ts';
import { announce } from '../webhooks/announce.ts';
import type { Readable, Unreadable } from './arrival.ts';
import { otherProvider, otherReceiver, type ToldOnArrival } from './arrival-warnings.ts';
import { arriving, type Receiving } from './arrived-before.ts';

/** The origin of a document, from the tables of this service and from the register. */
export interface Origin {
  /** The company that the document names as sender, although it did not send it; undefined if none. */
  readonly impostorOf: { readonly id: string; readonly name: string } | undefined;
  readonly told: readonly ToldOnArrival[];
}

const unknown: Origin = { impostorOf: undefined, told: [] };

/**
 * Finds out who sent a document. If its sender is a company of this service, this service must have sent the
 * document: the tables have its instance and content. For any other sender, the register names the provider.
 */
export async function originOf(
  service: Receiving,
  arrival: Readable | Unreadable,
  senderProvider: string | undefined,
  ended: AbortSignal | undefined,
): Promise<Origin> {
  if ('reason' in arrival) return unknown;
  const { sender, senderTaxIds } = arrival.parties;
  const reading = readingAcross(service.database);
  const company =
    (sender === null ? undefined : await companyOfParticipant(reading, sender)) ??
    (await companyOfTin(reading, senderTaxIds.map(tinOf)));
  if (company !== undefined) {
    const isOurs = await wasSentSo(service, company.id, arrival, ended);
    return { impostorOf: isOurs ? undefined : company, told: [] };
  }
  return { impostorOf: undefined, told: await toldOfSender(service, sender, senderProvider) };
}

async function wasSentSo(
  { database, documentWork }: Receiving,
  companyId: string,
  { instanceId, receiver, ubl, parties }: Readable,
  ended: AbortSignal | undefined,
): Promise<boolean> {
  const sent = await readingAcross(database)
    .selectFrom('submissions')
    .where('id', '=', instanceId)
    .where('company_id', '=', companyId)
    .where('message', '=', 'document')
    .select('ubl')
    .executeTakeFirst();
  if (sent?.ubl == null || receiver?.toLowerCase() !== parties.receiver?.toLowerCase()) return false;
  return documentWork.run('isSameContent', { sent: sent.ubl, arrived: ubl }, arriving, ended);
}

/** The register may be slow, and a document should not wait for it. */
const longestLookMilliseconds = 5_000;

async function toldOfSender(
  { participants }: Pick<Receiving, 'participants'>,
  sender: string | null,
  senderProvider: string | undefined,
): Promise<readonly ToldOnArrival[]> {
  if (sender === null || senderProvider === undefined) return [];
  const late = pause(longestLookMilliseconds, undefined, { ref: false });
  const known = await Promise.race([participants.look(sender), late]);
  const providers = known?.providers ?? [];
  return providers.length === 0 || providers.includes(senderProvider)
    ? []
    : [otherProvider(senderProvider, providers)];
}

/** Compares the receiver that a document names with the addressed company, as for sent documents. */
export function toldOfReceiver({ parties }: Readable, company: Sender): readonly ToldOnArrival[] {
  const foreign = parties.receiverTaxIds.find((id) => !isOwn(id, company));
  return foreign === undefined ? [] : [otherReceiver(parties.isSelfBilled ? 'seller' : 'buyer', foreign)];
}

/** Tells a company that somebody else sends in its name. */
export function announceImpostor(
  scoped: Scoped,
  service: Receiving,
  { instanceId, receiver, content }: Readable,
  { companyId, senderProvider }: { readonly companyId: string; readonly senderProvider: string | undefined },
): void {
  const { documentType, invoiceNumber, issueDate, totalPayableAmount, currency } = content;
  const data = {
    ...{ instanceId, documentType, invoiceNumber, issueDate, totalPayableAmount, currency, receiver },
    senderProvider: senderProvider ?? null,
    receivedAt: service.clock.now().toISOString(),
  };
  announce(scoped, service, { companyId, type: 'document.impersonated', data });
  service.log.error('A document came in the name of a company that did not send it.', {
    instanceId,
    companyId,
  });
}
