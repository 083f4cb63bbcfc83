import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { edited, example, lineOf } from '../requests.ts';
import { attribute, type Edit, edits, insertAfter, insertBefore, remove, text } from '../schematron/edits.ts';
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

/** The VAT of a standard invoice with a minus sign, and the totals that follow from it. */
function withNegativeVat(xml: string): string {
  const amountOf = (element: string) =>
    Number(new RegExp(`<${element} currencyID="AED">([\\d.]+)`).exec(xml)?.[1]);
  const total = (amountOf('cbc:TaxExclusiveAmount') - amountOf('cac:TaxTotal>\\s*<cbc:TaxAmount')).toFixed(2);
  return edits(
    text('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount', total),
    text('cac:LegalMonetaryTotal/cbc:PayableAmount', total),
  )(
    xml.replace(
      /(<cac:(?:TaxTotal|TaxSubtotal)>\s*(?:<cbc:TaxableAmount[^/]*\/cbc:TaxableAmount>\s*)?<cbc:TaxAmount currencyID="AED">)/g,
      '$1-',
    ),
  );
}
const lineCategory = 'cac:InvoiceLine/cac:ClassifiedTaxCategory';
const registration = `${buyer}/cac:PartyLegalEntity/cbc:CompanyID`;
const scheme = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
const category = `<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent>${scheme}</cac:ClassifiedTaxCategory>`;
const country = '<cac:Country><cbc:IdentificationCode>AE</cbc:IdentificationCode></cac:Country>';
const representative = `<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Rep</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>S</cbc:StreetName><cbc:CityName>D</cbc:CityName><cbc:CountrySubentity>DXB</cbc:CountrySubentity>${country}</cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>123</cbc:CompanyID>${scheme}</cac:PartyTaxScheme></cac:TaxRepresentativeParty>`;
const period = '<cac:InvoicePeriod><cbc:StartDate>2027-05-01</cbc:StartDate></cac:InvoicePeriod>';
const prepaid = '<cbc:PrepaidAmount currencyID="AED">0.00</cbc:PrepaidAmount>';
const paid =
  '<cac:PrepaidPayment><cbc:ID>1</cbc:ID><cbc:PaidAmount currencyID="AED">77</cbc:PaidAmount></cac:PrepaidPayment>';
const secondTotal = '<cac:TaxTotal><cbc:TaxAmount currencyID="AED">7.00</cbc:TaxAmount></cac:TaxTotal>';
const withholding = `<cac:WithholdingTaxTotal><cbc:TaxAmount currencyID="AED">7.00</cbc:TaxAmount></cac:WithholdingTaxTotal>`;

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
  ['pint-ae-figure', withNegativeVat(standard)],
  ['pint-ae-figure', text(`${extension}/cac:TaxTotal/cbc:TaxAmount`, '9.00')(ublOf('out-of-scope'))],
  ['ibr-159-ae', text('cbc:CalculationRate', '0')(foreign)],
  ['pint-ae-not-read', insertAfter(lineCategory, category)(standard)],
  ['aligned-ibrp-001-ae', text('cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-10')(standard)],
  ['aligned-ibrp-002-ae', text('cbc:ProfileID', 'urn:peppol:bis:selfbilling')(standard)],
  ['ibr-132-ae', insertBefore('cac:Delivery', representative)(foreign)],
  ['ibr-183-ae', attribute(registration, 'schemeAgencyID', 'XX')(standard)],
  ['ibr-101-ae', attribute(registration, 'schemeAgencyName', '')(standard)],
  [
    'pint-ae-exemption-reason-unlisted',
    text('cac:InvoiceLine/cbc:TaxExemptionReasonCode', 'X')(ublOf('exempt')),
  ],
  ['pint-ae-item-type', text('cac:InvoiceLine/cbc:CommodityCode', 'X')(standard)],
  [
    'pint-ae-advice-line-period',
    insertAfter('cac:InvoiceLine/cbc:LineExtensionAmount', period)(ublOf('summary-invoice')),
  ],
  [
    'pint-ae-advice-exports-delivered-here',
    text('cac:Delivery/cac:Country/cbc:IdentificationCode', 'AE')(foreign),
  ],
  ['ibr-006', text(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`, '\u00a0')(standard)],
  ['ubl-empty-element', text('cac:InvoiceLine/cbc:ItemClassificationCode', '')(standard)],
  [
    'ibr-093',
    edits(
      insertBefore('cac:LegalMonetaryTotal/cbc:PayableAmount', prepaid),
      insertBefore('cac:TaxTotal', paid),
    )(standard),
  ],
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
  ['pint-ae-not-read', insertAfter('cac:TaxTotal', secondTotal)(standard)],
  ['pint-ae-not-read', insertBefore('cac:LegalMonetaryTotal', withholding)(standard)],
  [
    'pint-ae-not-read',
    insertAfter(
      'cac:InvoiceLine/cbc:LineExtensionAmount',
      '<cbc:FreeOfChargeIndicator>true</cbc:FreeOfChargeIndicator>',
    )(standard),
  ],
  ['pint-ae-advice-hs-code-length', text('cac:InvoiceLine/cbc:ItemClassificationCode', 'abc')(standard)],
  ['pint-ae-advice-seller-is-buyer', text(`${buyer}/cbc:EndpointID`, '1003548797')(standard)],
];

/** The rule in the last cell of each row of the page. */
const rows = (page: string) =>
  textOf(page)
    .split('\n')
    .flatMap((line) => /\| `([a-z0-9][a-z0-9-]+)` \|$/.exec(line)?.[1] ?? []);

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
