import { describe, expect, test } from 'vitest';
import { ownDocument } from '../../rules/ae/binding/document.ts';
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { structure } from '../../rules/pint/structure/index.ts';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { type OwnFieldRow, withFields } from '../../src/core/specification/fields.ts';
import { printedFields } from '../../src/core/specification/plain-fields.ts';
import { withPlainFields } from '../../src/core/specification/plain-rows.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { renderInvoice } from '../../src/render/index.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { renderedSpecification } from '../../src/specification/rendered.ts';
import { fieldTable } from '../../src/ubl/bound-terms.ts';
import { elementOrdersOf } from '../../src/ubl/structure/tables.ts';
import { complete } from '../complete-request.ts';
import { example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { withoutPlainFields } from '../without-plain-fields.ts';

type Kind = 'text' | 'date' | 'amount' | 'flag';
const values = { text: 'A text', date: '2026-02-03', amount: 12.5, flag: true };

/** A field of each object that is no whole document, party, line or entry: its place in the request, in UBL, its kind. */
const added: readonly (readonly [object: string, kind: Kind, ubl: string, parent: string])[] = [
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
const nameOf = (at: number) => `plain${at}`;

/** The specification with some rows more, in data and nowhere else. */
function withRows(rows: typeof added) {
  const own: Record<string, { fields: Record<string, OwnFieldRow> }> = {};
  for (const [at, [object, kind, ubl]] of rows.entries()) {
    const label = { en: `Label ${at}.`, ar: `Label ${at}.` };
    own[object] ??= { fields: {} };
    own[object].fields[nameOf(at)] = { kind, ubl, title: label, description: label, label };
  }
  const fields = withFields(withoutPlainFields(uaeFields), own);
  return {
    ...describedSpecification,
    fields,
    binding: withPlainFields(ownDocument, fields, elementOrdersOf(structure)),
    rendering: { ...renderedSpecification.rendering, fields: printedFields(fields) },
  };
}

function part(request: object, path: string): Record<string, unknown> {
  return path.split('.').reduce<Record<string, unknown>>((at, name) => at[name] as typeof at, { ...request });
}

describe('a plain field of each part of a document', () => {
  const specification = withRows(added);
  const request = structuredClone({
    ...complete,
    additionalDocuments: [{ documentId: 'A-1', description: 'A plan' }],
  });
  for (const [at, [, kind, , parent]] of added.entries()) part(request, parent)[nameOf(at)] = values[kind];
  const xml = convert(request, { specification }).xml ?? '';

  test('is written at its place', () => {
    for (const [, kind, ubl] of added)
      expect(xml).toMatch(
        new RegExp(`<${ubl.split('/').at(-1)}[^>]*>${kind === 'amount' ? '12.50' : values[kind]}<`, 'u'),
      );
    const { issues } = validateUbl(xml, { specification });
    expect(issues.filter(({ rule }) => rule.startsWith('pint-ae-structure'))).toEqual([]);
  });

  test('comes back', () => {
    const { request: read, unmapped } = readUbl(xml, { specification });
    expect(unmapped).toEqual([]);
    for (const [at, [, kind, , parent]] of added.entries())
      expect([parent, part(read ?? {}, parent)[nameOf(at)]]).toEqual([parent, values[kind]]);
  });

  test('is printed under its label', () => {
    const parsed = parseUbl(xml);
    if (!parsed.ok) throw new Error('not UBL');
    const page = renderInvoice(parsed.value, { specification, verdict: { outcome: 'valid', findings: 0 } });
    const missing = added.map((_, at) => `Label ${at}.`).filter((label) => page?.includes(label) !== true);
    expect(missing).toEqual([]);
  });

  test('is in the table of fields, with its element', () => {
    const table = new Map(fieldTable(specification).map(({ field, elements }) => [field, elements.join()]));
    const path = (at: number, parent: string) => `${parent.replaceAll(/\.\d/g, '[]')}.${nameOf(at)}`;
    for (const [at, [, , ubl, parent]] of added.entries())
      expect(table.get(path(at, parent)), parent).toContain(ubl);
  });
});

describe('a plain field without any other field of its part', () => {
  const specification = withRows(added.slice(0, 5));
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
