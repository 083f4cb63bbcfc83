import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { toXml, validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';

const xml = convert(example('standard-invoice')).xml ?? '';
const bytes = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
}

describe('a UBL document of any origin', () => {
  test.each([
    ['standard-invoice', 'Invoice', 'billing'],
    ['credit-note', 'CreditNote', 'billing'],
    ['self-billing-invoice', 'Invoice', 'selfbilling'],
    ['self-billing-credit-note', 'CreditNote', 'selfbilling'],
  ] as const)('%s is a valid %s of profile %s', (name, kind, profile) => {
    const result = validateUbl(convert(example(name)).xml ?? '');
    const { typeCode } = convert(example(name));
    expect(result).toMatchObject({
      valid: true,
      outcome: 'valid',
      issues: [],
      kind,
      profile,
      typeCode,
    });
    expect(typeCode).toMatch(/^\d+$/);
  });

  test('that says no type code has none', () => {
    const without = xml.replace(/<cbc:InvoiceTypeCode[^>]*>[^<]*<\/cbc:InvoiceTypeCode>/, '');
    expect(validateUbl(without).typeCode).toBeNull();
  });

  test.each([
    ['UTF-8', bytes(xml)],
    ['UTF-8 with a byte order mark', bytes(`\ufeff${xml}`)],
    ['UTF-16, big-endian', utf16(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, false)],
    ['UTF-16, little-endian, without a mark', utf16(xml.replace('UTF-8', 'UTF-16'), true)],
  ])('is read in %s', (_, document) => {
    expect(validateUbl(document).valid).toBe(true);
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
  const entities = '<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

  test.each([
    ['a comment and nothing else', '<!-- -->', 'the document has no element', 1, 9],
    ['no XML', 'hello', 'text is not allowed before the root element', 1, 1],
    ['a tag that is not closed', '<Invoice>\n  <a>\n</Invoice>', '', 3, 1],
    [
      'an external entity',
      `<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
      'a document type declaration (DOCTYPE) is not accepted',
      2,
      1,
    ],
    [
      'entities that expand',
      `${entities}<Invoice>&b;</Invoice>`,
      'a document type declaration (DOCTYPE) is not accepted',
      1,
      1,
    ],
    ['an entity that is not declared', '<a>&nbsp;</a>', '', 1, 4],
    [
      'an unsupported encoding',
      '<?xml version="1.0" encoding="windows-1251"?><a/>',
      'the encoding windows-1251 is not supported',
      1,
      1,
    ],
    ['a control character', '<a>\n\u0007</a>', 'the character U+0007 is not allowed in XML', 2, 1],
  ])('%s', (_, document, message, line, column) => {
    const { outcome, issues } = validateUbl(document);
    expect(outcome).toBe('malformed');
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ rule: 'pint-ae-not-well-formed', place: { line, column } });
    expect(issues[0]?.message).toContain(message);
  });

  test.each(['', ' \n', '\ufeff'])('%j is empty, as a request is', (document) => {
    const { outcome, issues } = validateUbl(document);
    expect(outcome).toBe('malformed');
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ rule: 'pint-ae-empty', message: 'The document is empty.' });
  });

  test('bytes that are not UTF-8', () => {
    const { issues } = validateUbl(Uint8Array.from([...bytes('<a>'), 0xe9, ...bytes('</a>')]));
    expect(issues[0]).toMatchObject({ rule: 'pint-ae-encoding', place: { line: 1, column: 4 } });
    expect(issues[0]?.message).toContain('bytes that are not UTF-8: 0xE9 at offset 3');
  });

  test.each([null, undefined, 7, {}, new ArrayBuffer(3)])('%j is an error of the caller', (value) => {
    expect(() => validateUbl(value as never)).toThrow(
      /^validateUbl: the document is .+, not a text or bytes \(Uint8Array\)$/,
    );
  });

  test('UTF-32', () => {
    expect(validateUbl(Uint8Array.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])).issues[0]?.message).toContain(
      'UTF-32',
    );
  });

  test('100 MB of nesting, within bounded memory', () => {
    const before = process.memoryUsage().rss;
    const { outcome, issues } = validateUbl('<a>'.repeat(35_000_000));
    expect(outcome).toBe('malformed');
    expect(issues[0]?.message).toMatch(/more elements, attributes and values than/);
    expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000);
  });

  test('nesting below the size limit', () => {
    const [issue] = validateUbl('<a>'.repeat(100_000)).issues;
    expect(issue).toMatchObject({ rule: 'pint-ae-too-large', place: { line: 1, column: 769 } });
    expect(issue?.message).toMatch(/deep/);
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
