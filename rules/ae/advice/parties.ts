import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { Address, Party } from '../../../src/core/invoice/invoice.ts';
import { type Breach, type Check, findingIf, partsOfAll } from '../../../src/core/specification/check.ts';
import { codesByName, nameKey } from '../../../src/core/text/text.ts';
import { emirateSpellings } from '../aliases/emirates.ts';
import { uaeEndpointPattern } from '../checks/participant-ids.ts';
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import { isPredefinedEndpoint } from '../defaults/endpoints.ts';
import { homeCountry, isHomeTaxNumber, tinLength, uaeEndpointScheme } from '../defaults/parties.ts';

const emirateOfPlace = codesByName(emirateSpellings);

export const parties: readonly Check[] = [
  {
    id: 'pint-ae-advice-seller-is-buyer',
    // Goods put to the seller's own use are a deemed supply, in which the seller may also be the buyer.
    find: ({ seller, buyer, transactionType }) =>
      transactionType.has('deemedSupply')
        ? []
        : findingIf(isSameParty(seller, buyer), 'buyer', { name: seller.name ?? '' }),
  },
  {
    id: 'pint-ae-advice-participant-not-of-trn',
    find: ({ seller, buyer }) => partsOfAll([seller, buyer], participantNotOfTrn),
  },
  {
    id: 'pint-ae-advice-emirate-not-of-city',
    find: (invoice) => partsOfAll(addressesOf(invoice), emirateNotOfCity),
  },
];

function isSameParty(one: Party, other: Party): boolean {
  const trn = one.taxRegistration?.trn;
  if (trn !== undefined && trn === other.taxRegistration?.trn) return true;
  return (
    one.endpointId !== undefined &&
    one.endpointId === other.endpointId &&
    one.endpointSchemeId === other.endpointSchemeId &&
    !isPredefinedEndpoint(one.endpointId)
  );
}

/** In the UAE's scheme, the electronic address is the TIN: the first ten digits of the TRN. */
function participantNotOfTrn({ path, endpointId, endpointSchemeId, taxRegistration }: Party): Breach[] {
  const trn = taxRegistration?.trn ?? '';
  const isComparable =
    endpointId !== undefined &&
    endpointSchemeId === uaeEndpointScheme &&
    uaeEndpointPattern.test(endpointId) &&
    isHomeTaxNumber(trn) &&
    !isPredefinedEndpoint(endpointId);
  if (!isComparable || endpointId.slice(0, tinLength) === trn.slice(0, tinLength)) return [];
  return [
    {
      path: `${path}.participantId`,
      values: { participant: endpointId, trn, tin: trn.slice(0, tinLength) },
    },
  ];
}

type PlacedAddress = Pick<Address, 'path' | 'city' | 'countrySubentity' | 'countryCode'>;

/** The addresses to check; that of delivery only if it is not the buyer's, which is in the list already. */
function addressesOf({ seller, buyer, delivery }: ComputedInvoice): PlacedAddress[] {
  const deliverTo = delivery?.address;
  const isOfBuyer =
    deliverTo?.city === buyer.address.city && deliverTo?.countrySubentity === buyer.address.countrySubentity;
  return [seller.address, buyer.address, ...(deliverTo === undefined || isOfBuyer ? [] : [deliverTo])];
}

function emirateNotOfCity({ path, city, countrySubentity, countryCode }: PlacedAddress): readonly Breach[] {
  if (countryCode !== homeCountry || city === undefined) return [];
  // That an emirate is unknown is told by ibr-128-ae.
  if (countrySubentity === undefined || !Object.hasOwn(emirates.codes, countrySubentity)) return [];
  const emirate = emirateOfPlace.get(nameKey(city));
  return findingIf(emirate !== undefined && emirate !== countrySubentity, `${path}.countrySubentity`, {
    city,
    emirate: emirate ?? '',
    sent: countrySubentity,
  });
}
