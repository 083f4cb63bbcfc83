import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Finding, malformedRule } from '../../src/core/findings/finding.ts';
import type { DescribedSpecification } from '../../src/core/specification/specification.ts';
import { inOrderOfRequest } from '../../src/request/fields.ts';
import { readDocumentRequest } from '../../src/request/read.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { ruritania } from '../other-country/specification.ts';
import { runs, sampled } from '../tier.ts';
import { readByZod } from './read-by-zod.ts';
import { requestSchemasOf } from './zod-schemas.ts';

/** Names are not replaced by codes here, nor are those of business facts written, because the schemas do not know them. */
const pintAe: DescribedSpecification = {
  ...describedSpecification,
  vocabularies: [],
  supplies: { nothing: { writes: {}, needs: [] } },
};
const otherCountry: DescribedSpecification = { ...ruritania, vocabularies: [] };

const longText = 'x'.repeat(100_001);

/** Right and wrong replacements for any value. */
const hostile: readonly unknown[] = [
  ...[undefined, null, '', 'text', 'true', '1,234.50', '12 AED', longText],
  ...['2026-02-28', '2026-02-30', '2024-02-29', '2026-1-1', '2026-01-01T00:00:00Z', 'Invoice', 'S'],
  ...[0, -0, 12.5, Number.NaN, Number.POSITIVE_INFINITY, 9e13, 9e13 + 1, -9e13 - 1, 1n, true, false],
  ...[
    [],
    [null],
    [undefined],
    [[]],
    ['text'],
    [longText],
    {},
    [{}],
    { name: 1 },
    Array(10_001).fill('940139'),
  ],
  ...[{ length: 1e9 }, { length: 'far' }, { id: longText }, Object.create({ name: 'inherited' })],
  // Objects of classes without members, such as a Date, are in other-values.test.ts: the schemas take them for data.
  ...[() => 1, Symbol.iterator],
];

/** The ones that are put in the field at a place. */
const hostileAt = (field: number) => sampled(hostile, field);

/** Values of a schema, some of them replaced by others. */
function nearly(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 60, arbitrary: right(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
  );
}

function right(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, nearly(schema.unwrap()));
  if (schema instanceof z.ZodNullable)
    return fc.oneof({ weight: 3, arbitrary: nearly(schema.unwrap()) }, fc.constant(null));
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodArray) return fc.array(nearly(schema.element), { maxLength: 3 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(nearly));
  if (schema instanceof z.ZodISODate) return fc.constantFrom('2026-11-02', '2024-02-29');
  if (schema instanceof z.ZodString) return fc.string({ maxLength: 5 });
  if (schema instanceof z.ZodNumber) return fc.double({ min: -1e9, max: 1e9, noNaN: true });
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  throw new Error(`there are no values for ${schema._zod.def.type}`);
}

/** An object without undefined members, like JSON. */
function objectOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape).map(([name, row]) => [name, nearly(row)]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields)).map(withoutUndefined);
}

function withoutUndefined(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

/** A rate that is missing is not told beside a fact that is amiss. */
function isToldBeside({ path, text }: Finding, _: number, all: readonly Finding[]): boolean {
  const isRate = text === 'required' && path.endsWith('.vatRate');
  const facts = ['supply', path.replace(/vatRate$/, 'supply')];
  return !(isRate && all.some((other) => facts.includes(other.path)));
}

function expectSame(value: unknown, specification: DescribedSpecification): void {
  const read = readDocumentRequest(value, specification, { limits: { maxFindings: 1e6 } });
  const { request, malformed } = readByZod(value, specification);
  if (read.ok) {
    expect({ ...read.value.request }).toEqual(request);
    expect(malformed).toEqual([]);
  } else {
    // The schemas know nothing of fields that have no row.
    const found = read.failure.filter(({ rule, text }) => rule === malformedRule && text !== 'unknownFlag');
    expect(found).toEqual(inOrderOfRequest(malformed.filter(isToldBeside), specification));
  }
}

describe('the compiled check of the shape of a request', () => {
  test.each([
    ['PINT-AE', pintAe],
    ['another country', otherCountry],
  ])(
    'takes what the schemas of %s take, and reports for any other value what they report',
    (_, specification) => {
      const requests = nearly(requestSchemasOf(specification).DocumentRequest);
      fc.assert(
        fc.property(requests, (request) => expectSame(request, specification)),
        { numRuns: runs(150) },
      );
    },
  );

  test.each(Object.entries(requestSchemasOf(pintAe)))(
    'reports the same for each field of %s, whatever is in it',
    (name, { shape }) => {
      for (const [at, field] of Object.keys(shape).entries())
        for (const value of hostileAt(at)) expectSame(holding(name, { [field]: value }), pintAe);
      expect(Object.keys(shape).length).toBeGreaterThan(0);
    },
  );

  test('reports the same for anything in place of an object', () => {
    for (const name of Object.keys(requestSchemasOf(pintAe)))
      for (const value of hostile) expectSame(holding(name, value), pintAe);
  });

  test('accepts texts as classifications up to their length, and objects beside them', () => {
    for (const classifications of [['940139', { code: 'x' }], [longText], [{ code: longText }, 7]])
      expectSame(holding('Line', { classifications }), pintAe);
  });
});

/** The field of a request that holds an object of this name. */
const places: Readonly<Record<string, readonly [field: string, isEntry: boolean]>> = {
  Party: ['seller', false],
  Payee: ['payee', false],
  TaxRepresentative: ['taxRepresentative', false],
  References: ['references', false],
  TaxTotal: ['taxTotal', false],
  LegalMonetaryTotal: ['legalMonetaryTotal', false],
  Delivery: ['delivery', false],
  TransactionType: ['transactionType', false],
  Line: ['lines', true],
  AllowanceCharge: ['allowancesCharges', true],
  AdditionalDocument: ['additionalDocuments', true],
  PrecedingInvoice: ['precedingInvoices', true],
  CreditNoteReason: ['creditNoteReasons', true],
  PaymentInstruction: ['paymentInstructions', true],
  Instalment: ['instalments', true],
  PaidAmount: ['paidAmounts', true],
  VatExemption: ['vatExemptions', true],
};

/** A request that holds an object, with enough fields to be recognised as a request. */
function holding(name: string, object: unknown): unknown {
  const request = { documentType: 'Invoice', invoiceNumber: null, issueDate: '2026-11-02', currency: null };
  if (name === 'DocumentRequest') return object;
  if (name === 'Address') return { ...request, seller: { name: 'S', address: object } };
  if (name === 'PartyIdentifier') return { ...request, buyer: { name: 'B', identifiers: [object] } };
  if (name === 'Classification') return { ...request, lines: [{ classifications: ['940139', object] }] };
  if (name === 'ItemCertificate') return { ...request, lines: [{ certificates: [object] }] };
  if (name === 'ItemAttribute') return { ...request, lines: [{}, { attributes: [object] }] };
  const [field, isEntry] = places[name] ?? [];
  if (field === undefined) throw new Error(`${name} has no place`);
  return { ...request, [field]: isEntry ? [object] : object };
}
