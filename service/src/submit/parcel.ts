import { type Issue, type Result, type RuleSetIdentity, wrapUbl } from 'pint-ae';
import { taxDataFacts } from 'pint-ae/internal/server';
import { wrapMessageStatus, wrapTaxData } from 'pint-ae/network';
import { parseUbl } from 'pint-ae/steps';
import type { Remarks } from '../draft/remarks.ts';
import type { Sender } from '../draft/sender.ts';
import { isJudged, type Judging, type KeptRequest, validateRequest } from '../draft/validate-request.ts';
import { errorsOf } from '../draft/verdict.ts';
import { openEnvelope } from '../receive/read-envelope.ts';
import { uuidOf } from '../report/tax-data.ts';
import type { ServiceText } from '../texts/service-text.ts';
import type { Reason } from '../track/reason.ts';
import type { Message } from '../track/states.ts';
import { routeOf } from '../ubl/reading.ts';

/** The envelope of a submission: its identifier, its opening time, and the provider that receives answers. */
interface Enclosed {
  readonly id: string;
  readonly createdAt: string;
  readonly provider: string;
}

/** A message in its envelope, and its receiver. */
export interface Parcel {
  readonly message: Message;
  readonly ubl: string;
  /** Null, with the reason, for a document that lacks data for the envelope. */
  readonly envelope: string | null;
  readonly noEnvelope: ServiceText;
  readonly receiver: string | null;
  /** True if the document has no receiver and is only reported to the tax authority. */
  readonly isOnlyReported: boolean;
}

/** Reason why nothing is delivered. */
export interface Invalid {
  readonly outcome: 'invalid';
  readonly reason: Reason;
}

/** The content that a checked submission delivers, or the reason why it delivers nothing. */
export interface ValidatedSubmission {
  readonly ruleSet: RuleSetIdentity | null;
  readonly remarks: Remarks;
  readonly parcel: Parcel | Invalid;
  /** The UUID by which the authority will know the document; empty if the document is not valid. */
  readonly uuid: string;
}

/** Checks the submitted document, and puts it into its envelope if it is valid. */
export function validatedSubmission(
  { id, createdAt, provider, ...kept }: KeptRequest & Enclosed,
  judging: Judging,
): ValidatedSubmission {
  const { valid, verdict, remarks, ruleSet, xml } = validateRequest(kept, judging);
  // The company had a participant when it submitted the document.
  if (kept.sender.participants.length === 0)
    return { ruleSet, remarks, parcel: { outcome: 'invalid', reason: { text: 'noParticipant' } }, uuid: '' };
  if (!valid || xml === null)
    return {
      ...{ ruleSet, remarks, uuid: '' },
      parcel: { outcome: 'invalid', reason: { verdict: errorsOf(verdict) } },
    };
  const parcel = parcelOf({ ubl: xml, message: 'document', id, createdAt, provider });
  return { ruleSet, remarks, parcel, uuid: uuidOf(xml) };
}

/** The parcel of a valid submitted document, with its notes. */
export interface WrittenSubmission {
  /** The sender names that the document is valid for. */
  readonly sender: Sender;
  readonly ruleSet: RuleSetIdentity | null;
  readonly remarks: Remarks;
  readonly ubl: string;
  readonly uuid: string;
}

/** Writes the parcel of a submission, if it is valid and this process has already checked it; null otherwise. */
export function keptSubmission(kept: KeptRequest, judging: Judging): WrittenSubmission | null {
  if (!isJudged(kept, judging)) return null;
  const { valid, remarks, ruleSet, xml } = validateRequest(kept, judging);
  if (!valid || xml === null) return null;
  return { sender: kept.sender, ruleSet, remarks, ubl: xml, uuid: uuidOf(xml) };
}

interface Content extends Enclosed {
  readonly message: Message;
  readonly ubl: string;
}

/** A message in its envelope. */
export function parcelOf(content: Content): Parcel {
  const { ubl, message } = content;
  const wrapped = wrap(content);
  const receiver = receiverOf(content, wrapped);
  return {
    message,
    ubl,
    envelope: wrapped.ok ? wrapped.value : null,
    noEnvelope: noEnvelope(wrapped.ok ? [] : wrapped.failure),
    receiver,
    isOnlyReported: message === 'document' && isNobody(receiver),
  };
}

type Wrapped = Result<string, readonly Issue[]>;

function wrap({ ubl, message, id, createdAt, provider }: Content): Wrapped {
  switch (message) {
    case 'document':
      // Unless every status is requested, a provider only reports failures.
      return wrapUbl(ubl, { id, createdAt, mlsTo: `${providerScheme}:${provider}`, mlsType: 'ALWAYS_SEND' });
    case 'report':
    case 'withdrawal':
      return wrapTaxData(ubl, { id, createdAt });
    case 'status':
      return wrapMessageStatus(ubl, { id, createdAt });
  }
}

const { providerScheme } = taxDataFacts;

function receiverOf({ ubl, message }: Content, wrapped: Wrapped): string | null {
  if (message !== 'document') return wrapped.ok ? (openEnvelope(wrapped.value)?.receiver ?? null) : null;
  const parsed = parseUbl(ubl);
  return parsed.ok ? routeOf(parsed.value).receiver : null;
}

/** Tells whether an address stands for a receiver that is not on the network. */
export function isNobody(receiver: string | null): boolean {
  return taxDataFacts.isWithoutReceiver(receiver?.slice(receiver.indexOf(':') + 1) ?? '');
}

/** The reason for a missing envelope: the document lacks data that only the envelope requires. */
function noEnvelope(issues: readonly Issue[]): ServiceText {
  return { text: 'noEnvelope', values: { rules: issues.map(({ rule }) => rule).join(', ') } };
}
