import { type Breach, type Check, findingIf, partsOfAll } from '../../../src/core/check.ts';
import type { ComputedInvoice } from '../../../src/core/computed-invoice.ts';
import type { Party } from '../../../src/core/invoice.ts';
import { predefinedEndpoints } from '../defaults/endpoints.ts';
import { tinLength, trnPattern, uaeEndpointScheme } from '../defaults/parties.ts';

const predefined: readonly string[] = Object.values(predefinedEndpoints);

/** A TIN or a predefined address, or a TRN. */
const uaeEndpointPattern = /^([0-9]{10}|[0-9]{15})$/;

/** Electronic addresses (IBT-034, IBT-049) under the scheme of the UAE, and those that stand for no receiver. */
export const participantIds: readonly Check[] = [
  {
    id: 'ibr-080',
    find: ({ buyer }) => findingIf(buyer.endpointId === undefined, 'buyer.participantId'),
  },
  {
    id: 'pint-ae-participant-id',
    find: ({ seller, buyer }) =>
      partsOfAll([seller, buyer], (party): readonly Breach[] => {
        const value = uaeAddressOf(party);
        const isMalformed = value !== undefined && !uaeEndpointPattern.test(value);
        return findingIf(isMalformed, `${party.path}.participantId`, { endpoint: value ?? '' });
      }),
  },
  {
    id: 'pint-ae-participant-id-trn',
    severity: 'warning',
    find: ({ seller, buyer }) => partsOfAll([seller, buyer], otherTaxpayer),
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

function uaeAddressOf({ endpointId, endpointSchemeId }: Party): string | undefined {
  return endpointSchemeId === uaeEndpointScheme ? endpointId : undefined;
}

/** A TIN is the first ten digits of its TRN. */
function otherTaxpayer(party: Party): readonly Breach[] {
  const endpoint = uaeAddressOf(party) ?? '';
  const trn = party.taxRegistration?.trn ?? '';
  const isCompared =
    uaeEndpointPattern.test(endpoint) && !predefined.includes(endpoint) && trnPattern.test(trn);
  const isOther = isCompared && endpoint.slice(0, tinLength) !== trn.slice(0, tinLength);
  return findingIf(isOther, `${party.path}.participantId`, { endpoint, trn, tin: trn.slice(0, tinLength) });
}

function predefinedWithoutFlag(
  { profile, buyer, transactionType }: ComputedInvoice,
  endpoint: string,
  flag: string,
): readonly Breach[] {
  const isMeant = profile === 'billing' && uaeAddressOf(buyer) === endpoint;
  return findingIf(isMeant && !transactionType.has(flag), 'buyer.participantId', { endpoint, flag });
}
