import { type Check, findingIf, findingsWhere } from '../../../src/core/check.ts';
import { homeCountry } from '../defaults/parties.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';

export const vat: readonly Check[] = [
  {
    id: 'pint-ae-advice-reverse-charge-foreign-buyer',
    find: ({ lines, buyer: { address } }) =>
      findingIf(
        address.countryCode !== undefined &&
          address.countryCode !== homeCountry &&
          lines.some(({ vatCategory }) => uaeVatCategory(vatCategory).reverseCharge),
        `${address.path}.countryCode`,
        { country: address.countryCode ?? '' },
      ),
  },
  {
    id: 'pint-ae-advice-self-billed-without-vat',
    find: ({ profile, lines }) =>
      profile === 'selfbilling'
        ? findingsWhere(
            lines,
            ({ vatCategory }) => uaeVatCategory(vatCategory).outOfScope,
            ({ path }) => `${path}.vatCategory`,
            ({ vatCategory }) => ({ category: vatCategory }),
          )
        : [],
  },
];
