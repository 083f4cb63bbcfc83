import type { Address, Party } from '../../core/invoice/invoice.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { namedFields } from '../../request/fields.ts';
import type { AddressRequest, PartyRequest } from '../../request/schema/request.ts';
import { withAsSent } from './as-sent.ts';
import { listOf, withoutBlanks } from './fields.ts';
import type { ReadOf } from './read-parts.ts';

/** A party of the request (IBG-04, IBG-07). */
export function partyOf(party: ReadOf<Party>, specification: Specification): PartyRequest {
  const { endpointId, endpointSchemeId } = party;
  const first = { id: party.identification, schemeId: party.identificationSchemeId };
  const all = [first, ...(party.furtherIdentifiers ?? [])].filter(({ id }) => id !== undefined);
  const request = withoutBlanks<PartyRequest>({
    name: party.name ?? '',
    trn: party.taxRegistration?.[0]?.number ?? null,
    participantId: endpointId === undefined ? null : [endpointSchemeId ?? '', endpointId].join(':'),
    address: addressOf(party.address?.[0] ?? {}, specification),
    legalRegistrationNumber: party.legalRegistrationNumber,
    legalRegistrationType: party.legalRegistrationType,
    [namedFields.registrationAuthority]: party.registrationAuthority,
    tin: party.otherTaxRegistration?.[0]?.number,
    identifiers: listOf(all, ({ id, schemeId }) => withoutBlanks({ id: id ?? '', schemeId })),
    legalRegistrationSchemeId: party.legalRegistrationSchemeId,
  });
  return withAsSent('Party', party, request, specification);
}

/** Its address. */
export function addressOf(address: ReadOf<Address>, specification: Specification): AddressRequest {
  const request = withoutBlanks<AddressRequest>({
    line1: address.line1 ?? null,
    line2: address.line2,
    line3: address.line3,
    city: address.city ?? null,
    postalCode: address.postalCode,
    countrySubentity: address.countrySubentity,
    countryCode: address.countryCode ?? null,
  });
  return withAsSent('Address', address, request, specification);
}
