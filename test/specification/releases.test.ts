import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';

test('each release judges by its own rules, and says them in its own words', () => {
  const xml = convert(example('export-usd')).xml ?? '';
  expect(validateUbl(xml, { release: '1.0.4' }).outcome).toBe('valid');
  const { outcome, ruleSet, issues } = validateUbl(xml, { release: '1.0.3', checks: 'rules-only' });
  expect([outcome, ruleSet?.version]).toEqual(['invalid', '1.0.3']);
  expect(issues.map(({ rule, message }) => `${rule}: ${message}`)).toMatchInlineSnapshot(`
    [
      "ibr-126: An amount is not in the document's currency, or names none; release 1.0.3 allows no exception, not even line amounts that must be in AED.",
      "ibr-126: An amount is not in the document's currency, or names none; release 1.0.3 allows no exception, not even line amounts that must be in AED.",
    ]
  `);
});
