import { describe, expect, test } from 'vitest';
import {
  type FieldFact,
  type NameFact,
  unknownFieldRow,
  unknownFieldRows,
  type ValueFact,
} from '../../src/request/explain/unknown-field-rows.ts';
import { unknownFields } from '../../src/request/explain/unknown-fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

/** Place where an unknown field stands; in `lines` of documents of which no amounts are sent where nothing decides. */
type Place = 'request' | 'transactionType' | 'line' | 'buyer';

/** An unknown field for a row, with what is said of it. */
type Example = [
  place: Place,
  name: string,
  value: unknown,
  severity: string,
  text: string | undefined,
  amounts?: 'not sent' | 'no category',
];

/** One for each row, in their order. */
const examples: Example[] = [
  ['transactionType', 'exportz', true, 'error', 'misspeltFlag'],
  ['transactionType', 'vip', true, 'error', 'unknownFlag'],
  ['request', 'status', 'Void', 'error', 'notIssued'],
  ['request', 'paymentStatus', 'Void', 'error', 'perhapsNotIssued'],
  ['request', 'is_return', true, 'error', 'contradictsType'],
  ['request', 'prices_include_tax', true, 'error', 'pricesWithTax'],
  ['request', 'taxPercent', 5, 'information', 'describingValue'],
  ['line', 'vatExempt', true, 'error', 'taxFlag', 'no category'],
  ['request', 'retention', 5, 'error', 'retention', 'not sent'],
  ['request', 'cashDiscount', 5, 'error', 'discountOrTerms'],
  ['request', 'freight', 5, 'error', 'asEntry'],
  ['request', 'payableRoundingAmont', 7.77, 'error', 'misspeltDecisive'],
  ['request', 'vatPointDat', 5, 'warning', 'misspeltValue'],
  ['request', 'foo', 'AED', 'information', 'describingValue'],
  ['request', 'currencyCode', 'USD', 'error', 'amountsInOtherCurrency'],
  ['request', 'foo', 'USD', 'warning', 'unknownFieldValue'],
  ['line', 'taxCode', 'exempt', 'error', 'saidOtherwise'],
  ['line', 'qty', 5, 'warning', 'contradictingValue'],
  ['request', 'colour', 'red', 'warning', undefined],
  ['line', 'vatAmount', 7.77, 'error', 'misspeltDecisive', 'not sent'],
  ['request', 'documentTotal', 5, 'error', 'unknownAmount', 'not sent'],
  ['request', 'status', 5, 'warning', 'unknownFieldValue'],
  ['request', 'customerCode', 5, 'information', 'describingValue'],
  ['request', 'taxable', true, 'information', 'describingValue'],
  ['request', 'costPrice', 5, 'warning', 'unknownFieldValue'],
  ['request', 'foo', 5, 'warning', 'unknownFieldValue'],
  ['request', 'grandTotal', true, 'warning', 'unknownFieldValue'],
  ['request', 'grandTotal', 7.77, 'warning', 'unknownFieldValue'],
  ['request', 'vatExempt', 7.77, 'warning', 'unknownFieldValue'],
  ['request', 'vatExempt', 4111111111111, 'error', 'unknownAmount', 'not sent'],
  ['buyer', 'vatRetention', 5, 'error', 'retention', 'not sent'],
  ['request', 'wht', 5, 'error', 'withholdingTax', 'not sent'],
  ['buyer', 'vatCashDiscount', 5, 'error', 'discountOrTerms', 'not sent'],
  ['buyer', 'excise', 5, 'error', 'asEntry', 'not sent'],
  ['request', 'priceInclVat', 7.77, 'error', 'pricesWithTax', 'not sent'],
  ['request', 'vatExempt', true, 'error', 'taxFlag'],
  ['request', 'isFree', true, 'error', 'freeOfCharge'],
  ['line', 'taxPercent', 100, 'error', 'saidOtherwise', 'not sent'],
  ['request', 'withholdingTax', true, 'error', 'unknownValue'],
];

function requestWith(place: Place, name: string, value: unknown, amounts?: string): unknown {
  const { legalMonetaryTotal, taxTotal, ...rest } = example('standard-invoice');
  const request = {
    ...rest,
    ...(amounts === 'not sent' ? {} : { legalMonetaryTotal, taxTotal }),
    lines: rest.lines.map(({ lineExtensionAmount, vatCategory, ...line }) => ({
      ...line,
      ...(amounts === 'not sent' ? {} : { lineExtensionAmount }),
      ...(amounts === 'no category' ? {} : { vatCategory }),
    })),
    transactionType: { ...rest.transactionType },
  };
  const holder = { request, transactionType: request.transactionType, line: request.lines[0] }[
    place === 'buyer' ? 'request' : place
  ];
  Object.assign(place === 'buyer' ? request.buyer : Object(holder), { [name]: value });
  return request;
}

describe('the table of unknown fields', () => {
  test('has an example for each row', () => {
    const told = ['describingValue', 'unknownFieldValue', 'misspeltValue', 'contradictingValue'];
    const refusals = examples
      .map(([, , , , text]) => text)
      .filter((text) => !told.includes(text ?? told[0] ?? ''));
    expect(refusals).toEqual(unknownFieldRows.flatMap(({ text }) => text ?? []));
    expect(examples).toHaveLength(unknownFieldRows.length);
  });

  test.each(examples)('%s: %s with %j is %s %s', (place, name, value, severity, text, amounts) => {
    const [field] = unknownFields(requestWith(place, name, value, amounts), defaultSpecification);
    expect(field?.finding).toMatchObject({ severity, ...(text === undefined ? {} : { text }) });
  });

  test.each(unknownFieldRows.map((row, at) => [at, row] as const))(
    'reaches row %i by what it asks for',
    (_, row) => {
      const facts = {
        name: new Set<NameFact | undefined>(row.name),
        value: new Set<ValueFact | undefined>(row.value),
        field: new Set<FieldFact | undefined>(row.field),
      };
      expect(unknownFieldRow(facts)).toBe(row);
    },
  );
});
