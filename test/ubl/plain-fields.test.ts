import { describe, expect, test } from 'vitest';
import { ownDocument } from '../../rules/ae/binding/document.ts';
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { structure } from '../../rules/pint/structure/index.ts';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { ComputedInvoice } from '../../src/core/invoice/computed-invoice.ts';
import type { Aggregate } from '../../src/core/specification/binding.ts';
import { type OwnFieldRow, type RequestFacts, withFields } from '../../src/core/specification/fields.ts';
import { plainFieldsOf, printedFields } from '../../src/core/specification/plain-fields.ts';
import { withPlainFields } from '../../src/core/specification/plain-rows.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { renderInvoice } from '../../src/render/index.ts';
import { describedJsonSchemas } from '../../src/request/schema/json-schema.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { renderedSpecification } from '../../src/specification/rendered.ts';
import { fieldTable } from '../../src/ubl/bound-terms.ts';
import { elementOrdersOf } from '../../src/ubl/structure/tables.ts';
import { example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { withoutPlainFields } from '../without-plain-fields.ts';

const orderOf = elementOrdersOf(structure);

type Plain = Extract<OwnFieldRow, { readonly ubl: string }>;

function row(kind: Plain['kind'], ubl: string, name: string): Plain {
  const said = { en: `${name}.`, ar: `${name}.` };
  const title = { en: name, ar: name };
  return { kind, ubl, title, description: said, label: title };
}

/** A text, a code, a decimal and a date of each object, in rows and nowhere else. */
const added = {
  DocumentRequest: {
    specialTerms: row('text', 'cac:DeliveryTerms/cbc:SpecialTerms', 'Special terms'),
    costCode: row('code', 'cbc:AccountingCostCode', 'Cost code'),
    lineCount: row('decimal', 'cbc:LineCountNumeric', 'Number of lines'),
    rateDate: row('date', 'cac:PaymentExchangeRate/cbc:Date', 'Day of the rate'),
  },
  Party: {
    website: row('text', 'cbc:WebsiteURI', 'Website'),
    industry: row('code', 'cbc:IndustryClassificationCode', 'Industry'),
    share: row('decimal', 'cac:PartyLegalEntity/cac:ShareholderParty/cbc:PartecipationPercent', 'Share'),
    registered: row('date', 'cac:PartyLegalEntity/cbc:RegistrationDate', 'Registered on'),
  },
  Line: {
    brandName: row('text', 'cac:Item/cbc:BrandName', 'Brand'),
    costCode: row('code', 'cbc:AccountingCostCode', 'Cost code of the line'),
    packSize: row('decimal', 'cac:Item/cbc:PackSizeNumeric', 'Pack'),
    taxPoint: row('date', 'cbc:TaxPointDate', 'Tax point'),
  },
  AllowanceCharge: {
    cost: row('text', 'cbc:AccountingCost', 'Cost of the entry'),
    means: row('code', 'cac:PaymentMeans/cbc:PaymentMeansCode', 'Means of the entry'),
    sequence: row('decimal', 'cbc:SequenceNumeric', 'Place of the entry'),
    due: row('date', 'cac:PaymentMeans/cbc:PaymentDueDate', 'Entry due on'),
  },
};

const values: Readonly<Record<Plain['kind'], unknown>> = {
  text: 'A text',
  code: '30',
  identifier: 'ID-1',
  date: '2026-02-03',
  flag: true,
  decimal: 1.25,
  price: 0.125,
  amount: 12.25,
};

const valuesOf = (rows: Readonly<Record<string, Plain>>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { kind }]) => [name, values[kind]]));

/** Without the plain fields of PINT-AE, which may be at the same places. */
const fields = withFields(
  withoutPlainFields(uaeFields),
  Object.fromEntries(Object.entries(added).map(([object, rows]) => [object, { fields: rows }])),
);
const newFacts: RequestFacts = Object.fromEntries(
  Object.entries(added).map(([object, rows]) => [object, { fields: rows }]),
);
const specification = {
  ...describedSpecification,
  fields,
  binding: withPlainFields(ownDocument, newFacts, orderOf),
  rendering: { ...renderedSpecification.rendering, fields: printedFields(fields) },
};

describe.each(['allowances-and-charges', 'credit-note'])(
  'sixteen fields more, on a document like %s',
  (name) => {
    const request = example(name);
    const entry = { isCharge: false, amount: 1, reason: 'Rebate', ...valuesOf(added.AllowanceCharge) };
    Object.assign(request, valuesOf(added.DocumentRequest));
    Object.assign(request.seller, valuesOf(added.Party));
    Object.assign(request.buyer, valuesOf(added.Party));
    for (const line of request.lines)
      Object.assign(line, valuesOf(added.Line), { allowancesCharges: [entry], lineExtensionAmount: null });
    Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    request.allowancesCharges = [{ ...entry, vatCategory: 'S', vatRate: 5 }];
    const xml = convert(request, { specification }).xml ?? '';

    test('are written, each at its place in the order of UBL', () => {
      for (const { ubl } of Object.values(added).flatMap((rows) => Object.values(rows)))
        expect(xml).toContain(`<${ubl.split('/').at(-1)}>`);
      const ofStructure = validateUbl(xml).issues.filter(({ rule }) => rule.startsWith('pint-ae-structure'));
      expect(ofStructure).toEqual([]);
    });

    test('come back', () => {
      const { request: read, unmapped } = readUbl(xml, { specification });
      expect(unmapped).toEqual([]);
      expect(read).toMatchObject({
        ...valuesOf(added.DocumentRequest),
        seller: valuesOf(added.Party),
        buyer: valuesOf(added.Party),
        allowancesCharges: [valuesOf(added.AllowanceCharge)],
        lines: request.lines.map(() => ({
          ...valuesOf(added.Line),
          allowancesCharges: [valuesOf(added.AllowanceCharge)],
        })),
      });
    });

    test('are printed with their names', () => {
      const parsed = parseUbl(xml);
      const page = parsed.ok
        ? renderInvoice(parsed.value, { specification, verdict: { outcome: 'valid', findings: 0 } })
        : undefined;
      for (const rows of Object.values(added))
        for (const { label } of Object.values(rows)) expect(page).toContain(label?.en);
      expect(page).toContain('3 February 2026');
    });
  },
);

test('a field more is explained in the JSON Schema and in the table of fields', () => {
  const { Line } = describedJsonSchemas(specification, (name) => name, 'en');
  expect(Line?.properties?.brandName).toMatchObject({ description: 'Brand.' });
  expect(fieldTable(specification).find(({ field }) => field === 'lines[].brandName')).toEqual({
    field: 'lines[].brandName',
    terms: [],
    elements: ['cac:InvoiceLine/cac:Item/cbc:BrandName', 'cac:CreditNoteLine/cac:Item/cbc:BrandName'],
  });
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
  const one = (name: string) => row('text', `cbc:${name}`, name);
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
