import {
  participantPrefix,
  predefinedEndpoints,
  tinLength,
  tinPattern,
  trnPattern,
  uaeEndpointScheme,
} from '../../../rules/ae/defaults/parties.ts';
import type { TransactionFlag } from '../../../rules/ae/defaults/transaction-flags.ts';
import type { Endpoint } from '../../core/invoice.ts';
import type { Note } from './notice.ts';
import { given } from './text.ts';

/** An electronic address from `0235:1987654321`, the same with the Peppol prefix, or a bare value of the UAE scheme. */
export function parseParticipantId(participantId: string | null | undefined): Endpoint | undefined {
  const sent = given(participantId);
  if (sent === undefined) return undefined;
  const text = sent.toLowerCase().startsWith(participantPrefix) ? sent.slice(participantPrefix.length) : sent;
  const colon = text.indexOf(':');
  if (colon < 0) return uaeEndpoint(text);
  return { schemeId: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

/** The TIN inside a TRN, or the TIN itself. */
export function tinOf(trn: string | null | undefined): string | undefined {
  const sent = given(trn) ?? '';
  return trnPattern.test(sent) || tinPattern.test(sent) ? sent.slice(0, tinLength) : undefined;
}

/** The seller's electronic address (IBT-034): the given one, else its TIN. */
export function sellerEndpoint(
  participantId: string | null | undefined,
  trn: string | null | undefined,
  note: Note,
): Endpoint | undefined {
  const sent = parseParticipantId(participantId);
  if (sent) return sent;
  const tin = tinOf(trn);
  if (tin === undefined) return undefined;
  note('sellerEndpointDerived', 'seller.participantId', { endpoint: tin });
  return uaeEndpoint(tin);
}

/** The buyer's electronic address (IBT-049): predefined for what no buyer receives, else the given one or its TIN. */
export function buyerEndpoint(
  participantId: string | null | undefined,
  trn: string | null | undefined,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): Endpoint {
  const path = 'buyer.participantId';
  const sent = parseParticipantId(participantId);
  if (transactionType.has('deemedSupply')) return deemedSupplyEndpoint(sent, path, note);
  if (sent) return sent;
  const tin = transactionType.has('exports') ? undefined : tinOf(trn);
  if (tin) {
    note('buyerEndpointDerived', path, { endpoint: tin });
    return uaeEndpoint(tin);
  }
  const endpoint = transactionType.has('exports')
    ? predefinedEndpoints.exports
    : predefinedEndpoints.notUnderMandate;
  note('buyerEndpointPredefined', path, { endpoint });
  return uaeEndpoint(endpoint);
}

function deemedSupplyEndpoint(sent: Endpoint | undefined, path: string, note: Note): Endpoint {
  const endpoint = predefinedEndpoints.deemedSupply;
  if (sent && sent.value !== endpoint) note('buyerEndpointOverridden', path, { endpoint, sent: sent.value });
  return uaeEndpoint(endpoint);
}

function uaeEndpoint(value: string): Endpoint {
  return { schemeId: uaeEndpointScheme, value };
}
