import { describe, expect, test } from 'vitest';
import { ownDocument } from '../../rules/ae/binding/document.ts';
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { structure } from '../../rules/pint/structure/index.ts';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { ComputedInvoice } from '../../src/core/invoice/computed-invoice.ts';
import type { Aggregate } from '../../src/core/specification/binding.ts';
import { type OwnFieldRow, withFields } from '../../src/core/specification/fields.ts';
import { plainFieldsOf, printedFields } from '../../src/core/specification/plain-fields.ts';
import { withPlainFields } from '../../src/core/specification/plain-rows.ts';
import { renderInvoice } from '../../src/render/index.ts';
import { describedJsonSchemas } from '../../src/request/schema/json-schema.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { renderedSpecification } from '../../src/specification/rendered.ts';
import { fieldTable } from '../../src/ubl/bound-terms.ts';
import { elementOrdersOf } from '../../src/ubl/structure/tables.ts';
import { complete } from '../complete-request.ts';
import { example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { withoutPlainFields } from '../without-plain-fields.ts';
import { parsed } from './parsed.ts';

const orderOf = elementOrdersOf(structure);

type Plain = Extract<OwnFieldRow, { readonly ubl: string }>;
type Row = readonly [object: string, kind: Plain['kind'], ubl: string, ...parents: string[]];

const values: Readonly<Record<Plain['kind'], unknown>> = {
  ...{ text: 'A text', code: '30', identifier: 'ID-1', date: '2026-02-03', flag: true },
  ...{ decimal: 1.25, price: 0.125, amount: 12.25 },
};

/** A text, a code, a decimal and a date of what every document has: its object, its element, and where requests have the object. */
const ofEveryDocument: readonly Row[] = [
  ['DocumentRequest', 'text', 'cac:DeliveryTerms/cbc:SpecialTerms', ''],
  ['DocumentRequest', 'code', 'cbc:AccountingCostCode', ''],
  ['DocumentRequest', 'decimal', 'cbc:LineCountNumeric', ''],
  ['DocumentRequest', 'date', 'cac:PaymentExchangeRate/cbc:Date', ''],
  ['Party', 'text', 'cbc:WebsiteURI', 'seller', 'buyer'],
  ['Party', 'code', 'cbc:IndustryClassificationCode', 'seller', 'buyer'],
  [
    'Party',
    'decimal',
    'cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent',
    'seller',
    'buyer',
  ],
  ['Party', 'date', 'cac:PartyLegalEntity/cbc:RegistrationDate', 'seller', 'buyer'],
  ['Line', 'text', 'cac:Item/cbc:BrandName', 'lines.0'],
  ['Line', 'code', 'cbc:AccountingCostCode', 'lines.0'],
  ['Line', 'decimal', 'cac:Item/cbc:PackSizeNumeric', 'lines.0'],
  ['Line', 'date', 'cbc:TaxPointDate', 'lines.0'],
  ['AllowanceCharge', 'text', 'cbc:AccountingCost', 'allowancesCharges.0', 'lines.0.allowancesCharges.0'],
  ['AllowanceCharge', 'code', 'cac:PaymentMeans/cbc:PaymentMeansCode', 'allowancesCharges.0'],
  ['AllowanceCharge', 'decimal', 'cbc:SequenceNumeric', 'lines.0.allowancesCharges.0'],
  ['AllowanceCharge', 'date', 'cac:PaymentMeans/cbc:PaymentDueDate', 'allowancesCharges.0'],
];

/** Fields of the other parts of a document. */
const ofParts: readonly Row[] = [
  ['References', 'date', 'cac:ContractDocumentReference/cbc:IssueDate', 'references'],
  ['References', 'text', 'cac:OrderReference/cbc:CustomerReference', 'references'],
  ['References', 'text', 'cac:Signature/cbc:ID', 'references'],
  ['Delivery', 'text', 'cbc:TrackingID', 'delivery'],
  ['Delivery', 'text', 'cac:DeliveryLocation/cac:Address/cbc:BuildingName', 'delivery'],
  ['Payee', 'text', 'cac:Contact/cbc:ElectronicMail', 'payee'],
  ['TaxRepresentative', 'text', 'cac:Contact/cbc:Telephone', 'taxRepresentative'],
  ['PrecedingInvoice', 'text', 'cac:InvoiceDocumentReference/cbc:DocumentDescription', 'precedingInvoices.0'],
  ['AdditionalDocument', 'date', 'cbc:IssueDate', 'additionalDocuments.0'],
  ['PaymentInstruction', 'text', 'cbc:InstructionNote', 'paymentInstructions.0'],
  ['Instalment', 'amount', 'cbc:PenaltyAmount', 'instalments.0'],
  ['PaidAmount', 'date', 'cbc:PaidDate', 'paidAmounts.0'],
  ['ItemAttribute', 'text', 'cbc:TestMethod', 'lines.0.attributes.0'],
  ['ItemCertificate', 'text', 'cbc:Remarks', 'lines.0.certificates.0'],
];

/** The specification with some rows more, in data and nowhere else; plain fields of PINT-AE may be at the same places. */
function withRows(rows: readonly Row[]) {
  const own: Record<string, { fields: Record<string, OwnFieldRow> }> = {};
  for (const [at, [object, kind, ubl]] of rows.entries()) {
    const label = { en: `Label ${at}.`, ar: `Label ${at}.` };
    own[object] ??= { fields: {} };
    own[object].fields[`plain${at}`] = { kind, ubl, title: label, description: label, label };
  }
  const fields = withFields(withoutPlainFields(uaeFields), own);
  return {
    ...describedSpecification,
    fields,
    binding: withPlainFields(ownDocument, own, orderOf),
    rendering: { ...renderedSpecification.rendering, fields: printedFields(fields) },
  };
}

const part = (request: object, path: string) =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<object>((at, name) => Reflect.get(at, name), request);

const entry = { isCharge: false, amount: 1, reason: 'Rebate' };
const withEntries = (request: typeof complete) => ({
  ...structuredClone(request),
  // A plain field of PINT-AE, which these specifications lack, and an amount by its name.
  lines: request.lines.map(({ perUnitAmount: _, ...line }) => ({
    ...line,
    allowancesCharges: [entry],
    lineExtensionAmount: null,
  })),
  allowancesCharges: [{ ...entry, vatCategory: 'S', vatRate: 5 }],
  additionalDocuments: [{ documentId: 'A-1', description: 'A plan' }],
  ...{ taxTotal: null, legalMonetaryTotal: null },
});

describe.each([
  { name: 'an invoice', base: complete, rows: [...ofEveryDocument, ...ofParts] },
  { name: 'a credit note', base: example('credit-note'), rows: ofEveryDocument },
])('plain fields of each part of $name', ({ base, rows }) => {
  const specification = withRows(rows);
  const request = structuredClone(withEntries(base));
  const places = rows.flatMap(([, kind, , ...parents], at) =>
    parents.map((parent) => ({ parent, name: `plain${at}`, value: values[kind] })),
  );
  for (const { parent, name, value } of places) Reflect.set(part(request, parent), name, value);
  const xml = convert(request, { specification }).xml ?? '';

  test('are written, each at its place in the order of UBL', () => {
    for (const [, kind, ubl] of rows)
      expect(xml).toMatch(new RegExp(`<${ubl.split('/').at(-1)}( currencyID="AED")?>${values[kind]}<`, 'u'));
    const rules = validateUbl(xml, { specification }).issues.map(({ rule }) => rule);
    expect(rules.filter((rule) => /^ubl-(?:order|unknown-element|too-many)$/.test(rule))).toEqual([]);
  });

  test('come back', () => {
    const { request: read, unmapped } = readUbl(xml, { specification });
    expect(unmapped).toEqual([]);
    for (const { parent, name, value } of places)
      expect([parent, name, Reflect.get(part(read ?? {}, parent), name)]).toEqual([parent, name, value]);
  });

  test('are printed under their labels', () => {
    const verdict = { outcome: 'valid', findings: 0 } as const;
    const page = renderInvoice(parsed(xml), { specification, verdict }) ?? '';
    expect(rows.map((_, at) => `Label ${at}.`).filter((label) => !page.includes(label))).toEqual([]);
    expect(page).toContain('3 February 2026');
  });

  test('are explained in the JSON Schema and in the table of fields, with their elements', () => {
    const schemas = describedJsonSchemas(specification, (name) => name, 'en');
    const table = new Map(fieldTable(specification).map(({ field, elements }) => [field, elements.join()]));
    for (const [at, [object, , ubl, parent = '']] of rows.entries()) {
      expect(schemas[object]?.properties?.[`plain${at}`]).toMatchObject({ description: `Label ${at}.` });
      const path = `${parent && `${parent}.`}plain${at}`.replaceAll(/\.\d/g, '[]');
      expect(table.get(path), path).toContain(ubl);
    }
  });
});

describe('a plain field without any other field of its part', () => {
  const specification = withRows(ofParts.slice(0, 5));
  const noIds = { purchaseOrderId: null, contractId: null };

  test('is written', () => {
    const request = {
      ...example('standard-invoice'),
      references: { ...noIds, plain2: 'S' },
      delivery: { plain3: 'T' },
    };
    const { xml } = convert(request, { specification });
    expect(xml).toContain('<cbc:TrackingID>T<');
    expect(xml).toMatch(/<cac:Signature>\s*<cbc:ID>S</u);
    expect(xml).not.toContain('<cac:OrderReference>');
  });

  test('is left out where UBL demands another, which is told', () => {
    const request = { ...example('standard-invoice'), references: { ...noIds, plain0: '2026-02-03' } };
    const { xml, warnings } = convert(request, { specification });
    expect(xml).not.toContain('<cac:ContractDocumentReference>');
    expect(warnings).toContainEqual(expect.objectContaining({ path: 'references.plain0' }));
  });
});

test('a plain amount is rounded to the currency, which is told', () => {
  const specification = withRows([['Instalment', 'amount', 'cbc:PenaltyAmount', 'instalments.0']]);
  const request = { ...example('standard-invoice'), instalments: [{ amount: 10, plain0: 1.005 }] };
  const result = convert(request, { specification });
  expect(result.xml).toContain('<cbc:PenaltyAmount currencyID="AED">1.01<');
  expect(result.adjustments).toMatchObject([
    { path: 'instalments[0].plain0', sent: '1.005', written: '1.01' },
  ]);
});

test('a plain field of a further reason of a credit note comes back', () => {
  const specification = withRows([['CreditNoteReason', 'date', 'cbc:EffectiveDate', 'creditNoteReasons.0']]);
  const request = {
    ...example('credit-note'),
    creditNoteReasons: [{ creditNoteReasonCode: 'DL8.61.1.B', plain0: '2026-02-03' }],
  };
  const { xml } = convert(request, { specification });
  expect(xml).toContain('<cbc:EffectiveDate>2026-02-03<');
  expect(readUbl(xml ?? '', { specification }).request?.creditNoteReasons).toMatchObject([
    { plain0: '2026-02-03' },
  ]);
});

describe('a plain field', () => {
  const binding: Aggregate<ComputedInvoice> = ownDocument;
  const withField = (object: string, ubl: string) =>
    withPlainFields(binding, { [object]: { fields: { x: { kind: 'text', ubl } } } }, orderOf);

  test('is refused where UBL has no place for it', () => {
    expect(() => withField('Line', 'cac:Item/cbc:Brand')).toThrow('Invoice has no place for cbc:Brand there');
    expect(() => withField('DocumentRequest', 'cac:WithholdingTaxTotal/cbc:TaxAmount')).toThrow(
      'CreditNote has no place for cac:WithholdingTaxTotal',
    );
  });

  test('is refused where another field is', () => {
    expect(() => withField('Line', 'cac:Item/cbc:Name')).toThrow('the place of cbc:Name is taken');
  });

  test('is refused of an object whose part would not hold it', () => {
    expect(() => withField('TaxTotal', 'cbc:TaxEvidenceIndicator')).toThrow(
      'no part has the plain fields of TaxTotal',
    );
  });

  test('has the term of each party', () => {
    const facts = {
      Party: { fields: { x: { kind: 'text', ubl: 'cbc:WebsiteURI', terms: ['T-1', 'T-2'] } } },
    } as const;
    const rows = JSON.stringify(withPlainFields(binding, facts, orderOf));
    expect(rows.match(/"terms":\["T-1"\]/g)).toHaveLength(1);
    expect(rows.match(/"terms":\["T-2"\]/g)).toHaveLength(1);
  });

  test('is every field that its row gives a place in UBL', () => {
    expect(plainFieldsOf(uaeFields, 'Line').map(({ name }) => name)).toContain('batchNumber');
    expect(plainFieldsOf(uaeFields, 'Line').map(({ name }) => name)).not.toContain('quantity');
  });
});

test('a field of a country stands behind the one that it follows, in the place of one of PINT, or at the end', () => {
  const one = (name: string) => ({ kind: 'text', ubl: `cbc:${name}`, title: { en: name, ar: name } });
  const shared = { Party: { fields: { a: one('A'), b: one('B'), c: one('C'), d: one('D') } } };
  const fields = {
    first: { ...one('First'), after: 'a' },
    next: { ...one('Next'), after: 'first' },
    c: { ...one('C'), title: { en: 'Ours', ar: 'Ours' } },
    last: one('Last'),
    other: one('D'),
  };
  const { Party } = withFields(shared as never, { Party: { fields } } as never);
  expect(Object.keys(Party?.fields ?? {})).toEqual(['a', 'first', 'next', 'b', 'c', 'last', 'other']);
  expect(Party?.fields.c).toMatchObject({ title: { en: 'Ours' } });
});
