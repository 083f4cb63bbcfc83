import { expect, test } from 'vitest';
import { brokenInvoice, withDecision } from '../scripts/demo/invoice.ts';
import { mendRequest } from '../src/api/validate-document.ts';
import { convert } from '../src/index.ts';

test('the invoice of npm run demo has what is certain mended, then needs one decision, and is valid with it', () => {
  const broken = brokenInvoice();
  const { text = '' } = mendRequest(broken, {}) ?? {};
  const told = [broken, text, withDecision(text)].map((each) => {
    const { outcome, issues } = convert(JSON.parse(each));
    return [outcome, issues.map(({ path }) => path)];
  });
  expect(told).toEqual([
    ['malformed', ['dueDate', 'lines[0].quantity']],
    ['invalid', ['lines[1].vatRate']],
    ['valid', []],
  ]);
});
