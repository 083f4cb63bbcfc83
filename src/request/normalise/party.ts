import type { Party, TaxRepresentative } from '../../core/invoice/invoice.ts';
import type { PartyIdentity, SentParty } from '../../core/specification/defaults.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nonBlank } from '../../core/text/text.ts';
import { namedFields } from '../fields.ts';
import type { PartyRequest, TaxRepresentativeRequest } from '../schema/request.ts';
import { normaliseAddress } from './address.ts';
import { sentParts, withoutPlainFields } from './as-sent.ts';
import { type Context, tellAlias, tellFieldWithoutId } from './context.ts';

/** The seller (IBG-04) with its registrations; at home unless another country is stated. */
export function normaliseSeller(seller: PartyRequest, context: Context): Party {
  const { specification, profile } = context;
  const basics = partyBasics(seller, 'seller', specification.homeCountry, context);
  return partyOf(
    basics,
    specification.defaults.sellerIdentity(sentParty(seller, basics, profile === 'billing'), context),
    specification,
  );
}

/** The buyer (IBG-07). */
export function normaliseBuyer(buyer: PartyRequest, context: Context): Party {
  const { specification, profile, transactionType } = context;
  const basics = partyBasics(buyer, 'buyer', undefined, context);
  const sent = sentParty(buyer, basics, profile === 'selfbilling');
  return partyOf(basics, specification.defaults.buyerIdentity(sent, transactionType, context), specification);
}

function sentParty(party: PartyRequest, { registration, tin }: PartyBasics, isIssuer: boolean): SentParty {
  return {
    participantId: nonBlank(party.participantId),
    trn: nonBlank(party.trn),
    tin,
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
    asSent: context.asSent.Party(party),
    registration: legalRegistration(party, path, context),
    identifiers: sentParts(party.identifiers, `${path}.identifiers`, withoutPlainFields),
    tin: nonBlank(party.tin),
    legalRegistrationSchemeId: nonBlank(party.legalRegistrationSchemeId),
  };
}

const noIdentifiers: Party['furtherIdentifiers'] = Object.freeze([]);

/** Written field by field, because spreads of objects with this many fields are slow. */
function partyOf(
  basics: PartyBasics,
  { endpoint, identification, taxRegistration, tin }: PartyIdentity,
  { tinScheme }: Specification,
): Party {
  const { identifiers } = basics;
  const first = identifiers[0];
  return {
    path: basics.path,
    endpointId: nonBlank(endpoint?.value),
    endpointSchemeId: nonBlank(endpoint?.schemeId),
    identification: first?.id ?? identification,
    identificationSchemeId: first?.schemeId,
    identificationPath: first && `${first.path}.id`,
    furtherIdentifiers: identifiers.length < 2 ? noIdentifiers : identifiers.slice(1),
    name: basics.name,
    address: basics.address,
    taxRegistration: taxRegistration && {
      path: basics.path,
      number: taxRegistration.number,
      scheme: taxRegistration.scheme,
    },
    otherTaxRegistration:
      tin === undefined ? undefined : { path: basics.path, number: tin, scheme: tinScheme },
    legalRegistrationNumber: basics.registration.legalRegistrationNumber,
    legalRegistrationType: basics.registration.legalRegistrationType,
    registrationAuthority: basics.registration.registrationAuthority,
    legalRegistrationSchemeId:
      basics.registration.legalRegistrationNumber && basics.legalRegistrationSchemeId,
    asSent: basics.asSent,
  };
}

/** The tax representative of the seller (IBG-11) with its address and VAT registration. */
export function normaliseTaxRepresentative(
  representative: TaxRepresentativeRequest | null | undefined,
  context: Context,
): TaxRepresentative | undefined {
  if (representative === null || representative === undefined) return undefined;
  const path = 'taxRepresentative';
  const trn = nonBlank(representative.trn);
  return {
    path,
    name: nonBlank(representative.name),
    address: normaliseAddress(representative, `${path}.address`, undefined, context),
    taxRegistration:
      trn === undefined ? undefined : { path, number: trn, scheme: context.specification.taxScheme },
    asSent: context.asSent.TaxRepresentative(representative),
  };
}

function legalRegistration(party: PartyRequest, path: string, context: Context) {
  const { specification, lookUps, addWarning } = context;
  const legalRegistrationNumber = nonBlank(party.legalRegistrationNumber);
  const type = nonBlank(party.legalRegistrationType);
  const authority = nonBlank(party[namedFields.registrationAuthority]);
  tellFieldWithoutId(party, `${path}.`, 'legalRegistrationSchemeId', 'legalRegistrationNumber', context);
  if (legalRegistrationNumber === undefined) {
    if (type || authority) addWarning('unknownRegistrationFieldsIgnored', `${path}.legalRegistrationNumber`);
    return { legalRegistrationNumber, legalRegistrationType: undefined, registrationAuthority: undefined };
  }
  const legalRegistrationType = type && (lookUps.registrationType(type) ?? type);
  const isIssuedByCountry = specification.defaults.isIssuedByCountry(legalRegistrationType);
  const registrationAuthority = isIssuedByCountry
    ? (lookUps.country(authority ?? '') ?? authority)
    : authority;
  if (authority !== undefined && registrationAuthority !== undefined && registrationAuthority !== authority)
    tellAlias(context, `${path}.${namedFields.registrationAuthority}`, authority, registrationAuthority);
  return { legalRegistrationNumber, legalRegistrationType, registrationAuthority };
}
