import { expect, test } from 'vitest';
import { dateIn } from '../../src/request/date-text.ts';

test.each([
  ['15.11.2026', '2026-11-15'],
  ['15/11/2026', '2026-11-15'],
  ['11/15/2026', '2026-11-15'],
  ['5-5-2026', '2026-05-05'],
  ['2026/11/5', '2026-11-05'],
  ['2026.5.15', '2026-05-15'],
  ['١٥/١١/٢٠٢٦', '2026-11-15'],
])('%s says %s', (text, date) => expect(dateIn(text)).toBe(date));

test.each([
  '02/11/2026',
  '2/1/2026',
  '31.02.2026',
  '2026/13/40',
  '15.11.26',
  '',
  '2026-11-15T00:00:00Z',
  '//',
])('%j may be another date, or is not a date', (text) => expect(dateIn(text)).toBeUndefined());
