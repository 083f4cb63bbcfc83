import type { AddNotice } from '../../../src/core/findings/notice.ts';
import type { Endpoint } from '../../../src/core/invoice/invoice.ts';
import type { PartyIdentity, SentParty, TransactionType } from '../../../src/core/specification/defaults.ts';
import { vatTaxScheme } from '../../pint/binding/tax-scheme.ts';
import { buyerEndpoint, sellerEndpoint } from './endpoints.ts';
import { tinPattern, uaeEndpointScheme } from './parties.ts';
import { tinTaxScheme } from './vat-categories.ts';

/** The seller is identified by its tax registration. */
export function sellerIdentity(seller: SentParty, addNotice: AddNotice): PartyIdentity {
  return {
    endpoint: sellerEndpoint(seller, addNotice),
    identification: undefined,
    taxRegistration: seller.trn === undefined ? undefined : taxRegistration(seller.trn),
  };
}

/** A buyer without a TRN gets an identifier, as rule ibr-135-ae requires; a bare TIN is one. */
export function buyerIdentity(
  buyer: SentParty,
  transactionType: TransactionType,
  addNotice: AddNotice,
): PartyIdentity {
  const endpoint = buyerEndpoint(buyer, transactionType, addNotice);
  const { trn } = buyer;
  if (trn === undefined) {
    const identification = derivedIdentification(buyer, endpoint, transactionType, addNotice);
    return { endpoint, identification, taxRegistration: undefined };
  }
  return tinPattern.test(trn)
    ? { endpoint, identification: trn, taxRegistration: undefined }
    : { endpoint, identification: undefined, taxRegistration: taxRegistration(trn) };
}

function taxRegistration(trn: string) {
  return { trn, scheme: tinPattern.test(trn) ? tinTaxScheme : vatTaxScheme };
}

function derivedIdentification(
  { legalRegistrationNumber }: SentParty,
  endpoint: Endpoint | undefined,
  transactionType: TransactionType,
  addNotice: AddNotice,
): string | undefined {
  const needed =
    endpoint?.schemeId === uaeEndpointScheme &&
    !tinPattern.test(endpoint.value) &&
    !transactionType.has('exports');
  if (!needed || endpoint === undefined) return undefined;
  const identification = legalRegistrationNumber ?? endpoint.value;
  addNotice('buyerIdentificationDerived', 'buyer.trn', { identification });
  return identification;
}
