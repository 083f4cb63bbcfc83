import { describe, expect, test } from 'vitest';
import { release } from '../../rules/ae/releases/index.ts';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';
import { ask, exampleText, exempt, post, problemIn } from './asking.ts';

const xmlType = { 'content-type': 'application/xml' };
const ubl = convert(example('standard-invoice')).xml ?? '';

describe('POST /v1/validate', () => {
  test('answers the whole result for a valid document', async () => {
    const { status, headers, text } = await post('/v1/validate', exampleText('standard-invoice'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(text)).toEqual(validate(example('standard-invoice')));
  });

  test('answers the verdict with 200 for an invalid document', async () => {
    const { status, text } = await post('/v1/validate', exampleText(exempt));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      valid: false,
      outcome: 'invalid',
      issues: [
        {
          rule: 'ibr-167-ae',
          path: 'lines[2].exemptionReasonCode',
          location: '/Invoice/cac:InvoiceLine[3]',
          severity: 'error',
        },
      ],
      totals: { payableAmount: '5262.90' },
      ruleSet: { id: 'pint-ae', version: release.version },
    });
  });

  test('takes UBL', async () => {
    const { status, text } = await post('/v1/validate', ubl, xmlType);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual(validateUbl(ubl));
  });

  test('judges with the options of the server', async () => {
    const options = { company: { trn: '100354879700003' }, strict: true };
    const body = { ...example('standard-invoice'), surplus: true };
    const { text } = await post('/v1/validate', JSON.stringify(body), {}, options);
    expect(JSON.parse(text).issues).toMatchObject([{ rule: 'pint-ae-unknown-field', path: 'surplus' }]);
  });
});

describe('POST /v1/convert', () => {
  test('answers the UBL of a valid document', async () => {
    const { status, headers, text } = await post('/v1/convert', exampleText('standard-invoice'));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml']);
    expect(text).toBe(ubl);
  });

  test.each([
    ['application/json', 'application/json'],
    ['application/xml', 'application/xml'],
    ['application/xml;q=0.4, application/json;q=0.5', 'application/json'],
    ['text/*, */*', 'application/xml'],
    ['application/json, */*;q=0.1', 'application/json'],
    ['application/json;q=0, */*;q=0.1', 'application/xml'],
  ])('asked with Accept: %s answers %s', async (accept, expected) => {
    const { headers } = await post('/v1/convert', exampleText('standard-invoice'), { accept });
    expect(headers.get('content-type')).toBe(expected);
  });

  test('in JSON the UBL comes with the result', async () => {
    const { text } = await post('/v1/convert', exampleText('standard-invoice'), {
      accept: 'application/json',
    });
    expect(JSON.parse(text)).toMatchObject({ valid: true, issues: [], xml: ubl });
  });

  test('an invalid document is a problem that lists the failing rules at their fields', async () => {
    const answered = await post('/v1/convert', exampleText(exempt));
    expect(problemIn(answered)).toMatchObject({
      type: '/errors/validation-failed',
      status: 422,
      instance: '/v1/convert',
      errors: [
        { field: 'lines[2].exemptionReasonCode', message: expect.stringMatching(/^ibr-167-ae: .* exempt/) },
      ],
    });
  });

  test('UBL in UTF-16 is answered in UTF-8', async () => {
    const utf16 = new Uint16Array(
      Array.from(`\uFEFF${ubl.replace('UTF-8', 'UTF-16')}`, (character) => character.charCodeAt(0)),
    );
    const { text } = await post('/v1/convert', new Uint8Array(utf16.buffer), xmlType);
    expect(text.split('\n')[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(validateUbl(text).valid).toBe(true);
  });

  test('UBL that breaks rules is a problem at its elements', async () => {
    const invalid = convert(JSON.parse(exampleText(exempt))).xml ?? '';
    const { errors } = problemIn(await post('/v1/convert', invalid, xmlType));
    expect(errors).toMatchObject([{ field: expect.stringContaining('/Invoice/cac:InvoiceLine[3]') }]);
  });
});

describe('a malformed document', () => {
  test.each(['/v1/validate', '/v1/convert'])('is reported with every wrong field by %s', async (path) => {
    expect(problemIn(await post(path, exampleText('broken/malformed')))).toMatchObject({
      type: '/errors/bad-request',
      status: 400,
      detail: '4 fields failed validation.',
      errors: [
        { field: 'documentType' },
        { field: 'issueDate' },
        {
          field: 'buyer.trn',
          message:
            'buyer.trn is required. Add buyer.trn (a text in quotation marks: "…"), or set it to null if there is no value.',
        },
        { field: 'lines[0].quantity' },
      ],
    });
  });

  test('that is not JSON is reported with line and column', async () => {
    const { status, detail } = problemIn(await post('/v1/validate', '{\n  "documentType": Invoice\n}'));
    expect(status).toBe(400);
    expect(detail).toContain('line 2, column 19');
  });

  test('that is not XML is reported with line and column', async () => {
    const { status, errors } = problemIn(await post('/v1/validate', '<Invoice>\n</Order>', xmlType));
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ field: '', message: expect.stringMatching(/line 2, column \d/) }]);
  });

  test('that is other XML is named as what it is', async () => {
    const order = '<Order><CustomizationID>urn:x</CustomizationID></Order>';
    const { status, text } = await post('/v1/validate', order, xmlType);
    expect([status, JSON.parse(text)]).toMatchObject([
      200,
      {
        outcome: 'not-judged',
        issues: [{ message: expect.stringContaining('<Order>, CustomizationID urn:x, which is not a kind') }],
      },
    ]);
  });

  test('that is empty is reported as empty', async () => {
    expect(problemIn(await post('/v1/validate', ''))).toMatchObject({
      status: 400,
      detail: expect.stringContaining('empty'),
    });
    expect(problemIn(await ask('/v1/validate', { method: 'POST', headers: xmlType })).status).toBe(400);
  });
});

describe('the language of messages', () => {
  test.each([
    ['?lang=ar', '', 'ar'],
    ['?lang=en', 'ar', 'en'],
    ['', 'ar-AE, en;q=0.5', 'ar'],
    ['', 'en, ar;q=0.9', 'en'],
    ['', 'fr, ar;q=0.2, *;q=0.1', 'ar'],
    ['?lang=AR', '', 'ar'],
    ['?lang=', 'ar', 'ar'],
  ])('of %s with Accept-Language %s is %s', async (query, acceptLanguage, language) => {
    const answered = await post(`/v1/validate${query}`, exampleText('standard-invoice'), {
      'accept-language': acceptLanguage,
    });
    expect(answered.headers.get('content-language')).toBe(language);
  });

  test('applies to the official rules too', async () => {
    const xml = convert(JSON.parse(exampleText(exempt))).xml ?? '';
    const { text } = await post('/v1/validate?lang=ar', xml, xmlType);
    expect(JSON.parse(text).issues[0].message).toMatch(/\p{Script=Arabic}/u);
  });
});
