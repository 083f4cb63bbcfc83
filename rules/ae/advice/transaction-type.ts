import { type Check, findingIf, findingsWhere } from '../../../src/core/specification/check.ts';
import { ISO3166List as countries } from '../../../src/generated/code-lists.js';
import { handedOverAtHome, incoterms } from '../defaults/incoterms.ts';
import { homeCountry } from '../defaults/parties.ts';
import type { TransactionFlag } from '../defaults/transaction-flags.ts';

/** Pairs of flags that contradict each other, such as a deemed supply with a buyer abroad. */
const flagsThatExclude: readonly (readonly [TransactionFlag, TransactionFlag])[] = [
  ['deemedSupply', 'exports'],
  ['deemedSupply', 'ecommerce'],
  ['deemedSupply', 'continuousSupply'],
  ['deemedSupply', 'disclosedAgentBilling'],
  ['profitMargin', 'exports'],
];

export const transactionType: readonly Check[] = [
  {
    id: 'pint-ae-advice-flags-exclude',
    about: ['transactionFlags'],
    find: ({ transactionType: flags }) =>
      flagsThatExclude
        .filter(([flag, other]) => flags.has(flag) && flags.has(other))
        .map(([flag, other]) => ({ path: `transactionType.${other}`, values: { flag, other } })),
  },
  {
    id: 'pint-ae-advice-exports-standard-rate',
    about: ['transactionFlags'],
    // A rate of 0 is reported by another rule (ibr-190-ae).
    find: ({ transactionType: flags, lines }) =>
      flags.has('exports')
        ? findingsWhere(
            lines,
            ({ vatCategory, sentVatRate }) => vatCategory === 'S' && !sentVatRate.isZero(),
            ({ path }) => `${path}.vatCategory`,
          )
        : [],
  },
  {
    id: 'pint-ae-advice-zero-rate-abroad',
    aboutCategories: ['Z'],
    find: ({ transactionType: flags, lines, buyer: { address } }) =>
      findingIf(
        !flags.has('exports') &&
          address.countryCode !== homeCountry &&
          // Rule ibr-cl-14 reports an unknown country.
          Object.hasOwn(countries.codes, address.countryCode ?? '') &&
          lines.some(({ vatCategory }) => vatCategory === 'Z'),
        'transactionType.exports',
        { country: address.countryCode ?? '' },
      ),
  },
  {
    id: 'pint-ae-advice-exports-home-buyer',
    about: ['transactionFlags'],
    find: ({ transactionType: flags, buyer }) =>
      findingIf(
        flags.has('exports') && buyer.address.countryCode === homeCountry,
        `${buyer.address.path}.countryCode`,
      ),
  },
  {
    id: 'pint-ae-advice-exports-delivered-here',
    about: ['transactionFlags'],
    // Another check reports a buyer in the UAE.
    find: ({ transactionType: flags, delivery, buyer }) =>
      findingIf(
        flags.has('exports') &&
          buyer.address.countryCode !== homeCountry &&
          delivery?.address?.countryCode === homeCountry &&
          !handedOverAtHome.includes(incotermIn(delivery.incoterms) ?? ''),
        'delivery.countryCode',
        { terms: [...handedOverAtHome] },
      ),
  },
  {
    id: 'pint-ae-advice-incoterms',
    find: ({ delivery }) => {
      const sent = delivery?.incoterms;
      if (sent === undefined || incoterms.includes(sent)) return [];
      const code = incotermIn(sent);
      const place = { path: 'delivery.incoterms', values: { sent, code: code ?? '', codes: [...incoterms] } };
      return [code === undefined ? place : { ...place, text: 'incotermWithPlace' }];
    },
  },
];

/** The Incoterms code at the start of terms such as `CIF Mombasa`. */
function incotermIn(terms: string | undefined): string | undefined {
  const [code = ''] = (terms ?? '').toUpperCase().split(/[^A-Z]/);
  return incoterms.includes(code) ? code : undefined;
}
