import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { Party } from '../../../src/core/invoice/invoice.ts';
import {
  type Check,
  type CheckFinding,
  findingIf,
  partsOfAll,
} from '../../../src/core/specification/check.ts';
import { hasLuhnCheckDigit } from '../../../src/core/text/check-digit.ts';
import { isPredefinedEndpoint, predefinedEndpoints } from '../defaults/endpoints.ts';
import { tinLength, uaeEndpointScheme } from '../tax-numbers.ts';

const predefined: readonly string[] = Object.values(predefinedEndpoints);

/** Electronic addresses (IBT-034, IBT-049) in the scheme of the UAE, also those without a receiver. */
export const participantIds: readonly Check[] = [
  {
    // Only the issuer of the document has no predefined address.
    id: 'ibr-080',
    text: 'issuerWithoutAddress',
    covers: ['ibr-149-ae'],
    find: ({ buyer }) => findingIf(buyer.endpointId === undefined, 'buyer.participantId'),
  },
  {
    id: 'pint-ae-participant-id-check-digit',
    severity: 'information',
    find: ({ seller, buyer }) =>
      partsOfAll([seller, buyer], (party): readonly CheckFinding[] => {
        const endpoint = uaeAddressOf(party) ?? '';
        const isTin = endpoint.length === tinLength && !isPredefinedEndpoint(endpoint);
        const isAmiss = isTin && !hasLuhnCheckDigit(endpoint);
        return findingIf(isAmiss, `${party.path}.participantId`, { endpoint });
      }),
  },
  {
    id: 'pint-ae-predefined-issuer',
    find: (invoice) => {
      const issuer = invoice.profile === 'selfbilling' ? invoice.buyer : invoice.seller;
      const endpoint = uaeAddressOf(issuer) ?? '';
      return findingIf(predefined.includes(endpoint), `${issuer.path}.participantId`, { endpoint });
    },
  },
  {
    id: 'pint-ae-predefined-flag',
    severity: 'warning',
    find: (invoice) => [
      ...predefinedWithoutFlag(invoice, predefinedEndpoints.deemedSupply, 'deemedSupply'),
      ...predefinedWithoutFlag(invoice, predefinedEndpoints.exports, 'exports'),
    ],
  },
];

/** The address of a party in the scheme of the UAE. */
export function uaeAddressOf({ endpointId, endpointSchemeId }: Party): string | undefined {
  return endpointSchemeId === uaeEndpointScheme ? endpointId : undefined;
}

function predefinedWithoutFlag(
  { profile, buyer, transactionType }: ComputedInvoice,
  endpoint: string,
  flag: string,
): readonly CheckFinding[] {
  const isMeant = profile === 'billing' && uaeAddressOf(buyer) === endpoint;
  return findingIf(isMeant && !transactionType.has(flag), 'buyer.participantId', { endpoint, flag });
}
