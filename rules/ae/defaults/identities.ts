import type { Tell } from '../../../src/core/findings/add-finding.ts';
import type { Endpoint } from '../../../src/core/invoice/invoice.ts';
import type { PartyIdentity, SentParty, TransactionType } from '../../../src/core/specification/defaults.ts';
import { vatTaxScheme } from '../../pint/binding/tax-scheme.ts';
import { tinLength, tinPattern, uaeEndpointScheme } from '../tax-numbers.ts';
import { buyerEndpoint, isPredefinedEndpoint, sellerEndpoint } from './endpoints.ts';
import { tinTaxScheme } from './vat-categories.ts';

/** Tax registrations identify the seller: its VAT registration, and its own TIN if it was sent. */
export function sellerIdentity(seller: SentParty, tell: Tell): PartyIdentity {
  const endpoint = sellerEndpoint(seller, tell);
  if (isOtherTin(seller, endpoint)) tellOtherTin(seller, 'seller', endpoint, tell);
  return {
    endpoint,
    identification: undefined,
    taxRegistration: seller.trn === undefined ? undefined : taxRegistration(seller.trn),
    tin: seller.tin,
  };
}

/** A buyer has one tax number (ibr-104), its TRN; without a TRN, an identifier (ibr-135-ae), such as a TIN. */
export function buyerIdentity(buyer: SentParty, transactionType: TransactionType, tell: Tell): PartyIdentity {
  const endpoint = buyerEndpoint(buyer, transactionType, tell);
  const { trn } = buyer;
  tellOfTin(buyer, endpoint, tell);
  if (trn !== undefined && !tinPattern.test(trn))
    return { endpoint, identification: undefined, taxRegistration: taxRegistration(trn), tin: undefined };
  const identification = trn ?? buyer.tin ?? derivedIdentification(buyer, endpoint, transactionType, tell);
  return { endpoint, identification, taxRegistration: undefined, tin: undefined };
}

/** Reports a buyer's TIN that is not a TIN, belongs to another address, or is not written anywhere. */
function tellOfTin(buyer: SentParty, endpoint: Endpoint | undefined, tell: Tell): void {
  const { trn = '', tin } = buyer;
  if (tin === undefined) return;
  if (!tinPattern.test(tin)) tell.addError('buyerTinMalformed', 'buyer.tin', { tin });
  else if (isOtherTin(buyer, endpoint)) tellOtherTin(buyer, 'buyer', endpoint, tell);
  else if (trn !== '' && endpoint?.value.slice(0, tinLength) !== tin)
    tell.addInformation('buyerTinLeftOut', 'buyer.tin', { tin });
}

/** Tells whether the address of a party is the TIN of another company. */
function isOtherTin({ tin = '' }: SentParty, endpoint: Endpoint | undefined): boolean {
  return (
    tinPattern.test(tin) &&
    endpoint?.schemeId === uaeEndpointScheme &&
    !isPredefinedEndpoint(endpoint.value) &&
    endpoint.value.slice(0, tinLength) !== tin
  );
}

function tellOtherTin(
  { tin = '' }: SentParty,
  path: string,
  endpoint: Endpoint | undefined,
  { addWarning }: Tell,
): void {
  addWarning('tinNotOfAddress', `${path}.tin`, { tin, endpoint: endpoint?.value ?? '' });
}

function taxRegistration(trn: string) {
  return { number: trn, scheme: tinPattern.test(trn) ? tinTaxScheme : vatTaxScheme };
}

function derivedIdentification(
  { legalRegistrationNumber }: SentParty,
  endpoint: Endpoint | undefined,
  transactionType: TransactionType,
  { addInformation }: Tell,
): string | undefined {
  const needed =
    endpoint?.schemeId === uaeEndpointScheme &&
    !tinPattern.test(endpoint.value) &&
    !transactionType.has('exports');
  if (!needed || endpoint === undefined) return undefined;
  const identification = legalRegistrationNumber ?? endpoint.value;
  addInformation('buyerIdentificationDerived', 'buyer.trn', { identification });
  return identification;
}
