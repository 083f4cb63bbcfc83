import { describe, expect, test } from 'vitest';
import { causes } from '../../rules/ae/causes.ts';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { withConsequences } from '../../src/core/specification/cause.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example, exampleNames } from '../requests.ts';
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
  ['the VAT rate of a line', 'pint-ae-figure', text(`${category}/cbc:Percent`, '15')],
];

describe('one mistake in UBL is one error', () => {
  test.each(mistakes)('%s: %s', (_what, rule, edit) => {
    const { outcome, issues, warnings } = validateUbl(edit(standard));
    expect([outcome, ...issues.map((issue) => issue.rule), ...warnings]).toEqual(['invalid', rule]);
    // What follows from it is counted, not lost.
    const [cause] = issues;
    const count = cause?.consequences?.length ?? 0;
    expect(cause?.message).toMatch(new RegExp(`${count} further findings? follows? from it\\.$`));
    const official = validateUbl(edit(standard), { checks: 'rules-only' }).issues.map(({ rule }) => rule);
    const all = withConsequences(issues).map(({ rule }) => rule);
    expect(official.filter((rule) => !all.includes(rule))).toEqual([]);
  });
});

/** One change to whatever document has the element, whose own finding depends on the kind of document. */
const anywhere: readonly (readonly [what: string, edit: (line: string) => Edit])[] = [
  ['currency', () => text('cbc:DocumentCurrencyCode', 'GBP')],
  ['no seller', () => remove('cac:AccountingSupplierParty')],
  ['no buyer', () => remove('cac:AccountingCustomerParty')],
  ['no totals', () => remove('cac:LegalMonetaryTotal')],
  ['no breakdown', () => remove('cac:TaxTotal/cac:TaxSubtotal')],
  ['no line', (line) => remove(`cac:${line}`)],
  ...['S', 'Z', 'E', 'O', 'AE'].map(
    (code) =>
      [
        `category ${code}`,
        (line: string) => text(`cac:${line}/cac:ClassifiedTaxCategory/cbc:ID`, code),
      ] as const,
  ),
  ['rate', (line) => text(`cac:${line}/cac:ClassifiedTaxCategory/cbc:Percent`, '15')],
  ['price', (line) => text(`cac:${line}/cac:Price/cbc:PriceAmount`, '3.33')],
  ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].map(
    (name) => [name, () => text(`cac:LegalMonetaryTotal/cbc:${name}`, '1.00')] as const,
  ),
  ['VAT', () => text('cac:TaxTotal/cbc:TaxAmount', '1.00')],
  ['taxable amount', () => text('cac:TaxSubtotal/cbc:TaxableAmount', '1.00')],
  ['VAT of a category', () => text('cac:TaxSubtotal/cbc:TaxAmount', '1.00')],
  ['category of the breakdown', () => text('cac:TaxSubtotal/cac:TaxCategory/cbc:ID', 'Z')],
  ['rate of the breakdown', () => text('cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', '15')],
];

test.each(exampleNames)('one change to %s is at most one error, and never none without a warning', (name) => {
  const xml = convert(example(name)).xml ?? '';
  const before = validateUbl(xml).warnings.length;
  const line = xml.includes('<CreditNote') ? 'CreditNoteLine' : 'InvoiceLine';
  for (const [what, edit] of anywhere) {
    const changed = editedOrNot(edit(line), xml);
    if (changed === xml) continue;
    const { issues, warnings } = validateUbl(changed);
    expect([what, issues.length < 2, issues.length + warnings.length > before]).toEqual([what, true, true]);
  }
});

/** The document after an edit; as it was, if it has no such element. */
function editedOrNot(edit: Edit, xml: string): string {
  try {
    return edit(xml);
  } catch {
    return xml;
  }
}

test('what one line breaks does not hide what another line breaks', () => {
  const [first = '', second = ''] = standard.match(/<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/gs) ?? [];
  const xml = standard
    .replace(first, text('cbc:LineExtensionAmount', '101460.00')(first))
    .replace(second, text('cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount', '50.00')(second));
  const { issues, warnings } = validateUbl(xml);
  expect([...issues, ...warnings].map(({ rule }) => rule)).toEqual(['ibr-147-ae', 'pint-ae-figure']);
});

test('each rule that a cause names is one', () => {
  const { entries } = defaultSpecification.messages;
  const named = causes.flatMap(({ rule, explains, inBranch = [] }) => [rule, ...explains, ...inBranch]);
  expect(named.filter((rule) => !entries.has(rule))).toEqual([]);
});
