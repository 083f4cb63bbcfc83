import type { UblElement } from 'pint-ae/steps';
import { isSelfBilled, type Route, senderTaxIdsOf } from '../ubl/reading.ts';
import type { ForeignSender } from './verdict.ts';

/** The names in which a company may send. */
export interface Sender {
  /** The company's participant identifiers; a company without one can keep drafts but not send. */
  readonly participants: readonly string[];
  /** The company's TRN, or the TRNs of the members of its VAT group; without any, the TRNs in its participants. */
  readonly trns: readonly string[];
}

/** Returns why a document does not belong to the company; undefined if it does, or if no name is set. */
export function foreignSenderOf(
  root: UblElement,
  { sender }: Route,
  { participants, trns }: Sender,
): ForeignSender | undefined {
  if (participants.length === 0) return undefined;
  const party = isSelfBilled(root) ? 'buyer' : 'seller';
  if (sender === null || !participants.some((own) => own.toLowerCase() === sender.toLowerCase()))
    return { party, participant: participants.join(', '), sender };
  const foreign = senderTaxIdsOf(root).find((id) => !isOwn(id, { participants, trns }));
  return foreign === undefined
    ? undefined
    : { party, participant: trns.join(', '), sender: foreign, why: 'otherTrn' };
}

/** A participant identifier consists of the first ten digits of a TRN, the TIN. */
const tinLength = 10;

/** Tells whether a TRN or a TIN belongs to the company. */
export function isOwn(id: string, { participants, trns }: Sender): boolean {
  const digits = id.replace(/\D/g, '');
  if (trns.length > 0) return trns.some((trn) => trn === digits || isTinOf(digits, trn));
  return participants.some((participant) => {
    const value = participant.replace(/^\d{4}:/, '');
    return value === digits || isTinOf(value, digits);
  });
}

/** Returns the TIN in a TRN or TIN; a participant has the person's own TIN, not its VAT group's. */
export function tinOf(id: string): string {
  return id.replace(/\D/g, '').slice(0, tinLength);
}

function isTinOf(tin: string, trn: string): boolean {
  return tin.length === tinLength && trn.startsWith(tin);
}
