import { readFileSync } from 'node:fs';
import type { CompiledRules } from 'schematron-compiler/run';
import { spent } from 'schematron-compiler/testing';
import { expect, test } from 'vitest';
import { rules } from '../../src/generated/rules.js';

test('the rules of PINT AE spend next to nothing on an invoice', () => {
  const invoice = readFileSync('test/fixtures/ubl/extensive-invoice.xml', 'utf8');
  expect(spent(rules as unknown as CompiledRules, invoice)).toBeLessThan(200);
});
