import { type Breach, type Check, findingIf } from '../../../src/core/check.ts';
import type { Address } from '../../../src/core/invoice.ts';
import countries from '../../pint/codelists/ISO3166.json' with { type: 'json' };
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import { homeCountry } from '../defaults/parties.ts';

export const addresses: readonly Check[] = [
  { id: 'ibr-143-ae', find: ({ seller }) => missingParts(seller.address) },
  { id: 'ibr-144-ae', find: ({ buyer }) => missingParts(buyer.address) },
  {
    id: 'ibr-128-ae',
    covers: ['ibr-143-ae', 'ibr-144-ae'],
    find: ({ seller, buyer }) =>
      [seller.address, buyer.address].flatMap(({ path, countryCode, countrySubentity }) =>
        findingIf(
          countryCode === homeCountry && !Object.hasOwn(emirates.codes, countrySubentity ?? ''),
          `${path}.countrySubentity`,
        ),
      ),
  },
  {
    // The seller is taken to be in the UAE; only the buyer's country can stay unknown.
    id: 'ibr-011',
    find: ({ buyer: { address } }) =>
      findingIf(address.countryCode === undefined, `${address.path}.countryCode`),
  },
  {
    id: 'ibr-cl-14',
    find: ({ seller, buyer, delivery }) =>
      [seller.address, buyer.address, delivery?.address].flatMap((address) => {
        const code = address?.countryCode;
        const isUnknown = code !== undefined && !Object.hasOwn(countries.codes, code);
        return findingIf(isUnknown, `${address?.path}.countryCode`, { code: code ?? '' });
      }),
  },
];

/** The emirate of a UAE address is for rule ibr-128-ae to ask for. */
function missingParts({ path, line1, city, countrySubentity, countryCode }: Address): Breach[] {
  return [
    ...findingIf(line1 === undefined, `${path}.line1`, { part: { word: 'streetLine1' } }),
    ...findingIf(city === undefined, `${path}.city`, { part: { word: 'city' } }),
    ...findingIf(countrySubentity === undefined && countryCode !== homeCountry, `${path}.countrySubentity`, {
      part: { word: 'countrySubdivision' },
    }),
  ];
}
