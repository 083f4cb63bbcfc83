import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { withConsequences } from '../../src/core/specification/cause.ts';
import { example } from '../requests.ts';
import { type Edit, remove, text } from '../schematron/edits.ts';

const standard = convert(example('standard-invoice')).xml ?? '';
const category = 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory';

/** One mistake in a valid document, and the only finding on it. */
const mistakes: readonly (readonly [what: string, rule: string, edit: Edit])[] = [
  ['the currency of the document', 'pint-ae-document-currency', text('cbc:DocumentCurrencyCode', 'EUR')],
  ['the seller left out', 'ubl-missing-element', remove('cac:AccountingSupplierParty')],
  ['the buyer left out', 'ubl-missing-element', remove('cac:AccountingCustomerParty')],
  ['the totals left out', 'ubl-missing-element', remove('cac:LegalMonetaryTotal')],
  ['the VAT breakdown left out', 'aligned-ibrp-s-01', remove('cac:TaxTotal/cac:TaxSubtotal')],
  ['a line left out', 'pint-ae-totals', remove('cac:InvoiceLine')],
  [
    'the decimal point of a line amount',
    'ibr-147-ae',
    text('cac:InvoiceLine/cbc:LineExtensionAmount', '101460.00'),
  ],
  ['the VAT category of a line', 'aligned-ibrp-z-05', text(`${category}/cbc:ID`, 'Z')],
  ['the VAT rate of a line', 'ibr-190-ae', text(`${category}/cbc:Percent`, '15')],
];

describe('one mistake in UBL is one error', () => {
  test.each(mistakes)('%s: %s', (_what, rule, edit) => {
    const { outcome, issues, warnings } = validateUbl(edit(standard));
    expect([outcome, ...issues.map((issue) => issue.rule), ...warnings]).toEqual(['invalid', rule]);
  });

  test.each(mistakes)('and what follows from %s is counted, not lost', (_what, _rule, edit) => {
    const { issues } = validateUbl(edit(standard));
    const [cause] = issues;
    const count = cause?.consequences?.length ?? 0;
    expect(cause?.message).toMatch(new RegExp(`${count} further findings? follows? from it\\.$`));
    const official = validateUbl(edit(standard), { checks: 'rules-only' }).issues.map(({ rule }) => rule);
    const all = withConsequences(issues).map(({ rule }) => rule);
    expect(official.filter((rule) => !all.includes(rule))).toEqual([]);
  });
});
