import { expect, test } from 'vitest';
import { partsOfSentence } from '../../../src/core/text/html.ts';

/** What would change places among Arabic words. */
test.each([
  ['أرسل 2026-11-30.', ['2026-11-30']],
  ['بين 2026-11-01 و2026-11-30', ['2026-11-01', '2026-11-30']],
  ['الفرق -0.05، لا +12', ['-0.05', '+12']],
  ['في 2026-11-30T10:00:00Z', ['2026-11-30T10:00:00Z']],
  ['الفاتورة INV-2026-11 والمعرف 0235:1003548797 والمبلغ 1,250.00 و30/11/2026', []],
  ['Send 2026-11-30.', []],
])('%s is read in its order', (text, found) => {
  const parts = partsOfSentence(text);
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(found);
  expect(parts.join('')).toBe(text);
});
