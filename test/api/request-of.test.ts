import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { document, noSums } from '../cases/request-cases.ts';
import { complete } from '../complete-request.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { example, exampleNames } from '../requests.ts';
import { readUbl } from '../results.ts';
import { runs } from '../tier.ts';

const officialExamples = resolve(import.meta.dirname, '../../../shared/pint-ae/examples');
const official = existsSync(officialExamples) ? readdirSync(officialExamples) : [];
const written = (request: unknown) => convert(request).xml ?? '';
const rulesOf = (xml: string) => validateUbl(xml, { structure: 'off' }).issues.map(({ rule }) => rule);

describe('a written request is read back', () => {
  test.each(exampleNames)('%s: complete, and written again the same', (name) => {
    const xml = written(example(name));
    const { request, unmapped, findings } = readUbl(xml);
    expect([unmapped, findings]).toEqual([[], []]);
    expect(written(request)).toBe(xml);
    expect(validate(request).issues).toEqual([]);
  });

  test('any valid request: written again the same', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const xml = written(request);
        const read = readUbl(xml);
        expect(read.unmapped).toEqual([]);
        expect(written(read.request)).toBe(xml);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('terms for which the published interface has no field', () => {
  test('are written where the schema has them, and break no rule', () => {
    const { issues, warnings, xml } = convert(complete);
    expect(issues).toEqual([]);
    expect(warnings.filter(({ rule }) => rule === 'pint-ae-unknown-field')).toEqual([]);
    expect(validateUbl(xml ?? '').issues).toEqual([]);
  });

  test('are read back', () => {
    const xml = written(complete);
    const { request, unmapped, findings } = readUbl(xml);
    expect([unmapped, findings]).toEqual([[], []]);
    const { seller, lines, ...document } = complete;
    const { tradingName, tin, identifiers, legalForm } = seller;
    expect(request).toMatchObject({ ...document, buyer: expect.anything() });
    expect(request?.seller).toMatchObject({ tradingName, tin, identifiers, legalForm });
    expect(request?.lines).toMatchObject(
      lines.map((line) => ({ ...line, lineExtensionAmount: expect.anything() })),
    );
    expect(written(request)).toBe(xml);
  });

  test('exist for a credit note too', () => {
    const { paidAmounts: _, prepaidAmount: __, precedingInvoiceNumber: ___, ...rest } = complete;
    const note: DocumentRequest = {
      ...{ ...example('credit-note'), ...rest, documentType: 'CreditNote', precedingInvoiceNumber: 'INV-1' },
      ...{ creditNoteReasonCode: 'DL8.61.1.A', creditNoteReason: 'Cancelled' },
      lines: complete.lines.map((line) => ({ ...line, creditNoteReasonCode: 'DL8.61.1.A' })),
    };
    const xml = written(note);
    expect(validateUbl(xml).issues.filter(({ rule }) => rule.startsWith('ubl-'))).toEqual([]);
    const { request, unmapped } = readUbl(xml);
    expect(unmapped).toEqual([]);
    expect(written(request)).toBe(xml);
  });
});

describe.skipIf(official.length === 0)('the official examples', () => {
  test.each(official)('%s fits into a request, value by value', (file) => {
    const xml = readFileSync(resolve(officialExamples, file), 'utf8');
    const { request, unmapped } = readUbl(xml);
    expect(unmapped).toEqual([]);
    expect(rulesOf(written(request))).toEqual(rulesOf(xml));
  });
});

describe('nothing is lost silently', () => {
  const invoice = written(example('standard-invoice'));

  test('one cause of many changes is one warning, with the number of places', () => {
    const { findings } = readUbl(invoice.replace('DocumentCurrencyCode>AED', 'DocumentCurrencyCode>EUR'));
    const changed = findings.filter(({ rule }) => rule === 'ubl-changed');
    expect(findings[0]?.rule).toBe('pint-ae-document-currency');
    expect(changed).toMatchObject([{ severity: 'warning' }]);
    expect(changed[0]?.message).toMatch(
      /^cbc:TaxAmount\/@currencyID is “AED” in the document and “EUR” in the request \(\d+ such places\)\.$/,
    );
  });

  test.each([
    ['a day that no calendar has', /(<cbc:DueDate>)[^<]*/, '2026-13-45', 'dueDate'],
    ['a text that is too long', /(<cbc:RegistrationName>)[^<]*/, 'x'.repeat(120_000), 'seller.name'],
  ])('%s is unmapped, and the request stays readable', (_name, element, value, path) => {
    const { request, unmapped } = readUbl(invoice.replace(element, `$1${value}`));
    expect(unmapped.map((each) => each.value)).toEqual([value]);
    const { outcome, issues } = validate(request);
    expect([outcome, ...issues.map((issue) => issue.path)]).toEqual(['invalid', path]);
  });

  describe('a product that is not rounded to the cent is the same amount', () => {
    const { request } = readUbl(invoice);
    const vat = /(<cac:TaxSubtotal>[\s\S]*?<cbc:TaxAmount[^>]*>)([^<]*)/;

    test('unless it rounds to zero', () => {
      const lines = request?.lines.map((line) => ({ ...line, vatRate: 0, vatCategory: 'Z' }));
      const xml = written({ ...request, lines, ...noSums });
      expect(readUbl(xml.replace(vat, '$10.004')).unmapped.map(({ value }) => value)).toEqual(['0.004']);
    });

    test('and so is one in the currency of the document that the AED amounts to', () => {
      const inDollars = { currency: 'USD', currencyExchangeRate: 3.6725, taxCurrencyCode: 'AED' };
      const foreign = written({ ...request, ...inDollars });
      const extension = /(<cac:ItemPriceExtension>\s*<cbc:Amount currencyID=")AED">([^<]*)/;
      const inAed = Number(extension.exec(foreign)?.[2]);
      const inUsd = foreign.replace(extension, `$1USD">${inAed / 3.6725}`);
      const findings = [{ rule: 'ubl-derived' }, { rule: 'ubl-changed' }];
      expect(readUbl(inUsd)).toMatchObject({ unmapped: [], findings });
      const other = foreign.replace(extension, `$1USD">${inAed}`);
      expect(readUbl(other).unmapped.map(({ value, written }) => [value, written])).toEqual([['USD', 'AED']]);
    });
  });

  test('a document level allowance without a reason for its exemption has none, whatever the lines have', () => {
    const line = { vatCategory: 'E', vatRate: 0, exemptionReasonCode: 'DL8.46.1' };
    const lines = example('standard-invoice').lines.map((each) => ({ ...each, ...line }));
    const allowance = { isCharge: false, amount: 1, reasonCode: '95', vatCategory: 'E', vatRate: 0 };
    const xml = written(document('standard-invoice', { lines, allowancesCharges: [allowance], ...noSums }));
    const without = xml.replace(/\s*<cbc:TaxExemptionReasonCode>.*<\/cbc:TaxExemptionReasonCode>/, '');
    expect(without).not.toBe(xml);
    const { request, unmapped } = readUbl(without);
    expect(unmapped).toEqual([]);
    expect(written(request)).toBe(without);
  });

  test('JSON gets the hint to send XML', () => {
    expect(readUbl('{}').findings[0]?.hint).toBe('Send the invoice as UBL XML: JSON is refused here.');
  });
});
