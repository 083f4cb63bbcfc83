import { createHash } from 'node:crypto';
import { type RuleSetIdentity, storeResult, type ValidatedDocument, validateDocument } from 'pint-ae';
import { ledgerEntryOf } from 'pint-ae/internal/server';
import { readMessageStatus, writeMessageStatus } from 'pint-ae/network';
import { parseUbl } from 'pint-ae/steps';
import { type VatColumns, vatColumnsOf } from '../draft/document-columns.ts';
import { type Judging, warningsOf } from '../draft/validate-request.ts';
import { errorsOf } from '../draft/verdict.ts';
import { isStorable } from '../problems/unstorable.ts';
import { isDay } from '../texts/forms.ts';
import { utf8In } from '../texts/json.ts';
import type { Reason } from '../track/reason.ts';
import type { StatusCode } from '../track/tracks.ts';
import {
  elementsAt,
  isSelfBilled,
  type Route,
  receiverTaxIdsOf,
  routeOf,
  senderTaxIdsOf,
  textWithin,
} from '../ubl/reading.ts';
import { type Judgement, judgementOf } from './inbound-verdict.ts';
import { type PurchaseContent, purchaseContent } from './purchase-record.ts';
import { mainPartOf, type Opened, openEnvelope } from './read-envelope.ts';

export interface Addressed {
  readonly instanceId: string;
  readonly receiver: string | null;
}

export interface Readable extends Addressed {
  readonly ubl: string;
  /** The sender and the receiver in the document. */
  readonly parties: Parties;
  /** True if the document arrived in an envelope, whose instance a report can name. */
  readonly isEnveloped: boolean;
  /** The origin, according to access point and envelope; null if unknown. */
  readonly from: { readonly provider: string | null; readonly country: string | null };
  /** The status that answers the document; null if its sender wants none, or if the address is unknown. */
  readonly answer: Answer | null;
  /** The judgement of the whole message, including the envelope. */
  readonly judgement: Judgement;
  readonly ruleSet: RuleSetIdentity | null;
  readonly vat: VatColumns;
  readonly content: Omit<PurchaseContent, 'lines'> & { readonly buyerTrn: string | null };
}

/** The sender and the receiver that a document names; the buyer is the sender of a self-billed document. */
export interface Parties extends Route {
  readonly isSelfBilled: boolean;
  readonly senderTaxIds: readonly string[];
  readonly receiverTaxIds: readonly string[];
}

/** A message level status to send, and its content. */
export interface Answer {
  readonly xml: string;
  readonly code: StatusCode;
}

export interface Unreadable extends Addressed {
  readonly reason: Reason;
}

/** A message level status about a message of ours. */
export interface ArrivedStatus extends Addressed {
  /** The instance that the status answers. */
  readonly about: string;
  readonly code: StatusCode;
  readonly sender: string;
  /** True if the status has reasons, which are worded together with their message. */
  readonly hasReasons: boolean;
  readonly text: string;
}

/** An arrived message, and the status that would answer it. */
export interface Arriving {
  readonly bytes: Uint8Array;
  /** Our own provider. */
  readonly provider: string;
  /** The provider of the sender (C2), as the access point knows it; null if unknown. */
  readonly senderProvider: string | null;
  readonly statusId: string;
  readonly arrivedAt: string;
}

/** Reads a received message. Without an envelope, its content identifies it and its parties determine the receiver. */
export function arrivalOf(arriving: Arriving, judging: Judging): Readable | ArrivedStatus | Unreadable {
  const text = utf8In(arriving.bytes);
  if (text !== undefined) return arrivalOfText(text, arriving, judging);
  // A document in another encoding is not received, because its letters would change.
  return { instanceId: hashOf(arriving.bytes), receiver: null, reason: { text: 'arrivalNotUtf8' } };
}

