import type { Remedy } from '../../../src/core/findings/fix.ts';
import type { AddNotice } from '../../../src/core/findings/notice.ts';
import type { Endpoint } from '../../../src/core/invoice/invoice.ts';
import { parseParticipantId } from '../../../src/core/invoice/participant-id.ts';
import type { SentParty, TransactionType } from '../../../src/core/specification/defaults.ts';
import { tinLength, tinPattern, trnPattern, uaeEndpointScheme } from './parties.ts';

/** Buyer endpoints for documents that no buyer receives over the network. */
export const predefinedEndpoints = {
  deemedSupply: '9900000097',
  notUnderMandate: '9900000098',
  exports: '9900000099',
} as const;

/** Whether an electronic address is one for documents without a receiver. */
export function isPredefinedEndpoint(endpoint: string): boolean {
  return predefined.includes(endpoint);
}

const predefined: readonly string[] = Object.values(predefinedEndpoints);

/** The seller's electronic address (IBT-034): as sent, otherwise its TIN. */
export function sellerEndpoint(seller: SentParty, addNotice: AddNotice): Endpoint | undefined {
  const sent = sentEndpoint(seller, 'seller.participantId', addNotice);
  if (sent) return sent;
  const tin = tinOf(seller.trn);
  if (tin === undefined) return undefined;
  addNotice('sellerEndpointDerived', 'seller.participantId', { endpoint: tin }, addressed(tin));
  return uaeEndpoint(tin);
}

/**
 * The buyer's electronic address (IBT-049): predefined for documents without a receiver, otherwise as sent,
 * otherwise its TIN.
 */
export function buyerEndpoint(
  buyer: SentParty,
  transactionType: TransactionType,
  addNotice: AddNotice,
): Endpoint | undefined {
  const path = 'buyer.participantId';
  const sent = sentEndpoint(buyer, path, addNotice);
  if (transactionType.has('deemedSupply') && !buyer.isIssuer)
    return deemedSupplyEndpoint(sent, path, addNotice);
  if (sent) return sent;
  const tin = transactionType.has('exports') && !buyer.isIssuer ? undefined : tinOf(buyer.trn);
  if (tin) {
    addNotice('buyerEndpointDerived', path, { endpoint: tin }, addressed(tin));
    return uaeEndpoint(tin);
  }
  if (buyer.isIssuer) return undefined;
  const endpoint = transactionType.has('exports')
    ? predefinedEndpoints.exports
    : predefinedEndpoints.notUnderMandate;
  addNotice('buyerEndpointPredefined', path, { endpoint });
  return uaeEndpoint(endpoint);
}

function deemedSupplyEndpoint(sent: Endpoint | undefined, path: string, addNotice: AddNotice): Endpoint {
  const endpoint = predefinedEndpoints.deemedSupply;
  if (sent && sent.value !== endpoint)
    addNotice('buyerEndpointOverridden', path, { endpoint, sent: sent.value });
  return uaeEndpoint(endpoint);
}

/** The address as sent; in a number of the UAE, blanks and dashes are ignored. */
function sentEndpoint(
  { participantId }: SentParty,
  path: string,
  addNotice: AddNotice,
): Endpoint | undefined {
  if (participantId === undefined) return undefined;
  const endpoint = parseParticipantId(participantId, uaeEndpointScheme);
  if (endpoint.schemeId !== uaeEndpointScheme || tinPattern.test(endpoint.value)) return endpoint;
  const value = endpoint.value.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
  if (value !== endpoint.value)
    addNotice('participantIdCleaned', path, { sent: participantId, endpoint: value }, addressed(value));
  return uaeEndpoint(value);
}

/** The `participantId` of an endpoint of the UAE. */
function addressed(endpoint: string): Remedy {
  return { value: `${uaeEndpointScheme}:${endpoint}` };
}

/** The TIN inside a TRN, or the TIN itself. */
function tinOf(trn = ''): string | undefined {
  return trnPattern.test(trn) || tinPattern.test(trn) ? trn.slice(0, tinLength) : undefined;
}

function uaeEndpoint(value: string): Endpoint {
  return { schemeId: uaeEndpointScheme, value };
}
