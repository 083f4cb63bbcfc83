import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { toXml, validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';

const xml = convert(example('standard-invoice')).xml ?? '';

describe('a UBL document of any origin', () => {
  test.each([
    ['standard-invoice', 'Invoice', 'billing', '380'],
    ['credit-note', 'CreditNote', 'billing', '381'],
    ['self-billing-invoice', 'Invoice', 'selfbilling', '389'],
    ['self-billing-credit-note', 'CreditNote', 'selfbilling', '261'],
    ['out-of-scope', 'Invoice', 'billing', '480'],
  ])(
    '%s is a valid %s of profile %s and type code %s, as its request is',
    (name, kind, profile, typeCode) => {
      const { xml, ...result } = convert(example(name));
      const valid = { valid: true, outcome: 'valid', issues: [], kind, profile, typeCode };
      expect(result).toMatchObject(valid);
      expect(validateUbl(xml ?? '')).toMatchObject(valid);
    },
  );

  test('that says no type code has none', () => {
    const without = xml.replace(/<cbc:InvoiceTypeCode[^>]*>[^<]*<\/cbc:InvoiceTypeCode>/, '');
    expect(validateUbl(without).typeCode).toBeNull();
  });

  test('fails an official rule at its place', () => {
    const { valid, issues } = validateUbl(
      xml.replace('<cbc:ProfileExecutionID>00000000', '<cbc:ProfileExecutionID>0'),
    );
    expect(valid).toBe(false);
    expect(issues.map(({ rule, location }) => [rule, location])).toEqual([['ibr-154-ae', '/Invoice']]);
  });

  test('whose amount is not a number has a finding, and the other rules still run', () => {
    const { outcome, issues } = validateUbl(
      xml
        .replace(
          '<cbc:LineExtensionAmount currencyID="AED">450.00',
          '<cbc:LineExtensionAmount currencyID="AED">AED 450',
        )
        .replace('>00000000<', '>0<'),
    );
    const rules = issues.map(({ rule }) => rule);
    expect(outcome).toBe('invalid');
    expect(rules).toContain('ibr-147-ae');
    expect(rules).toContain('ibr-154-ae');
  });
});

describe('a document that cannot be read is malformed, with its place', () => {
  test.each(['', ' \n', '\ufeff'])('%j is empty, as a request is', (document) => {
    const { outcome, issues } = validateUbl(document);
    expect(outcome).toBe('malformed');
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ rule: 'pint-ae-empty', message: 'The document is empty.' });
  });

  test('100 MB of nesting, within bounded memory', () => {
    const before = process.memoryUsage().rss;
    const { outcome, issues } = validateUbl('<a>'.repeat(35_000_000));
    expect(outcome).toBe('malformed');
    expect(issues[0]?.message).toMatch(/more elements, attributes and values than/);
    expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000);
  });
});

test.each([
  ['in lines', xml],
  ['without line ends', xml.replaceAll(/>\s+</g, '><')],
  ['with blanks in its texts', xml.replaceAll(/<cbc:ID>/g, '<cbc:ID>\n ')],
])('the text of a judged document is what was read: %s', (_, text) => {
  const validated = toXml(validateDocument(text)) ?? '';
  const content = (written: string) => written.slice(written.indexOf('<Invoice')).trimEnd();
  expect(content(validated)).toBe(content(text));
});

const officialExamples = resolve(import.meta.dirname, '../../../shared/pint-ae/examples');

describe.skipIf(!existsSync(officialExamples))('the official example documents', () => {
  const files = existsSync(officialExamples) ? readdirSync(officialExamples) : [];
  test.each(files)('%s breaks no rule', (file) => {
    const document = readFileSync(resolve(officialExamples, file));
    expect(validateUbl(document, { structure: 'off' }).issues).toEqual([]);
  });
});
