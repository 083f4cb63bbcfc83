import type { Reception } from '../access-points/delivery.ts';
import { companyOfParticipant } from '../companies/companies.ts';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import { findable } from '../draft/document-columns.ts';
import { storable } from '../problems/unstorable.ts';
import { announcedTo, listedColumns, purchaseSummary } from '../read/representation.ts';
import type { Service } from '../service.ts';
import { openMessage } from '../submit/open-message.ts';
import { newId } from '../surroundings.ts';
import { isDay } from '../texts/forms.ts';
import { type Reason, storedFacts, storedReason } from '../track/reason.ts';
import { recordChange } from '../track/record-change.ts';
import type { InboundStatus } from '../track/states.ts';
import { tracksAfter } from '../track/stored-tracks.ts';
import { announce } from '../webhooks/announce.ts';
import type { EventType } from '../webhooks/event-types.ts';
import type { Addressed, Readable, Unreadable } from './arrival.ts';
import { arriving, firstOfSame, holdInstance, type Receiving } from './arrived-before.ts';
import { errorCountOf, type Judgement, withTold } from './inbound-verdict.ts';
import { announceImpostor, type Origin, originOf, toldOfReceiver } from './origin.ts';
import { isCreditNote } from './purchase-record.ts';
import { receiveStatus } from './receive-status.ts';

interface Receivable {
  readonly keepRefused: boolean;
  /** Aborted when the sender no longer waits for the answer. */
  readonly ended?: AbortSignal | undefined;
  /** The sender's provider, as the access point knows it. */
  readonly senderProvider?: string | undefined;
}

/** Receives UBL, or a Standard Business Document with UBL in it, for the company to which it is addressed. */
export async function receive(
  service: Receiving,
  bytes: Uint8Array,
  { keepRefused, ended, senderProvider }: Receivable = { keepRefused: true },
): Promise<Reception> {
  const { clock, random, settings, documentWork } = service;
  const given = {
    bytes,
    provider: settings.network.provider,
    senderProvider: senderProvider ?? null,
    statusId: newId(clock, random),
    arrivedAt: clock.now().toISOString(),
  };
  const arrival = await documentWork.run('arrivalOf', given, arriving, ended);
  if ('about' in arrival) return receiveStatus(service, arrival, senderProvider, ended);
  const origin = await originOf(service, arrival, senderProvider, ended);
  return acrossCompanies(service.database, async (scoped) => {
    const reception = await receptionOf(scoped, service, arrival, origin);
    if (reception.outcome !== 'refused' || !keepRefused) return reception;
    const text = new TextDecoder().decode(bytes);
    const isNew = await keepAside(scoped, service, text, arrival, reception.reason);
    if (isNew && origin.impostorOf !== undefined && 'content' in arrival)
      announceImpostor(scoped, service, arrival, { companyId: origin.impostorOf.id, senderProvider });
    service.metrics.refusedArrival(reception.because);
    return reception;
  });
}

async function receptionOf(
  scoped: Scoped,
  service: Receiving,
  arrival: Readable | Unreadable,
  { impostorOf, told }: Origin,
): Promise<Reception> {
  if ('reason' in arrival) return { outcome: 'refused', because: 'unreadable', reason: arrival.reason };
  if (impostorOf !== undefined)
    return {
      outcome: 'refused',
      because: 'impostor',
      reason: { text: 'notSentHere', values: { name: impostorOf.name } },
    };
  const { receiver } = arrival;
  const company = receiver === null ? undefined : await companyOfParticipant(scoped, receiver);
  if (company !== undefined) {
    const all = [...told, ...toldOfReceiver(arrival, company.sender)];
    return store(scoped, service, company.id, { ...arrival, judgement: withTold(arrival.judgement, all) });
  }
  const reason: Reason =
    receiver === null ? { text: 'noReceiver' } : { text: 'receiverNotHere', values: { receiver } };
  return { outcome: 'refused', because: 'for-nobody-here', reason };
}

