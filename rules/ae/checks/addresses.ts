import { type Breach, type BusinessRule, findingIf } from '../../../src/core/check.ts';
import type { Address } from '../../../src/core/invoice.ts';
import countries from '../../pint/codelists/ISO3166.json' with { type: 'json' };
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import { homeCountry } from '../defaults/parties.ts';

const emirateCodes = Object.keys(emirates.codes).join(', ');

export const addresses: readonly BusinessRule[] = [
  incomplete('ibr-143-ae', 'seller', ['IBT-035', 'IBT-037', 'IBT-039']),
  incomplete('ibr-144-ae', 'buyer', ['IBT-050', 'IBT-052', 'IBT-054']),
  {
    id: 'ibr-128-ae',
    terms: ['IBT-039', 'IBT-054'],
    message: 'The emirate of the address is missing or not recognised.',
    hint: `Set countrySubentity to one of ${emirateCodes}, or to the name of the emirate.`,
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
    terms: ['IBT-055'],
    message: 'The address of the buyer has no country.',
    hint: 'Set buyer.address.countryCode to a two-letter ISO 3166 code, for example AE.',
    find: ({ buyer: { address } }) =>
      findingIf(address.countryCode === undefined, `${address.path}.countryCode`),
  },
  {
    id: 'ibr-cl-14',
    terms: ['IBT-040', 'IBT-055', 'IBT-080'],
    message: 'The country {code} is not in the list of country codes.',
    hint: 'Set countryCode to a two-letter ISO 3166 code, for example AE.',
    find: ({ seller, buyer, delivery }) =>
      [seller.address, buyer.address, delivery?.address].flatMap((address) => {
        const code = address?.countryCode;
        const isUnknown = code !== undefined && !Object.hasOwn(countries.codes, code);
        return findingIf(isUnknown, `${address?.path}.countryCode`, { code: code ?? '' });
      }),
  },
];

function incomplete(id: string, party: 'seller' | 'buyer', terms: readonly string[]): BusinessRule {
  return {
    id,
    terms,
    message: `The address of the ${party} has no {part}.`,
    hint: 'A UAE e-invoice needs street (line1), city and country subdivision of both parties.',
    find: (invoice) => missingParts(invoice[party].address),
  };
}

/** The emirate of a UAE address is for rule ibr-128-ae to ask for. */
function missingParts({ path, line1, city, countrySubentity, countryCode }: Address): Breach[] {
  return [
    ...findingIf(line1 === undefined, `${path}.line1`, { part: 'street (line1)' }),
    ...findingIf(city === undefined, `${path}.city`, { part: 'city' }),
    ...findingIf(countrySubentity === undefined && countryCode !== homeCountry, `${path}.countrySubentity`, {
      part: 'country subdivision',
    }),
  ];
}
