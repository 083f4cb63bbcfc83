import { attribute, edits, insertAfter, remove, text } from '../../edits.ts';
import type { NetworkCase } from '../../network-cases.ts';

const document = 'pxs:ReportedDocument';
const currency = `${document}/cbc:DocumentCurrencyCode`;
const taxCurrency = `${document}/cbc:TaxCurrencyCode`;
const totalInDollars = `${document}/cac:TaxTotal[1]/cbc:TaxAmount`;
const totalInDirhams = `${document}/cac:TaxTotal[2]/cbc:TaxAmount`;

/** The whole document in another currency than US dollars. */
const inCurrency = (code: string) =>
  edits(
    text(currency, code),
    attribute(totalInDollars, 'currencyID', code),
    attribute(`${document}/cbc:TaxExclusiveAmount`, 'currencyID', code),
  );

const withoutTaxCurrency = edits(remove(taxCurrency), remove(`${document}/cac:TaxTotal[2]`));

export const reportedCurrencyCases: readonly NetworkCase[] = [
  {
    rule: 'ibr-tdd-30',
    breaks: remove(currency),
    with: ['ibr-tdd-35', 'ibr-tdd-38', 'ibr-tdd-53'],
    takes: text(currency, ' USD '),
  },
  { rule: 'ibr-tdd-30-1', breaks: inCurrency('usd'), takes: inCurrency('BGN') },
  // An invoice may be in it.
  { rule: 'ibr-tdd-30-1', breaks: inCurrency('XCG'), takes: inCurrency('ANG') },
  { rule: 'ibr-tdd-30-1', breaks: inCurrency('STN'), takes: inCurrency('STD') },
  {
    rule: 'ibr-tdd-31',
    breaks: text(taxCurrency, 'USD'),
    takes: edits(text(taxCurrency, 'EUR'), attribute(totalInDirhams, 'currencyID', 'EUR')),
  },
  {
    rule: 'ibr-tdd-31-1',
    breaks: edits(text(taxCurrency, 'Aed'), attribute(totalInDirhams, 'currencyID', 'Aed')),
    takes: withoutTaxCurrency,
  },
  { rule: 'ibr-tdd-34', breaks: remove(taxCurrency), takes: withoutTaxCurrency },
  {
    rule: 'ibr-tdd-34',
    breaks: insertAfter(
      `${document}/cac:TaxTotal[2]`,
      '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">1.00</cbc:TaxAmount></cac:TaxTotal>',
    ),
  },
  {
    rule: 'ibr-tdd-35',
    breaks: attribute(totalInDollars, 'currencyID', 'EUR'),
    takes: text(totalInDollars, ''),
  },
  {
    rule: 'ibr-tdd-35',
    breaks: attribute(totalInDirhams, 'currencyID', 'USD'),
    with: ['ibr-tdd-36'],
  },
  { rule: 'ibr-tdd-36', breaks: attribute(totalInDirhams, 'currencyID', 'EUR'), takes: withoutTaxCurrency },
];