async function store(
  scoped: Scoped,
  service: Receiving,
  companyId: string,
  arrival: Readable,
): Promise<Reception> {
  const { instanceId, ubl, isEnveloped, from, answer, judgement } = arrival;
  await holdInstance(scoped, instanceId);
  const now = service.clock.now();
  const documentId = newId(service.clock, service.random);
  const earlier = await scoped
    .selectFrom('inbound_instances')
    .innerJoin('documents', 'documents.id', 'inbound_instances.document_id')
    .where('inbound_instances.id', '=', instanceId)
    .select(['documents.id', 'documents.ubl'])
    .executeTakeFirst();
  if (earlier?.ubl === ubl) return { outcome: 'repeated', documentId: earlier.id, instanceId };
  if (earlier !== undefined)
    return {
      outcome: 'refused',
      because: 'other-of-instance',
      reason: { text: 'otherOfInstance', values: { instance: instanceId } },
    };
  const sameAs = await firstOfSame(scoped, companyId, arrival.content);
  const row = await insertReceived(scoped, { ...arrival, id: documentId, companyId, now, sameAs });
  await scoped
    .insertInto('inbound_instances')
    .values({
      ...{ id: instanceId, company_id: companyId, document_id: documentId, received_at: now },
      ...{ sender_provider: from.provider, sender_country: from.country },
    })
    .execute();
  const { trigger, event } = meetings[statusOf(judgement)];
  recordChange(scoped, service, {
    companyId,
    documentId,
    from: null,
    trigger,
    detail: { verdict: judgement.errors, instance: instanceId },
    remarks: judgement.remarks,
  });
  const data = purchaseSummary(announcedTo(service.settings), row);
  announce(scoped, service, { companyId, type: event, data });
  const of = { companyId, documentId, version: 1, about: isEnveloped ? instanceId : null };
  if (answer !== null) await openMessage(scoped, service, { ...of, message: 'status', xml: answer.xml });
  await openMessage(scoped, service, { ...of, message: 'report' });
  return { outcome: 'received', documentId, instanceId };
}

/** A document that is answered as not delivered is not a purchase. */
function statusOf({ errors }: Judgement): InboundStatus {
  return errors.outcome === 'valid' ? 'Received' : 'Refused';
}

const meetings: Readonly<
  Record<InboundStatus, { readonly trigger: 'receive' | 'refuse'; readonly event: EventType }>
> = {
  Received: { trigger: 'receive', event: 'document.received' },
  Refused: { trigger: 'refuse', event: 'document.refused' },
};

const untracked = { exchange: null, reporting: null } as const;

interface Received
  extends Pick<Readable, 'ubl' | 'ruleSet' | 'content' | 'receiver' | 'judgement' | 'answer' | 'vat'> {
  readonly id: string;
  readonly companyId: string;
  readonly now: Date;
  readonly sameAs: string | null;
}

function insertReceived(
  scoped: Scoped,
  { id, companyId, ubl, ruleSet, content, receiver, judgement, answer, vat, now, sameAs }: Received,
) {
  const { dueDate, totalPayableAmount } = content;
  return scoped
    .insertInto('documents')
    .values({
      id,
      company_id: companyId,
      kind: isCreditNote(content.documentType) ? 'credit-note' : 'invoice',
      direction: 'Inbound',
      document_type: content.documentType,
      status: statusOf(judgement),
      invoice_number: content.invoiceNumber,
      issue_date: content.issueDate,
      due_date: dueDate !== null && isDay(dueDate) ? dueDate : null,
      currency: content.currency,
      seller_name: content.seller.name,
      buyer_name: content.buyerName,
      payable_amount: totalPayableAmount === null ? null : String(totalPayableAmount),
      seller_trn: findable(content.seller.trn),
      buyer_trn: findable(content.buyerTrn),
      receiver: findable(receiver),
      request: null,
      ubl,
      ...vat,
      rule_set: JSON.stringify(ruleSet),
      submission_error:
        statusOf(judgement) === 'Refused' ? storedReason({ verdict: judgement.errors }) : null,
      judgement: storedFacts(judgement),
      error_count: errorCountOf(judgement),
      warning_count: judgement.remarks.warnings,
      answered: answer?.code ?? null,
      same_as: sameAs,
      ...tracksAfter(untracked, { reporting: { event: 'submit' } }, now).columns,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returning(listedColumns)
    .executeTakeFirstOrThrow();
}

async function keepAside(
  scoped: Scoped,
  { clock, random }: Pick<Service, 'clock' | 'random'>,
  text: string,
  { instanceId, receiver }: Addressed,
  reason: Reason,
): Promise<boolean> {
  const content = storable(text);
  // A document that is refused several times is stored once.
  await holdInstance(scoped, instanceId);
  const kept = await scoped
    .selectFrom('inbound_refused')
    .where('instance_id', '=', instanceId)
    .where('content', '=', content)
    .select('id')
    .executeTakeFirst();
  if (kept !== undefined) return false;
  await scoped
    .insertInto('inbound_refused')
    .values({
      id: newId(clock, random),
      company_id: null,
      instance_id: instanceId,
      receiver,
      reason: storedReason(reason),
      content,
      received_at: clock.now(),
    })
    .execute();
  return true;
}
