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
      "ibr-126: An amount names another currency than the document, or none; release 1.0.3 excepts none, not even the amounts of lines that must be in AED.",
      "ibr-126: An amount names another currency than the document, or none; release 1.0.3 excepts none, not even the amounts of lines that must be in AED.",
    ]
  `);
});