function arrivalOfText(
  text: string,
  arriving: Arriving,
  judging: Judging,
): Readable | ArrivedStatus | Unreadable {
  const opened = isStorable(text) ? openEnvelope(text) : undefined;
  const unknown = { instanceId: hashOf(text), receiver: opened?.receiver ?? null };
  if (opened === undefined) return { ...unknown, reason: { text: 'arrivalUnreadable' } };
  const parsed = parseUbl(opened.ubl);
  const validated = validateDocument(text, { ...judging, format: 'xml' });
  const { outcome, ruleSet, kind } = validated.result;
  const result = storeResult(validated);
  if (!parsed.ok || outcome === 'malformed') return { ...unknown, reason: { verdict: errorsOf(result) } };
  if (kind !== 'Invoice' && kind !== 'CreditNote') {
    const status = statusIn(opened, text);
    if (status !== undefined) return status;
    const isKnown = kind !== null && outcome !== 'not-judged';
    const reason: Reason = isKnown
      ? { text: 'arrivalOfOtherKind', values: { kind } }
      : { verdict: errorsOf(result) };
    return { ...unknown, reason };
  }
  if ((opened.instanceId?.length ?? 0) > maximumInstanceId)
    return { ...unknown, reason: { text: 'longInstance', values: { maximum: maximumInstanceId } } };
  const addressed = {
    instanceId: opened.instanceId ?? hashOf(opened.ubl),
    receiver: opened.receiver ?? routeOf(parsed.value).receiver,
  };
  const parties = {
    ...routeOf(parsed.value),
    isSelfBilled: isSelfBilled(parsed.value),
    senderTaxIds: senderTaxIdsOf(parsed.value),
    receiverTaxIds: receiverTaxIdsOf(parsed.value),
  };
  const { lines: _, ...content } = purchaseContent(opened.ubl);
  const [buyerTrn] = elementsAt(parsed.value, buyerTrnPath);
  if (!isDay(content.issueDate)) return { ...addressed, reason: { text: 'arrivalUndated' } };
  const isEnveloped = opened.instanceId !== null;
  const answer = answerTo(validated, opened, arriving);
  const read = { ...content, buyerTrn: buyerTrn === undefined ? null : textWithin(buyerTrn) };
  const judgement = judgementOf(result, warningsOf(validated));
  return {
    ...addressed,
    ubl: opened.ubl,
    parties,
    isEnveloped,
    from: { provider: arriving.senderProvider, country: countryIn(opened.senderCountry) },
    answer,
    judgement,
    ruleSet,
    vat: vatColumnsOf(ledgerEntryOf(parsed.value, outcome, '')),
    content: read,
  };
}

function countryIn(text: string | null): string | null {
  return text !== null && /^[A-Z]{2}$/.test(text) && regions.of(text) !== undefined ? text : null;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const buyerTrnPath = 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID';

/** A status about a message of ours; undefined for any other document. */
function statusIn(opened: Opened, text: string): ArrivedStatus | undefined {
  const read = readMessageStatus(opened.ubl);
  const instanceId = opened.instanceId ?? hashOf(opened.ubl);
  if (!read.ok || instanceId.length > maximumInstanceId) return undefined;
  const { status } = read.value;
  const { of: about, code, sender, reasons } = status;
  const hasReasons = reasons.length > 0 || status.description !== '';
  return { instanceId, receiver: opened.receiver, about, code, sender, hasReasons, text };
}

/**
 * By default, senders are only told of rejections. A document that a company keeps here counts as received. A status
 * goes to the address that the sender's provider requests, otherwise to its seat.
 */
function answerTo(
  validated: ValidatedDocument,
  { instanceId, statusesTo, statusType }: Opened,
  { provider, senderProvider, statusId, arrivedAt }: Arriving,
): Answer | null {
  if (instanceId === null) return null;
  const isTrusted =
    senderProvider === null || (statusesTo !== null && mainPartOf(statusesTo) === mainPartOf(senderProvider));
  const receivers = [isTrusted ? statusesTo : null, senderProvider].filter((receiver) => receiver !== null);
  const written = receivers.map((to) =>
    writeMessageStatus(validated, {
      id: statusId,
      issuedAt: arrivedAt,
      from: provider,
      to,
      ...(validated.result.valid ? { delivered: 'confirmed' } : {}),
    }),
  );
  // Only the identifier of a provider gets a status.
  const first = written.find(({ ok }) => ok);
  if (!first?.ok) return null;
  const { xml, code } = first.value;
  return code === 'RE' || statusType === 'ALWAYS_SEND' ? { xml, code } : null;
}

/** The most characters of an instance; an index finds instances that arrived before. */
const maximumInstanceId = 255;

function hashOf(content: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}
