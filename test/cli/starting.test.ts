import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { starterNames } from '../../src/cli/syntax/flags-of-commands.ts';
import { languages } from '../../src/core/messages/language.ts';
import { example } from '../requests.ts';
import { pintAe } from './command-line.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pint-ae-start-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('pint-ae schema', () => {
  test.each(languages)('prints JSON Schema 2020-12 that takes every example: %s', async (language) => {
    const { code, stdout } = await pintAe(['schema', '--lang', language]);
    expect(code).toBe(0);
    const schema = JSON.parse(stdout);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    expect(ajv.validateSchema(schema)).toBe(true);
    const isOfSchema = ajv.compile(schema);
    for (const name of readdirSync('examples').filter((each) => each.endsWith('.json'))) {
      const request = JSON.parse(readFileSync(join('examples', name), 'utf8'));
      expect([name, isOfSchema({ $schema: './document-request.json', ...request })]).toEqual([name, true]);
    }
    expect(isOfSchema({ documentType: 'Bill' })).toBe(false);
  });
});

test('a document may name its schema, with strict too', () => {
  const request = { $schema: './document-request.json', ...example('standard-invoice') };
  const { valid, issues, warnings } = validate(request, { strict: true });
  expect([valid, issues, warnings]).toEqual([true, [], []]);
  const inside = { ...request, seller: { ...request.seller, $schema: 'x' } };
  expect(validate(inside, { strict: true }).issues.map(({ path }) => path)).toEqual(['seller.$schema']);
});

describe('pint-ae init', () => {
  test.each(starterNames)('writes a valid request: %s', async (type) => {
    const path = join(folder, 'new', `${type}.json`);
    expect((await pintAe(['init', path, '--type', type])).code).toBe(0);
    expect((await pintAe(['validate', path, '--quiet'])).code).toBe(0);
    expect((await pintAe(['init', '--type', type])).stdout).toBe(readFileSync(path, 'utf8'));
  });
});
