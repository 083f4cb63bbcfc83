import {
  homeCountry,
  passportType,
  registrationTypes,
  tinPattern,
  uaeEndpointScheme,
} from '../../../rules/ae/defaults/parties.ts';
import type { TransactionFlag } from '../../../rules/ae/defaults/transaction-flags.ts';
import { tinTaxScheme, vatTaxScheme } from '../../../rules/ae/defaults/vat-categories.ts';
import type { Endpoint, Party, TaxRegistration } from '../../core/invoice.ts';
import type { PartyRequest } from '../schema/party.ts';
import { normaliseAddress } from './address.ts';
import { buyerEndpoint, sellerEndpoint } from './endpoint.ts';
import type { Note } from './notice.ts';
import { countryCode } from './place.ts';
import { codesByName, given, nameKey } from './text.ts';

const registrationCodes = codesByName(registrationTypes);

/** The seller (IBG-04) with its electronic address, tax and legal registration. */
export function normaliseSeller(seller: PartyRequest, note: Note): Party {
  const trn = given(seller.trn);
  const basics = partyBasics(seller, 'seller', homeCountry, note);
  return partyOf(basics, {
    endpoint: sellerEndpoint(seller.participantId, trn, note),
    identification: undefined,
    taxRegistration: trn ? taxRegistration(trn, 'seller') : undefined,
  });
}

/** The buyer (IBG-07); one without a TRN gets an identifier, as rule ibr-135-ae demands. */
export function normaliseBuyer(
  buyer: PartyRequest,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): Party {
  const basics = partyBasics(buyer, 'buyer', undefined, note);
  const endpoint = buyerEndpoint(buyer.participantId, buyer.trn, transactionType, note);
  const trn = given(buyer.trn);
  const tin = trn && tinPattern.test(trn) ? trn : undefined;
  const registration = trn && !tin ? taxRegistration(trn, 'buyer') : undefined;
  return partyOf(basics, {
    endpoint,
    taxRegistration: registration,
    identification: registration
      ? undefined
      : buyerIdentification(
          basics.registration.legalRegistrationNumber,
          tin,
          endpoint,
          transactionType,
          note,
        ),
  });
}

function partyBasics(party: PartyRequest, path: string, defaultCountry: string | undefined, note: Note) {
  return {
    path,
    name: given(party.name),
    address: normaliseAddress(party, `${path}.address`, defaultCountry, note),
    contactName: given(party.contactName),
    contactPhone: given(party.contactPhone),
    contactEmail: given(party.contactEmail),
    registration: legalRegistration(party, path, note),
  };
}

/** Who the party is for the tax authority and the network, which seller and buyer derive differently. */
interface Identity extends Pick<Party, 'identification' | 'taxRegistration'> {
  readonly endpoint: Endpoint | undefined;
}

/** Field by field, as spreads of objects of this many fields are slow. */
function partyOf(basics: ReturnType<typeof partyBasics>, identity: Identity): Party {
  return {
    path: basics.path,
    endpointId: given(identity.endpoint?.value),
    endpointSchemeId: given(identity.endpoint?.schemeId),
    identification: identity.identification,
    name: basics.name,
    address: basics.address,
    taxRegistration: identity.taxRegistration,
    legalRegistrationNumber: basics.registration.legalRegistrationNumber,
    legalRegistrationType: basics.registration.legalRegistrationType,
    authorityName: basics.registration.authorityName,
    contactName: basics.contactName,
    contactPhone: basics.contactPhone,
    contactEmail: basics.contactEmail,
  };
}

function taxRegistration(trn: string, path: string): TaxRegistration {
  return { path, trn, scheme: tinPattern.test(trn) ? tinTaxScheme : vatTaxScheme };
}

function legalRegistration(party: PartyRequest, path: string, note: Note) {
  const legalRegistrationNumber = given(party.legalRegistrationNumber);
  const type = given(party.legalRegistrationType);
  const authority = given(party.authorityName);
  if (legalRegistrationNumber === undefined) {
    if (type || authority) note('unknownRegistrationFieldsIgnored', `${path}.legalRegistrationNumber`);
    return { legalRegistrationNumber, legalRegistrationType: undefined, authorityName: undefined };
  }
  const legalRegistrationType = type && (registrationCodes.get(nameKey(type)) ?? type);
  const issuedByCountry = legalRegistrationType === passportType && authority;
  return {
    legalRegistrationNumber,
    legalRegistrationType,
    authorityName: issuedByCountry ? (countryCode(issuedByCountry) ?? authority) : authority,
  };
}

function buyerIdentification(
  registrationNumber: string | undefined,
  tin: string | undefined,
  endpoint: Endpoint,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): string | undefined {
  if (tin) return tin;
  const needed =
    endpoint.schemeId === uaeEndpointScheme &&
    !tinPattern.test(endpoint.value) &&
    !transactionType.has('exports');
  if (!needed) return undefined;
  const identification = registrationNumber ?? endpoint.value;
  note('buyerIdentificationDerived', 'buyer.trn', { identification });
  return identification;
}
