import { describe, expect, test } from 'vitest';
import { fieldRows } from '../../src/cli/explain/fields.ts';
import { allRules, termsOfRules } from '../../src/cli/explain/rules.ts';
import { meaningInUbl } from '../../src/cli/explain/ubl-code-meanings.ts';
import { languages } from '../../src/core/messages/language.ts';
import { fieldNames } from '../../src/report/code-meanings.ts';
import { example } from '../requests.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

const explained = async (...words: readonly string[]) => (await pintAe(['explain', ...words])).stdout;

describe('pint-ae explain', () => {
  test('explains what is told of reports and statuses', async () => {
    expect(await explained('pint-ae-mls-rejected')).toContain('pint-ae-mls-rejected');
    expect(allRules().filter((id) => /^pint-ae-(?:mls|tdd)-/.test(id)).length).toBeGreaterThan(25);
  });

  test.each(languages)('leaves no placeholder in what it says about any rule: %s', async (language) => {
    const { code, stdout } = await pintAe(['explain', ...allRules(), '--lang', language]);
    expect(code).toBe(0);
    expect(stdout.match(/[{}]/g)).toBeNull();
  });

  test('finds a business term by its name in either language, in any letters, and says it', async () => {
    const explained = async (...words: string[]) => (await pintAe(['explain', ...words])).stdout;
    const term = await explained('IBT-031');
    expect(withoutDirection(term)).toMatch(/^IBT-031 {2}Seller VAT identifier \(TRN\)\n/);
    for (const name of ['seller vat identifier', 'Seller VAT  identifier (TRN)', 'الرقم الضريبي للبائع'])
      expect(await explained(name)).toBe(term);
    const { name } = JSON.parse(await explained('IBT-031', '--format', 'json'));
    expect(name.ar).toBe('الرقم الضريبي للبائع (TRN)');
    const { code, stderr } = await pintAe(['explain', 'vat identifier']);
    expect([code, withoutDirection(stderr)]).toEqual([2, expect.stringContaining('IBT-031')]);
  });

  test.each(languages)('says what a business term holds, once, in %s', async (language) => {
    const said = { en: 'Tax registration number: 15 digits', ar: 'رقم التسجيل الضريبي' }[language];
    const text = withoutDirection(await explained('IBT-031', '--lang', language));
    expect(text.split(said)).toHaveLength(2);
    const asJson = JSON.parse(await explained('IBT-031', '--format', 'json'));
    expect(asJson.descriptions).toHaveLength(1);
    expect(asJson.descriptions[0][language]).toContain(said);
  });

  test('knows every term of a rule and every field', async () => {
    const fields = fieldRows.map(({ field }) => field);
    const { code, stdout } = await pintAe(['explain', ...termsOfRules(), ...fields]);
    expect(code).toBe(0);
    for (const field of fields) expect(stdout).toContain(field);
  });

  test.each([
    ['ibr-167-ea', 'ibr-167-ae'],
    ['seler.trn', 'seller.trn'],
    ['IBT-O31', 'IBT-031'],
    ['DL8.48.82', 'DL8.48.8.2'],
    ['exemptionReasonCodee', 'did you mean'],
    ['IBT-0311', 'IBT-031-1?'],
    ['seller.trnn', 'seller.trn?'],
    ['trnn', 'did you mean trn?'],
    ['vatRat', 'did you mean vatRate?'],
    ['lines[].vatRte', 'did you mean lines.vatRate?'],
  ])('of %s says what was probably meant', async (word, meant) => {
    const { code, stderr } = await pintAe(['explain', word]);
    expect(code).toBe(2);
    expect(stderr).toContain(`did you mean `);
    expect(stderr).toContain(meant);
  });
});

test.each([
  ['en', 'Certain financial services'],
  ['ar', 'بعض الخدمات المالية'],
])('the line that a finding marks explains its code: %s', async (language, meaning) => {
  const request = example('standard-invoice');
  const lines = request.lines.map((line) => ({ ...line, exemptionReasonCode: 'DL8.46.1' }));
  const { stdout } = await pintAe(
    ['validate', '--lang', language],
    JSON.stringify({ ...request, lines }, null, 2),
  );
  expect(withoutDirection(stdout)).toContain(`^^^^^^^^^^ DL8.46.1: ${meaning}`);
});

test('every list of codes is of a field that the request has', () => {
  const names = new Set(fieldRows.map(({ field }) => field.replace(/^.*\./, '').replace('[]', '')));
  expect(
    Object.values(fieldNames)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([]);
});

test('a code in UBL means what it means in the field of its element', () => {
  const meaning = (location: string, code: string) => meaningInUbl(location, code, 'en');
  expect(meaning('/Invoice/cbc:DocumentCurrencyCode', 'USD')).toBe('US dollar');
  expect(meaning('/Invoice/cac:InvoiceLine[3]/cac:Item/cac:ClassifiedTaxCategory/cbc:ID', 'E')).toMatch(
    /exempt/i,
  );
  expect(meaning('/Invoice/cac:PaymentMeans[1]/cbc:PaymentMeansCode', '10')).toBe('Cash');
  expect(meaning('/Invoice/cbc:ID', 'USD')).toBeUndefined();
  expect(meaning('', 'USD')).toBeUndefined();
});
