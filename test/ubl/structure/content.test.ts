import { describe, expect, test } from 'vitest';
import { contentTests } from '../../../src/ubl/structure/content.ts';
import { isQuick } from '../../tier.ts';

const long = isQuick ? 100_000 : 5_000_000;

describe.each([
  ['decimal', ['0', '-1.50', '+5', '5.', '.5', ' 5 '], ['', '.', '1e2', '1,5', 'INF', '1 0', '٣']],
  [
    'date',
    ['2024-02-29', '2000-02-29', '2025-01-30Z', '2025-01-30+14:00', '12025-01-30'],
    [
      ...['2025-02-29', '1900-02-29', '2025-13-01', '2025-04-31', '0000-01-01', '2025-1-30', '30-01-2025'],
      ...['2025-01-30+14:01', '2025-01-30T00:00:00', ' 2025-01-30'],
    ],
  ],
  [
    'time',
    ['10:20:30', '10:20:30.5+04:00', '24:00:00', '23:59:59Z'],
    ['10:20', '24:00:01', '25:00:00', '10:60:00', '10:20:60', '10:20:30.'],
  ],
  ['boolean', ['true', 'false', '1', '0', ' true '], ['TRUE', 'yes', '', '01']],
  ['language', ['en', 'ar-AE', 'x-a-1'], ['en_GB', '', 'english-', 'englishes1']],
  [
    'anyURI',
    ['', 'http://example.com/a?b#c', 'urn:x:y', '//h:80/p', '//h:2147483647', 'a/b:c', 'نص', '%41', 'a b'],
    [':a', '1a:b', '%zz', 'http://[', '#a#b', '//h:/p', '//h:2147483648'],
  ],
  [
    'base64Binary',
    ['', 'AAAA', 'AA==', 'AAA=', 'AA A\nA', 'QUJD'],
    ['AAA', 'A===', 'AB==', 'AAB=', 'AA==AA', '-_AA', '====', 'QUJ*', '2025-13-01'],
  ],
])('content of type %s', (type, right, wrong) => {
  const holds = contentTests[type] ?? (() => undefined);

  test.each(right)('may be "%s"', (text) => {
    expect(holds(text)).toBe(true);
  });

  test.each(wrong)('may not be "%s"', (text) => {
    expect(holds(text)).toBe(false);
  });

  test('is judged at any length', () => {
    for (const text of ['1', 'a', ' ', 'A', 'a-', '%41', '/', '٣'])
      expect(holds(text.repeat(long / text.length) + (type === 'base64Binary' ? '' : 'x'))).toBeTypeOf(
        'boolean',
      );
  });
});

test('a language of many parts is judged too', () => {
  expect(contentTests.language?.(`${'a-'.repeat(2 * long)}x`)).toBe(true);
});
