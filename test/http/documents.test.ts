import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';
import { post } from './asking.ts';

const xmlType = { 'content-type': 'application/xml' };
const ubl = convert(example('standard-invoice')).xml ?? '';

describe('POST /v1/validate', () => {
  test('judges with the options of the server', async () => {
    const options = { company: { trn: '100354879700003' }, strict: true };
    const body = { ...example('standard-invoice'), surplus: true };
    const { text } = await post('/v1/validate', JSON.stringify(body), {}, options);
    expect(JSON.parse(text).issues).toMatchObject([{ rule: 'pint-ae-unknown-field', path: 'surplus' }]);
  });
});

describe('POST /v1/convert', () => {
  test('UBL in UTF-16 is answered in UTF-8', async () => {
    const utf16 = new Uint16Array(
      Array.from(`\uFEFF${ubl.replace('UTF-8', 'UTF-16')}`, (character) => character.charCodeAt(0)),
    );
    const { text } = await post('/v1/convert', new Uint8Array(utf16.buffer), xmlType);
    expect(text.split('\n')[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(validateUbl(text).valid).toBe(true);
  });
});
