import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';

/** Descriptions of goods, and texts that may look like a statement about their tax. */
const words = fc.constantFrom(
  ...['Arrears management service', 'Previous balance', 'Unpaid invoices', 'brought forward', 'past due'],
  ...['Retention 10 % of 100,000.00', 'Milestone 3: 30 % of 500,000.00', 'Subtotal', 'Total', 'VAT 5 %'],
  ...['Copper scrap', 'Gold scrap', 'swarf', 'Silver', 'crude oil', 'Cloud services', 'Subscription'],
  ...['Reverse charge: the recipient accounts for the VAT (Article 48)', 'exempt', 'zero-rated', 'export'],
  ...['Loan interest', 'Motor insurance premium', 'life insurance', 'Used car', 'deemed supply'],
  ...['متأخرات', 'رصيد سابق', 'المبلغ المحتجز 10 %', 'الإجمالي', 'ضريبة', 'خردة نحاس', 'خدمات', 'معفى'],
);

const described = fc.constantFrom('description', 'name');

const examples = ['standard-invoice', 'reverse-charge', 'exempt', 'export-usd', 'profit-margin'].map(example);

function withWords(request: DocumentRequest, field: 'description' | 'name', text: string, isAlone: boolean) {
  const lines = request.lines.map((line) => ({
    ...line,
    [field]: isAlone ? text : `${line[field] ?? ''} ${text}`.trim(),
  }));
  return { ...request, lines };
}

test('words in a description change no outcome, also where warnings refuse a document', () => {
  const documents = fc.oneof(validRequests, fc.constantFrom(...examples));
  fc.assert(
    fc.property(documents, described, words, fc.boolean(), (request, field, text, isAlone) => {
      const changed = withWords(request, field, text, isAlone);
      for (const strict of [false, true])
        expect(validate(changed, { strict }).outcome).toBe(validate(request, { strict }).outcome);
    }),
    { numRuns: runs(200) },
  );
});
