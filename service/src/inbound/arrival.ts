import { createHash } from 'node:crypto';
import { keptResult, parseUbl, type RuleSetIdentity, validateDocument } from 'pint-ae';
import { isDay } from '../database/day.ts';
import { errorsOf, type Verdict } from '../documents/verdict.ts';
import { isStorable } from '../http/unstorable.ts';
import type { Reason } from '../texts/reason.ts';
import { utf8In } from '../texts/utf8.ts';
import { routeOf } from '../ubl/reading.ts';
import { openEnvelope } from './open-envelope.ts';
import { type PurchaseContent, purchaseContent } from './purchase-record.ts';

export interface Addressed {
  readonly instanceId: string;
  readonly receiver: string | null;
}

export interface Readable extends Addressed {
  readonly ubl: string;
  /** The verdict on everything that arrived, the envelope included. */
  readonly verdict: Verdict;
  readonly ruleset: RuleSetIdentity | null;
  readonly content: Omit<PurchaseContent, 'lines'>;
}

export interface Unreadable extends Addressed {
  readonly reason: Reason;
}

/** Reads what arrived. Without an envelope, the content identifies it and the parties tell the receiver. */
export function arrivalOf({ bytes }: { readonly bytes: Uint8Array }): Readable | Unreadable {
  const text = utf8In(bytes);
  return text === undefined ? notUtf8(bytes) : arrivalOfText(text);
}

function arrivalOfText(text: string): Readable | Unreadable {
  const opened = isStorable(text) ? openEnvelope(text) : undefined;
  const unknown = { instanceId: hashOf(text), receiver: opened?.receiver ?? null };
  if (opened === undefined) return { ...unknown, reason: { text: 'arrivalUnreadable' } };
  const parsed = parseUbl(opened.ubl);
  const validated = validateDocument(text, { format: 'xml' });
  const { outcome, ruleset, documentType } = validated.result;
  const verdict = errorsOf(keptResult(validated));
  if ('error' in parsed || outcome === 'malformed') return { ...unknown, reason: { verdict } };
  if (documentType !== 'Invoice' && documentType !== 'CreditNote') {
    const isKnown = documentType !== null && outcome !== 'not-judged';
    const reason: Reason = isKnown
      ? { text: 'arrivalOfOtherKind', values: { kind: documentType } }
      : { verdict };
    return { ...unknown, reason };
  }
  if ((opened.instanceId?.length ?? 0) > maximumInstanceId)
    return { ...unknown, reason: { text: 'longInstance', values: { maximum: maximumInstanceId } } };
  const addressed = {
    instanceId: opened.instanceId ?? hashOf(opened.ubl),
    receiver: opened.receiver ?? routeOf(parsed.root).receiver,
  };
  const { lines: _, ...content } = purchaseContent(opened.ubl);
  if (!isDay(content.issueDate)) return { ...addressed, reason: { text: 'arrivalUndated' } };
  return { ...addressed, ubl: opened.ubl, verdict, ruleset, content };
}

/** In characters; an index finds instances that arrived before. */
const maximumInstanceId = 255;

function hashOf(content: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

/** A document in another encoding is not received: its letters would be others. */
function notUtf8(bytes: Uint8Array): Unreadable {
  return { instanceId: hashOf(bytes), receiver: null, reason: { text: 'arrivalNotUtf8' } };
}
