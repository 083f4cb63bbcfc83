import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import example from '../../examples/standard-invoice.json' with { type: 'json' };
import { editorSchema } from '../../src/cli/commands/schema.ts';
import { languages } from '../../src/core/messages/language.ts';
import { documentRequestJsonSchema } from '../../src/http/schema/document-request.ts';

import { pintAe } from './command-line.ts';

const ofEditor = async (...more: readonly string[]) =>
  JSON.parse((await pintAe(['schema', '--for', 'editor', ...more])).stdout);

test('the schema for an editor has the meaning of each code beside it, in its language', async () => {
  const { $defs, properties } = await ofEditor();
  expect($defs.Line.properties.vatCategory).toMatchObject({
    enum: ['S', 'Z', 'E', 'O', 'AE', null],
    enumDescriptions: ['Standard rate', 'Zero rate', 'Exempt', 'Out of scope', 'Reverse charge', ''],
  });
  expect($defs.Line.properties.vatCategory.markdownDescription).toMatch(
    /^[A-Z][^\n]*\n\n- `S`: Standard rate\n- `Z`: Zero rate\n- `E`: Exempt\n- `O`: Out of scope\n- `AE`: Reverse charge$/,
  );
  // A long list is offered as one types.
  expect(properties.currency.markdownDescription).toBeUndefined();
  const [{ anyOf: [offered = {}, anything] = [] }] = properties.currency.allOf;
  expect(offered.enumDescriptions[offered.enum.indexOf('AED')]).toBe('UAE dirham');
  expect(anything).toEqual({});
  const inArabic = await ofEditor('--lang', 'ar');
  const { enum: codes, enumDescriptions } =
    inArabic.$defs.Address.properties.countrySubentity.allOf[0].anyOf[0];
  expect(enumDescriptions[codes.indexOf('DXB')]).toBe('دبي');
});

test.each(languages)(
  'it takes what the schema for validators takes, which strict ones compile: %s',
  (language) => {
    const strict = documentRequestJsonSchema(undefined, language);
    const judge = (schema: object, isStrict: boolean) =>
      new Ajv2020({ strictSchema: isStrict, formats: { date: true } }).compile(schema);
    const both = [judge(strict, true), judge(editorSchema(strict, language), false)];
    const documents = [
      example,
      { ...example, currency: 'aed' },
      { ...example, currency: 1 },
      { ...example, documentType: 'Bill' },
    ];
    const taken = documents.map((document) => both.map((takes) => takes(document)));
    expect(taken).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
  },
);
