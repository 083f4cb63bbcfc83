import type { Party } from '../../core/invoice.ts';
import type { PartyIdentity, SentParty } from '../../core/specification.ts';
import { nonBlank } from '../../core/text.ts';
import type { PartyRequest } from '../schema/request.ts';
import { normaliseAddress } from './address.ts';
import type { Context } from './context.ts';

/** The seller (IBG-04), who is taken to be in the home country, with its electronic address, tax and legal registration. */
export function normaliseSeller(seller: PartyRequest, context: Context): Party {
  const { specification, profile, addNotice } = context;
  const basics = partyBasics(seller, 'seller', specification.homeCountry, context);
  return partyOf(
    basics,
    specification.defaults.sellerIdentity(sentParty(seller, basics, profile === 'billing'), addNotice),
  );
}

/** The buyer (IBG-07). */
export function normaliseBuyer(buyer: PartyRequest, context: Context): Party {
  const { specification, profile, transactionType, addNotice } = context;
  const basics = partyBasics(buyer, 'buyer', undefined, context);
  const sent = sentParty(buyer, basics, profile === 'selfbilling');
  return partyOf(basics, specification.defaults.buyerIdentity(sent, transactionType, addNotice));
}

function sentParty(party: PartyRequest, { registration }: PartyBasics, isIssuer: boolean): SentParty {
  return {
    participantId: nonBlank(party.participantId),
    trn: nonBlank(party.trn),
    legalRegistrationNumber: registration.legalRegistrationNumber,
    isIssuer,
  };
}

type PartyBasics = ReturnType<typeof partyBasics>;

function partyBasics(
  party: PartyRequest,
  path: string,
  defaultCountry: string | undefined,
  context: Context,
) {
  return {
    path,
    name: nonBlank(party.name),
    address: normaliseAddress(party, `${path}.address`, defaultCountry, context),
    contactName: nonBlank(party.contactName),
    contactPhone: nonBlank(party.contactPhone),
    contactEmail: nonBlank(party.contactEmail),
    registration: legalRegistration(party, path, context),
  };
}

/** Field by field, as spreads of objects of this many fields are slow. */
function partyOf(basics: PartyBasics, { endpoint, identification, taxRegistration }: PartyIdentity): Party {
  return {
    path: basics.path,
    endpointId: nonBlank(endpoint?.value),
    endpointSchemeId: nonBlank(endpoint?.schemeId),
    identification,
    name: basics.name,
    address: basics.address,
    taxRegistration: taxRegistration && {
      path: basics.path,
      trn: taxRegistration.trn,
      scheme: taxRegistration.scheme,
    },
    legalRegistrationNumber: basics.registration.legalRegistrationNumber,
    legalRegistrationType: basics.registration.legalRegistrationType,
    authorityName: basics.registration.authorityName,
    contactName: basics.contactName,
    contactPhone: basics.contactPhone,
    contactEmail: basics.contactEmail,
  };
}

function legalRegistration(party: PartyRequest, path: string, context: Context) {
  const { specification, lookUps, addNotice } = context;
  const legalRegistrationNumber = nonBlank(party.legalRegistrationNumber);
  const type = nonBlank(party.legalRegistrationType);
  const authority = nonBlank(party.authorityName);
  if (legalRegistrationNumber === undefined) {
    if (type || authority) addNotice('unknownRegistrationFieldsIgnored', `${path}.legalRegistrationNumber`);
    return { legalRegistrationNumber, legalRegistrationType: undefined, authorityName: undefined };
  }
  const legalRegistrationType = type && (lookUps.registrationType(type) ?? type);
  const country = specification.defaults.isIssuedByCountry(legalRegistrationType) ? authority : undefined;
  return {
    legalRegistrationNumber,
    legalRegistrationType,
    authorityName: country === undefined ? authority : (lookUps.country(country) ?? country),
  };
}
