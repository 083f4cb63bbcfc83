import type { AddFinding, Tell } from '../../../src/core/findings/add-finding.ts';
import type { Remedy } from '../../../src/core/findings/fix.ts';
import { type Endpoint, parseParticipantId } from '../../../src/core/invoice/invoice.ts';
import type { SentParty, TransactionType } from '../../../src/core/specification/defaults.ts';
import { tinLength, tinPattern, trnPattern, uaeEndpointScheme } from '../tax-numbers.ts';

/** Buyer endpoints for documents that no buyer receives over the network (decision 42). */
export const predefinedEndpoints = {
  deemedSupply: '9900000097',
  notUnderMandate: '9900000098',
  exports: '9900000099',
} as const;

/** Tells whether an electronic address is one for documents without a receiver. */
export function isPredefinedEndpoint(endpoint: string): boolean {
  return predefined.includes(endpoint);
}

const predefined: readonly string[] = Object.values(predefinedEndpoints);

/** The seller's electronic address (IBT-034): as sent, otherwise its TIN. */
export function sellerEndpoint(seller: SentParty, tell: Tell): Endpoint | undefined {
  const path = 'seller.participantId';
  return (
    sentEndpoint(seller, path, tell.addWarning) ??
    endpointOfTin(seller, path, tell) ??
    endpointOfTrn(seller, path, 'sellerEndpointDerived', tell)
  );
}

/** The buyer's electronic address (IBT-049): predefined without a receiver, else as sent, else its TIN. */
export function buyerEndpoint(
  buyer: SentParty,
  transactionType: TransactionType,
  tell: Tell,
): Endpoint | undefined {
  const { addWarning } = tell;
  const path = 'buyer.participantId';
  const sent = sentEndpoint(buyer, path, addWarning);
  if (transactionType.has('deemedSupply') && !buyer.isIssuer)
    return deemedSupplyEndpoint(sent, path, addWarning);
  // A customer abroad has no address made from a tax number.
  const isAbroad = transactionType.has('exports') && !buyer.isIssuer;
  const party = isAbroad ? { ...buyer, trn: undefined } : buyer;
  const own =
    sent ?? endpointOfTin(party, path, tell) ?? endpointOfTrn(party, path, 'buyerEndpointDerived', tell);
  if (own || buyer.isIssuer) return own;
  // Exports to a buyer without an address have no other address (Guidelines, p. 28).
  if (isAbroad) {
    const endpoint = predefinedEndpoints.exports;
    tell.addInformation('exportEndpointPredefined', path, { endpoint });
    return uaeEndpoint(endpoint);
  }
  const endpoint = predefinedEndpoints.notUnderMandate;
  addWarning('buyerEndpointPredefined', path, { endpoint });
  return uaeEndpoint(endpoint);
}

function deemedSupplyEndpoint(sent: Endpoint | undefined, path: string, addWarning: AddFinding): Endpoint {
  const endpoint = predefinedEndpoints.deemedSupply;
  if (sent && sent.value !== endpoint)
    addWarning('buyerEndpointOverridden', path, { endpoint, sent: sent.value });
  return uaeEndpoint(endpoint);
}

/** The address as sent; blanks and dashes in UAE numbers are ignored. */
function sentEndpoint(
  { participantId }: SentParty,
  path: string,
  addWarning: AddFinding,
): Endpoint | undefined {
  if (participantId === undefined) return undefined;
  const endpoint = parseParticipantId(participantId, uaeEndpointScheme);
  if (endpoint.schemeId !== uaeEndpointScheme || tinPattern.test(endpoint.value)) return endpoint;
  const value = endpoint.value.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
  if (value !== endpoint.value)
    addWarning('participantIdCleaned', path, { sent: participantId, endpoint: value }, addressed(value));
  return uaeEndpoint(value);
}

/** The address of a party that states its own TIN, even in the field for the TRN. */
function endpointOfTin(
  { tin, trn = '' }: SentParty,
  path: string,
  { addInformation }: Tell,
): Endpoint | undefined {
  const own = tin ?? trn;
  if (!tinPattern.test(own)) return undefined;
  addInformation('endpointOfTin', path, { endpoint: own }, addressed(own));
  return uaeEndpoint(own);
}

/** The address from a TRN; a TRN may belong to a VAT group, so no replacement is certain. */
function endpointOfTrn(
  { trn = '' }: SentParty,
  path: string,
  text: string,
  { addWarning }: Tell,
): Endpoint | undefined {
  if (!trnPattern.test(trn)) return undefined;
  const endpoint = trn.slice(0, tinLength);
  addWarning(text, path, { endpoint });
  return uaeEndpoint(endpoint);
}

/** The `participantId` of an endpoint of the UAE. */
function addressed(endpoint: string): Remedy {
  return { value: `${uaeEndpointScheme}:${endpoint}` };
}

function uaeEndpoint(value: string): Endpoint {
  return { schemeId: uaeEndpointScheme, value };
}
