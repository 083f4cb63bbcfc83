import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { compute, normalise, parseDocumentRequest, toUbl } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { MessageEntry } from '../../src/core/messages/message-entry.ts';
import { documentRequestJsonSchema } from '../../src/http/index.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { renderInvoice } from '../../src/render/index.ts';
import { describedJsonSchemas } from '../../src/request/schema/json-schema.ts';
import { example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { inEnglish } from './in-english.ts';
import ownMessages from './messages.json' with { type: 'json' };
import { bill } from './request.ts';
import { ruritania } from './specification.ts';

const options = { specification: ruritania };

function changed(edit: (request: ReturnType<typeof bill>) => void) {
  const request = bill();
  edit(request);
  return request;
}

const idsOf = (issues: readonly { readonly rule: string; readonly path: string }[]) =>
  issues.map(({ rule, path }) => `${rule} ${path}`);

describe('a document of a country that the machinery has never heard of', () => {
  test('is valid by the rules of that country, which the result names', () => {
    const { outcome, issues, ruleSet, totals } = validate(bill(), options);
    expect([outcome, issues]).toEqual(['valid', []]);
    expect([ruleSet?.id, ruleSet?.version, ruleSet?.validFrom]).toEqual(['pint-rt', '0.3', '2026-01-01']);
    expect(totals).toMatchObject({
      currency: 'RTC',
      taxAmount: '14.000',
      payableAmount: '164.000',
      breakdown: [
        { vatCategory: 'H', vatPercent: '12', taxAmount: '12.000' },
        { vatCategory: 'L', vatPercent: '4', taxAmount: '2.000' },
      ],
    });
  });

  test('has the decimals of its own currency, and of any other by ISO 4217: no fils are lost', () => {
    const priced = (currency: string | null) =>
      validate(
        changed((request) => {
          request.currency = currency;
          Object.assign(request, currency === null ? {} : { currencyExchangeRate: 2 });
          request.lines = request.lines
            .slice(0, 1)
            .map((line) => ({ ...line, quantity: 2, unitPrice: 10.125 }));
        }),
        options,
      ).totals;
    expect(priced(null)).toMatchObject({
      lineExtensionAmount: '20.250',
      taxAmount: '2.430',
      payableAmount: '22.680',
    });
    expect(priced('OMR')).toMatchObject({ lineExtensionAmount: '20.250', payableAmount: '22.680' });
    expect(priced('USD')).toMatchObject({ lineExtensionAmount: '20.25', payableAmount: '22.68' });
    expect(priced('JPY')).toMatchObject({ lineExtensionAmount: '20', taxAmount: '2', payableAmount: '22' });
  });

  test('reports what the defaults of that country inserted, in its words, of which there are no Arabic ones', () => {
    const { warnings } = validate(bill(), options);
    expect(idsOf(warnings)).toContain('rt-endpoint buyer.participantId');
    expect(warnings.map(({ message }) => message)).toContain(
      'The tax number R100002 was written as the electronic address.',
    );
    expect(validate(bill(), { ...options, language: 'ar' }).warnings.map(({ message }) => message)).toContain(
      'The tax number R100002 was written as the electronic address.',
    );
  });

  test('becomes UBL by its own binding, defaults and aliases', () => {
    const { xml } = convert(bill(), options);
    for (const text of [
      '<cbc:CustomizationID>urn:peppol:pint:billing-1@rt-1</cbc:CustomizationID>',
      '<cbc:DocumentCurrencyCode>RTC</cbc:DocumentCurrencyCode>',
      '<cbc:EndpointID schemeID="0999">R100002</cbc:EndpointID>',
      '<cbc:CountrySubentity>QR-Z</cbc:CountrySubentity>',
      '<cbc:IdentificationCode>QR</cbc:IdentificationCode>',
      '<cbc:PaymentMeansCode name="In cash">10</cbc:PaymentMeansCode>',
      '<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>',
      '<cbc:Amount currencyID="RTC">112.000</cbc:Amount>',
    ])
      expect(xml).toContain(text);
    expect(xml).not.toMatch(/AED|AE\b|0235|ProfileExecutionID|cbc:UUID/);
  });

  test('has fields that only that country knows: written, read back, and printed', () => {
    const { xml } = convert(bill(), options);
    expect(xml).toContain('<cbc:SpecialTerms>By order of Rudolf V</cbc:SpecialTerms>');
    expect(xml).toContain('<cbc:IndustryClassificationCode>SMITHS</cbc:IndustryClassificationCode>');
    expect(xml).toContain('<cbc:ManufactureDate>2025-12-24</cbc:ManufactureDate>');
    const { request, unmapped } = readUbl(xml ?? '', options);
    expect(unmapped).toEqual([]);
    expect(request).toMatchObject({
      courtOrder: 'By order of Rudolf V',
      seller: { guild: 'SMITHS' },
      lines: [{ forged: '2025-12-24' }, {}],
    });
    const parsed = parseUbl(xml ?? '');
    if (!parsed.ok) throw new Error('the bill is not well-formed');
    const verdict = { outcome: 'valid', findings: 0 } as const;
    const page = renderInvoice(parsed.value, { ...options, verdict });
    for (const text of [
      ...['<h1>Bill', 'Order of the court', 'Guild', 'SMITHS', 'Forged on', '24 December 2025'],
      ...['Crown number', '112.000'],
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/\b112\.00\b/);
    expect(renderInvoice(parsed.value, { ...options, verdict, language: 'ar' })).toContain(
      'Order of the court',
    );
    expect(
      validate({ ...example('standard-invoice'), courtOrder: 'x' }).warnings.map(({ path }) => path),
    ).toContain('courtOrder');
  });

  test('has a code list of its own, which the finding names', () => {
    const { issues } = validate(
      changed(({ seller }) => Object.assign(seller, { guild: 'KNIGHTS' })),
      options,
    );
    expect(issues).toMatchObject([
      { rule: 'rt-3', path: 'seller.guild', hint: 'Set guild to one of SMITHS, BAKERS.' },
    ]);
  });

  test('has the rate of VAT of the day on which it is issued', () => {
    const issued = (issueDate: string) => {
      const { valid, totals } = validate(
        changed((request) => {
          request.issueDate = issueDate;
          Object.assign(request.lines[0] ?? {}, { vatRate: issueDate < '2026-07-01' ? 12 : 15 });
        }),
        options,
      );
      return [valid, totals?.breakdown.map(({ vatPercent }) => vatPercent)];
    };
    expect(issued('2026-06-30')).toEqual([true, ['12', '4']]);
    expect(issued('2026-07-01')).toEqual([true, ['15', '4']]);
  });

  test('can take each step separately', () => {
    const parsed = parseDocumentRequest(bill(), options);
    if (!parsed.ok) throw new Error('the bill is malformed');
    const { invoice } = normalise(parsed.value, options);
    expect(toUbl(compute(invoice, options), options).xml).toBe(convert(bill(), options).xml);
  });

  test('in another currency is accounted for in crowns, at a rate of three decimals', () => {
    const { xml } = convert(
      changed((request) => Object.assign(request, { currency: 'USD', currencyExchangeRate: 2.00049 })),
      options,
    );
    expect(xml).toContain('<cbc:TaxCurrencyCode>RTC</cbc:TaxCurrencyCode>');
    expect(xml).toContain('<cbc:TaxAmount currencyID="RTC">28.000</cbc:TaxAmount>');
  });

  test('has the VAT of its lines in crowns with their decimals, however few its own currency has', () => {
    const request = changed((sent) => Object.assign(sent, { currency: 'JPY', currencyExchangeRate: 2.001 }));
    const parsed = parseDocumentRequest(request, options);
    if (!parsed.ok) throw new Error('the bill is malformed');
    const [line] = compute(normalise(parsed.value, options).invoice, options).lines;
    expect([line?.vatAmount, line?.payableAmount].map(String)).toEqual(['24.012', '224.112']);
  });

  test('may be a refund, whose reason the binding puts into a note', () => {
    const { valid, xml } = convert(
      changed((request) => Object.assign(request, { documentType: 'Refund', creditNoteReasonCode: 'RUST' })),
      options,
    );
    expect(valid).toBe(true);
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(xml).toContain('<cbc:Note>RUST</cbc:Note>');
  });

  test('is checked by the checks of that country, at the fields of the request', () => {
    const { outcome, issues, warnings } = validate(
      changed((request) => {
        request.invoiceNumber = '17';
        Object.assign(request.lines[0] ?? {}, { vatCategory: 'F', vatRate: 0 });
      }),
      options,
    );
    expect([outcome, idsOf(issues)]).toEqual(['invalid', ['rt-1 invoiceNumber']]);
    expect(issues[0]).toMatchObject({
      message: 'The number 17 does not begin with RT/.',
      terms: ['IBT-001'],
    });
    const reason = warnings.find(({ rule }) => rule === 'rt-2');
    expect(reason).toMatchObject({
      path: 'lines[0].exemptionReasonCode',
      hint: 'Set exemptionReasonCode to one of MUSEUM.',
    });
  });

  test('has the transaction flags, VAT categories and document types of that country, and no others', () => {
    const court = convert(
      changed((request) => Object.assign(request, { transactionType: { royalCourt: true } })),
      options,
    );
    expect(court.valid).toBe(true);
    expect(court.xml).toContain('<cbc:ProfileExecutionID>ROYAL</cbc:ProfileExecutionID>');
    expect(court.totals?.breakdown).toMatchObject([{ vatCategory: 'F', taxAmount: '0.000' }]);
    const foreign = changed((request) => {
      Object.assign(request, { documentType: 'Invoice', transactionType: { freeTradeZone: true } });
      Object.assign(request.lines[0] ?? {}, { vatCategory: 'S' });
    });
    const { outcome, issues } = validate(foreign, options);
    expect([outcome, issues.map(({ path }) => path)]).toEqual([
      'malformed',
      ['documentType', 'lines[0].vatCategory', 'transactionType.freeTradeZone'],
    ]);
  });

  test('may send a VAT total within the tolerance of that country', () => {
    const withTax = (taxAmount: number) =>
      validate(
        changed((request) => Object.assign(request, { taxTotal: { taxAmount } })),
        options,
      );
    expect(withTax(14.09).totals?.taxAmount).toBe('14.090');
    expect(withTax(14.2).totals?.taxAmount).toBe('14.000');
  });
});

describe('its UBL', () => {
  const { xml } = convert(bill(), options);

  test('is judged by the rules of that country', () => {
    const { outcome, profile, ruleSet } = validateUbl(xml ?? '', options);
    expect([outcome, profile, ruleSet?.id]).toEqual(['valid', 'billing', 'pint-rt']);
    const broken = (xml ?? '').replaceAll('R100002', 'X').replace('>14.000<', '>13.000<');
    const result = validateUbl(broken, options);
    expect([result.outcome, new Set(result.issues.map(({ rule }) => rule))]).toEqual([
      'invalid',
      new Set(['rt-s2', 'rt-s3']),
    ]);
    expect(result.issues.find(({ rule }) => rule === 'rt-s2')?.message).toBe(
      'A party has no Ruritanian tax number.',
    );
    expect(result.issues.find(({ rule }) => rule === 'rt-s3')?.message).toContain('The VAT adds up.');
  });

  test('is not valid in the UAE, nor a document of the UAE there', () => {
    expect(validateUbl(xml ?? '').outcome).toBe('invalid');
    expect(validateUbl(convert(example('standard-invoice')).xml ?? '', options)).toMatchObject({
      outcome: 'not-judged',
      issues: [{ message: expect.stringContaining('follows PINT AE (') }],
    });
  });

  test('is not judged, and so not valid, where its rules are missing', () => {
    const { ruleSet: _, ...withoutRules } = ruritania;
    const { valid, outcome } = validate(bill(), { specification: withoutRules });
    expect([valid, outcome]).toEqual([false, 'not-judged']);
  });
});

test('its JSON Schema has its codes and its texts, that of the UAE none of them', () => {
  const schemas = describedJsonSchemas(ruritania, (name) => `#/$defs/${name}`, 'en');
  expect(schemas.DocumentRequest?.properties?.documentType).toMatchObject({
    enum: ['Bill', 'Refund'],
  });
  expect(schemas.TransactionType).toMatchObject({
    title: 'Kind of sale',
    properties: { royalCourt: { description: 'Sold to the court.' } },
  });
  expect(schemas.Party?.properties?.guild).toMatchObject({ examples: ['SMITHS', 'BAKERS'] });
  expect(schemas.Line?.properties?.exemptionReasonCode).toMatchObject({ examples: ['MUSEUM'] });
  expect(JSON.stringify(documentRequestJsonSchema())).not.toMatch(
    /royalCourt|Refund|MUSEUM|courtOrder|guild/,
  );
});

test('it has no text of its own for anything that every specification inserts or leaves out', () => {
  const told = sourcesOf('src/request').flatMap((text) =>
    Array.from(text.matchAll(/(?:addWarning|addInformation)\(\s*'(\w+)'/g), ([, id = '']) => id),
  );
  expect(new Set(told).size).toBeGreaterThan(25);
  const entries: readonly Partial<MessageEntry>[] = Object.values(inEnglish(ownMessages));
  const own = entries.flatMap(({ cases = {} }) => Object.keys(cases));
  expect(told.filter((id) => own.includes(id))).toEqual([]);
  expect(told.filter((id) => !ruritania.messages.cases.has(id))).toEqual([]);
});

function sourcesOf(folder: string): string[] {
  const path = resolve(import.meta.dirname, '../..', folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(resolve(path, name), 'utf8'));
}
