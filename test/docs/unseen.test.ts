import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { edited, example, lineOf } from '../requests.ts';
import { type Edit, remove, text } from '../schematron/edits.ts';
import { textOf } from '../source-files.ts';

const ublOf = (name: string) => convert(example(name)).xml ?? '';
const credit = ublOf('credit-note');
const standard = ublOf('standard-invoice');
const foreign = ublOf('export-usd');
const seller = 'cac:AccountingSupplierParty';
const buyer = 'cac:AccountingCustomerParty';
const extension = 'cac:ItemPriceExtension';

/** The VAT total of the credit note and what is made of it, moved by an amount. */
const moved =
  (by: number, digits: number): Edit =>
  (xml) => {
    const move = (element: string) => (before: string) =>
      before.replace(
        new RegExp(`(<${element} currencyID="AED">)([\\d.]+)`),
        (_, open: string, amount: string) => `${open}${(Number(amount) + by).toFixed(digits)}`,
      );
    return ['cac:TaxTotal>\\s*<cbc:TaxAmount', 'cbc:TaxInclusiveAmount', 'cbc:PayableAmount'].reduce(
      (each, element) => move(element)(each),
      xml,
    );
  };
const inAed =
  /(<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="AED">)[\d.]+(?=<\/cbc:TaxAmount>\s*<\/cac:TaxTotal>\s*<cac:LegalMonetaryTotal>)/;

/** By the row of the page, in its order: a document that the official rules accept. */
const documents: readonly (readonly [rule: string, xml: string])[] = [
  ['ibr-co-14', moved(7, 2)(credit)],
  ['ibr-124', credit.replace(/(<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="AED">)([\d.]+)/, '$1$2' + '1')],
  ['ibr-128-ae', text(`${seller}/cbc:CountrySubentity`, 'London')(standard)],
  ['ibr-128-ae', text(`${buyer}/cbc:CountrySubentity`, 'Dubai')(standard)],
  ['pint-ae-figure', text(`${extension}/cac:TaxTotal/cbc:TaxAmount`, '1.00')(standard)],
  ['pint-ae-figure', text(`${extension}/cbc:Amount`, '1.00')(standard)],
  ['pint-ae-figure', foreign.replace(inAed, '$199.00')],
  ['pint-ae-figure', foreign.replace(/(<cbc:DocumentDescription>AED )[\d.]+/, '$199.00')],
  ['pint-ae-figure', remove('cac:TaxTotal/cac:TaxSubtotal')(ublOf('profit-margin'))],
  ['pint-ae-figure', text('cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', '15')(ublOf('reverse-charge'))],
  ['pint-ae-participant-id', text(`${buyer}/cbc:EndpointID`, 'hello')(standard)],
  ['pint-ae-predefined-issuer', text(`${seller}/cbc:EndpointID`, '9900000097')(standard)],
  [
    'pint-ae-unit-in-trade',
    convert(edited('standard-invoice', (request) => Object.assign(lineOf(request), { unitCode: 'CTN' })))
      .xml ?? '',
  ],
  [
    'pint-ae-iban',
    convert(
      edited('standard-invoice', (request) =>
        Object.assign(request, { paymentMode: '30', paymentBankAccount: 'AE070331234567890123457' }),
      ),
    ).xml ?? '',
  ],
  ['pint-ae-advice-due-before-issue', text('cbc:DueDate', '2026-10-01')(standard)],
  [
    'pint-ae-advice-rounding',
    convert(
      edited('standard-invoice', (request) =>
        Object.assign(request, { payableRoundingAmount: 5, legalMonetaryTotal: null }),
      ),
    ).xml ?? '',
  ],
  [
    'pint-ae-number-digits',
    convert(
      edited('standard-invoice', (request) => {
        request.lines.push({
          ...lineOf(request),
          id: '9',
          unitPrice: 2.7755575615628914e-17,
          lineExtensionAmount: null,
        });
      }),
    ).xml ?? '',
  ],
];

/** The rule in the last cell of each row of the page. */
const rows = (page: string) =>
  textOf(page)
    .split('\n')
    .flatMap((line) => /\| `([a-z0-9-]+)` \|$/.exec(line)?.[1] ?? []);

describe('what the official rules do not see', () => {
  test.each(documents)('%s', (rule, xml) => {
    expect(validateUbl(xml, { checks: 'rules-only' }).outcome).toBe('valid');
    const { outcome, warnings } = validateUbl(xml);
    expect([outcome, warnings.map((warning) => warning.rule)]).toEqual([
      'valid',
      expect.arrayContaining([rule]),
    ]);
  });

  test.each(['docs/unseen.md', 'docs/ar/unseen.md'])('%s has a row for each', (page) => {
    expect(rows(page)).toEqual(documents.map(([rule]) => rule));
  });
});
