import { type EnvelopeResult, envelope, parseUbl, type RuleSetIdentity, validateDocument } from 'pint-ae';
import type { Reason } from '../texts/reason.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { routeOf } from '../ubl/reading.ts';
import type { Remarks } from './remarks.ts';
import { type KeptRequest, validateRequest } from './validate-request.ts';
import { errorsOf } from './verdict.ts';

/** The envelope of a submission: its identifier, and when it was opened. */
interface Enclosed {
  readonly id: string;
  readonly createdAt: string;
}

/** A document in its envelope, and to whom it goes. */
export interface Parcel {
  readonly ubl: string;
  /** Null, with the reason, for a document that lacks what an envelope must name. */
  readonly envelope: string | null;
  readonly noEnvelope: ServiceText;
  readonly receiver: string | null;
}

/** Why nothing is delivered. */
export interface Invalid {
  readonly outcome: 'invalid';
  readonly reason: Reason;
}

/** What a judged submission delivers, or why it delivers nothing. */
export interface ValidatedSubmission {
  readonly ruleset: RuleSetIdentity | null;
  readonly remarks: Remarks;
  readonly parcel: Parcel | Invalid;
}

/** Judges what was submitted, and puts it into its envelope if it is valid. */
export function validatedSubmission({ id, createdAt, ...kept }: KeptRequest & Enclosed): ValidatedSubmission {
  const { valid, verdict, remarks, ruleset, xml } = validateRequest(kept);
  return valid && xml !== null
    ? { ruleset, remarks, parcel: parcelOf({ ubl: xml, id, createdAt }) }
    : { ruleset, remarks, parcel: { outcome: 'invalid', reason: { verdict: errorsOf(verdict) } } };
}

/** UBL in its envelope. */
export function parcelOf({ ubl, ...enclosed }: Enclosed & { readonly ubl: string }): Parcel {
  const wrapped = envelope(ubl, enclosed);
  const parsed = parseUbl(ubl);
  return {
    ubl,
    envelope: wrapped.xml,
    noEnvelope: noEnvelope(wrapped),
    receiver: 'root' in parsed ? routeOf(parsed.root).receiver : null,
  };
}

/**
 * The reason for a missing envelope: the document lacks what the envelope must name, which the rules do not
 * allow.
 */
function noEnvelope({ issues }: EnvelopeResult): ServiceText {
  return { text: 'noEnvelope', values: { rules: issues.map(({ rule }) => rule).join(', ') } };
}

/** The rule set by which stored UBL is valid; null if by the rules of this release it is not. */
export function ruleSetOf({ ubl }: { readonly ubl: string }): RuleSetIdentity | null {
  const { valid, ruleset } = validateDocument(ubl, { format: 'xml' }).result;
  return valid ? ruleset : null;
}
