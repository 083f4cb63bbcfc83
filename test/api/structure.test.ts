import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareVerdicts } from '../../src/api/conformance.ts';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';

const examples = resolve(import.meta.dirname, '../../../shared/pint-ae/examples');
const xml = convert(example('standard-invoice')).xml ?? '';

describe('the structure of UBL 2.1', () => {
  const disordered = xml.replace(
    /(<cbc:CustomizationID>.*<\/cbc:CustomizationID>)\s*(<cbc:ProfileID>.*<\/cbc:ProfileID>)/,
    '$2$1',
  );

  test('is judged besides the rules', () => {
    const { valid, issues } = validateUbl(disordered);
    expect(valid).toBe(false);
    expect(issues).toMatchObject([
      {
        rule: 'ubl-order',
        location: '/Invoice/cbc:ProfileID[1]',
        place: { line: expect.any(Number), column: expect.any(Number) },
        message: expect.stringContaining('cbc:CustomizationID, cbc:ProfileID'),
      },
    ]);
  });

  test('can be left unjudged', () => {
    expect(validateUbl(disordered, { structure: 'off' })).toMatchObject({ valid: true, issues: [] });
  });

  test('is told in Arabic too', () => {
    expect(validateUbl(disordered, { language: 'ar' }).issues[0]?.message).toMatch(/الترتيب الصحيح/);
  });

  test.skipIf(!existsSync(examples))(
    'every official example keeps to it, except for one element in one of them',
    () => {
      const found = readdirSync(examples).flatMap((file) =>
        validateUbl(readFileSync(resolve(examples, file))).issues.map(({ rule, location }) => [
          file,
          rule,
          location,
        ]),
      );
      expect(found).toEqual([
        [
          'Volume-discount-credit-note.xml',
          'ubl-order',
          '/CreditNote/cac:CreditNoteLine[1]/cac:DiscrepancyResponse[1]',
        ],
      ]);
    },
  );

  test('is not part of the comparison with a conformance file', () => {
    const { agrees } = compareVerdicts({ id: 'disordered', profile: 'billing', failed: [], xml: disordered });
    expect(agrees).toBe(true);
  });
});
