import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { complete } from '../complete-request.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { example } from '../requests.ts';
import { readUbl, wrapUbl } from '../results.ts';
import { runs } from '../tier.ts';

const officialExamples = resolve(import.meta.dirname, '../../../shared/pint-ae/examples');
const official = existsSync(officialExamples) ? readdirSync(officialExamples) : [];
const requests = readdirSync(resolve(import.meta.dirname, '../../examples'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
const written = (request: unknown) => convert(request).xml ?? '';
const rulesOf = (xml: string) => validateUbl(xml, { structure: 'off' }).issues.map(({ rule }) => rule);

describe('a written request is read back', () => {
  test.each(requests)('%s: complete, and written again the same', (name) => {
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
      ...example('credit-note'),
      ...rest,
      documentType: 'CreditNote',
      precedingInvoiceNumber: 'INV-1',
      creditNoteReasonCode: 'DL8.61.1.A',
      creditNoteReason: 'Cancelled',
      lines: complete.lines.map((line) => ({ ...line, creditNoteReasonCode: 'DL8.61.1.A' })),
    };
    const xml = written(note);
    expect(validateUbl(xml).issues.filter(({ rule }) => rule.startsWith('ubl-'))).toEqual([]);
    const { request, unmapped } = readUbl(xml);
    expect(unmapped).toEqual([]);
    expect(written(request)).toBe(xml);
  });

  test('a price is for its base quantity, before its discount (ibr-147-ae, aligned-ibrp-004)', () => {
    const request = example('standard-invoice');
    request.lines = request.lines.map((line) => ({
      ...line,
      unitPrice: 250,
      baseQuantity: 100,
      grossPrice: 300,
      lineExtensionAmount: null,
    }));
    delete request.taxTotal;
    delete request.legalMonetaryTotal;
    const { issues, xml } = convert(request);
    expect(issues).toEqual([]);
    expect(xml).toMatch(/<cbc:BaseQuantity unitCode="[^"]*">100</);
    expect(xml).toMatch(/<cbc:Amount currencyID="AED">50<[\s\S]*<cbc:BaseAmount currencyID="AED">300</);
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
  const withLine = (line: string) => invoice.replace('<cac:AccountingSupplierParty>', `${line}\n$&`);

  test.each([
    [
      'a second note',
      withLine('<cbc:Note>again</cbc:Note>').replace(/<cbc:Note>/, '<cbc:Note>first</cbc:Note><cbc:Note>'),
      'again',
    ],
    ['an attribute of an identifier', invoice.replace('<cbc:ID>', '<cbc:ID schemeName="ours">'), 'ours'],
    [
      'more digits than a number of JSON holds',
      invoice.replace(/(<cbc:PriceAmount[^>]*>)[^<]*/, '$10.12345678901234567891'),
      '0.12345678901234567891',
    ],
    [
      'a quantity that is not a number',
      invoice.replace(/(<cbc:InvoicedQuantity[^>]*>)[^<]*/, '$1ten'),
      'ten',
    ],
  ])('%s', (_, xml, value) => {
    expect(readUbl(xml).unmapped.map((each) => each.value)).toContain(value);
  });

  test('one cause of many changes is one warning, with the number of places', () => {
    const { findings } = readUbl(invoice.replace('DocumentCurrencyCode>AED', 'DocumentCurrencyCode>EUR'));
    const changed = findings.filter(({ rule }) => rule === 'ubl-changed');
    expect(changed).toHaveLength(1);
    expect(findings[0]?.rule).toBe('pint-ae-document-currency');
    expect(changed[0]?.severity).toBe('warning');
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
      const exempt = {
        ...request,
        lines: request?.lines.map((line) => ({ ...line, vatRate: 0, vatCategory: 'Z' })),
      };
      const xml = written({ ...exempt, taxTotal: undefined, legalMonetaryTotal: undefined });
      expect(readUbl(xml.replace(vat, '$10.004')).unmapped.map(({ value }) => value)).toEqual(['0.004']);
    });

    test('and so is one in the currency of the document that the AED amounts to', () => {
      const foreign = written({
        ...request,
        currency: 'USD',
        currencyExchangeRate: 3.6725,
        taxCurrencyCode: 'AED',
      });
      const extension = /(<cac:ItemPriceExtension>\s*<cbc:Amount currencyID=")AED">([^<]*)/;
      const inAed = Number(extension.exec(foreign)?.[2]);
      const inUsd = foreign.replace(extension, `$1USD">${inAed / 3.6725}`);
      expect(readUbl(inUsd)).toMatchObject({
        unmapped: [],
        findings: [{ rule: 'ubl-derived' }, { rule: 'ubl-changed' }],
      });
      const other = foreign.replace(extension, `$1USD">${inAed}`);
      expect(readUbl(other).unmapped.map(({ value, written }) => [value, written])).toEqual([['USD', 'AED']]);
    });
  });

  test('a document level allowance without a reason for its exemption has none, whatever the lines have', () => {
    const exempt = example('standard-invoice');
    exempt.lines = exempt.lines.map((line) => ({
      ...line,
      vatCategory: 'E',
      vatRate: 0,
      exemptionReasonCode: 'DL8.46.1',
    }));
    exempt.allowancesCharges = [
      { isCharge: false, amount: 1, reasonCode: '95', vatCategory: 'E', vatRate: 0 },
    ];
    delete exempt.taxTotal;
    delete exempt.legalMonetaryTotal;
    const xml = written(exempt);
    const reason =
      /(<cac:AllowanceCharge>(?:(?!<\/cac:AllowanceCharge>)[\s\S])*?)<cbc:TaxExemptionReasonCode>DL8.46.1<\/cbc:TaxExemptionReasonCode>\s*/;
    expect(xml).toMatch(reason);
    const without = xml.replace(reason, '$1');
    const { request, unmapped } = readUbl(without);
    expect(unmapped).toEqual([]);
    expect(written(request)).toBe(without);
  });

  test('text between elements is reported, wherever it is', () => {
    const stray = invoice
      .replace('<cac:Party>', '<cac:Party>stray')
      .replace('<cac:Price>', '<cac:Price>lost');
    expect(readUbl(stray).unmapped.map(({ location, value }) => [location, value])).toEqual([
      ['/Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]', 'stray'],
      ['/Invoice/cac:InvoiceLine[1]/cac:Price[1]', 'lost'],
    ]);
  });

  test('text beside the elements of the root is reported, and elements at the end of others', () => {
    const more = invoice
      .replace('<cbc:CustomizationID>', 'stray$&')
      .replace('</cac:Party>', '<cac:Person><cbc:ID>P-1</cbc:ID></cac:Person>$&')
      .replace('</cac:Country>', '<cbc:Name>Emirates</cbc:Name>$&');
    expect(readUbl(more).unmapped.map(({ location, value }) => [location, value])).toEqual([
      ['/Invoice', 'stray'],
      [
        '/Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]/cac:PostalAddress[1]/cac:Country[1]/cbc:Name[1]',
        'Emirates',
      ],
      ['/Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]/cac:Person[1]/cbc:ID[1]', 'P-1'],
    ]);
  });

  test('names do not depend on prefixes, white space or the order of attributes', () => {
    const plain = written(example('standard-invoice'));
    const foreign = plain
      .replaceAll('cbc:', 'b:')
      .replace('xmlns:cbc', 'xmlns:b')
      .replaceAll(/>\s+</g, '><')
      .replaceAll(/<(b:\w+)([^>]*)>/g, '<$1 $2\n>');
    expect(foreign).not.toBe(plain);
    expect(readUbl(foreign)).toEqual(readUbl(plain));
  });

  test('a document is taken out of its envelope', () => {
    const plain = written(example('standard-invoice'));
    const { xml } = wrapUbl(plain, { id: '1', createdAt: '2026-01-31T08:00:00Z' });
    expect(readUbl(xml ?? '')).toEqual(readUbl(plain));
  });

  test('a document that cannot be read has no request', () => {
    expect(readUbl('<Order/>')).toMatchObject({
      request: null,
      findings: [{ rule: 'pint-ae-other-document' }],
    });
    expect(readUbl('hello')).toMatchObject({ request: null, unmapped: [] });
  });

  test('JSON gets the hint to send XML', () => {
    expect(readUbl('{}').findings[0]?.hint).toBe('Send the invoice as UBL XML: JSON is refused here.');
  });

  test('an empty document is read as far as possible', () => {
    const empty = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
    expect(readUbl(empty).request).toMatchObject({ documentType: 'Invoice', lines: [] });
  });
});
