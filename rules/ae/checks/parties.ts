import { type Check, findingIf } from '../../../src/core/check.ts';
import type { Party } from '../../../src/core/invoice.ts';
import { vatTaxScheme } from '../../pint/binding/tax-scheme.ts';
import eas from '../../pint/codelists/eas.json' with { type: 'json' };
import { homeCountry, trnPattern } from '../defaults/parties.ts';
import { outOfScopeTypeCodes } from '../defaults/profiles.ts';

export const parties: readonly Check[] = [
  {
    id: 'ibr-006',
    find: ({ seller }) => findingIf(seller.name === undefined, 'seller.name'),
  },
  {
    id: 'ibr-007',
    find: ({ buyer }) => findingIf(buyer.name === undefined, 'buyer.name'),
  },
  {
    id: 'ibr-081',
    find: ({ seller }) => findingIf(seller.endpointId === undefined, 'seller.participantId'),
  },
  {
    id: 'ibr-cl-25',
    find: ({ seller, buyer }) =>
      [seller, buyer].flatMap((party) => {
        const scheme = party.endpointId === undefined ? undefined : (party.endpointSchemeId ?? '');
        const unknown = scheme !== undefined && !Object.hasOwn(eas.codes, scheme);
        return findingIf(unknown, `${party.path}.participantId`, { scheme: scheme ?? '' });
      }),
  },
  {
    id: 'ibr-134-ae',
    covers: ['ibr-177-ae', 'ibr-176-ae'],
    find: ({ seller, typeCode }) =>
      findingIf(
        seller.taxRegistration?.scheme !== vatTaxScheme && !outOfScopeTypeCodes.includes(typeCode),
        'seller.trn',
      ),
  },
  {
    id: 'ibr-132-ae',
    find: ({ seller, buyer }) => [seller, buyer].flatMap(malformedTrn),
  },
  {
    id: 'ibr-136-ae',
    find: ({ buyer, typeCode }) =>
      findingIf(
        outOfScopeTypeCodes.includes(typeCode) && buyer.legalRegistrationNumber === undefined,
        'buyer.legalRegistrationNumber',
      ),
  },
];

function malformedTrn({ path, taxRegistration, address }: Party) {
  const isChecked = taxRegistration?.scheme === vatTaxScheme && address.countryCode === homeCountry;
  const trn = taxRegistration?.trn ?? '';
  return findingIf(isChecked && !trnPattern.test(trn), `${path}.trn`, { trn });
}
