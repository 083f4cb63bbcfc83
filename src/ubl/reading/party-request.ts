import type { Address, Party } from '../../core/invoice/invoice.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { PartyRequest } from '../../request/schema/request.ts';
import { listOf, withoutBlanks } from './fields.ts';
import type { ReadOf } from './read-parts.ts';

/** A party of the request (IBG-04, IBG-07). */
export function partyOf(party: ReadOf<Party>): PartyRequest {
  const { endpointId, endpointSchemeId } = party;
  return withoutBlanks<PartyRequest>({
    name: party.name ?? '',
    trn: party.taxRegistration?.[0]?.trn ?? null,
    participantId: endpointId === undefined ? null : [endpointSchemeId ?? '', endpointId].join(':'),
    address: addressOf(party.address?.[0] ?? {}),
    contactName: party.contactName,
    contactPhone: party.contactPhone,
    contactEmail: party.contactEmail,
    legalRegistrationNumber: party.legalRegistrationNumber,
    legalRegistrationType: party.legalRegistrationType,
    authorityName: party.authorityName,
    tradingName: party.tradingName,
    tin: party.tinRegistration?.[0]?.trn,
    identifiers: identifiersOf(party),
    legalRegistrationSchemeId: party.legalRegistrationSchemeId,
    legalForm: party.legalForm,
  });
}

/** The party that issues the document: an address for documents without a receiver is not its own. */
export function issuerOf(party: ReadOf<Party>, { defaults }: Specification): PartyRequest {
  const read = partyOf(party);
  return defaults.isPredefinedEndpoint(party.endpointId ?? '') ? { ...read, participantId: null } : read;
}

function identifiersOf(party: ReadOf<Party>): PartyRequest['identifiers'] {
  const first = { id: party.identification, schemeId: party.identificationSchemeId };
  const all = [first, ...(party.furtherIdentifiers ?? [])].filter(({ id }) => id !== undefined);
  return listOf(all, ({ id, schemeId }) => withoutBlanks({ id: id ?? '', schemeId }));
}

/** Its address. */
export function addressOf(address: ReadOf<Address>): PartyRequest['address'] {
  return withoutBlanks({
    line1: address.line1 ?? null,
    line2: address.line2,
    line3: address.line3,
    city: address.city ?? null,
    postalCode: address.postalCode,
    countrySubentity: address.countrySubentity,
    countryCode: address.countryCode ?? null,
  });
}
