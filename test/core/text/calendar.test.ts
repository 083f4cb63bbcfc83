import { expect, test } from 'vitest';
import { isZonedDateTime } from '../../../src/core/text/calendar.ts';

test.each([
  '2026-01-31T08:00:00Z',
  '2024-02-29T23:59:59.123456+04:00',
  '2026-01-31T08:00:00+13:59',
  '2026-01-31T08:00:00-14:00',
])('%s is an xs:dateTime with its timezone', (text) => {
  expect(isZonedDateTime(text)).toBe(true);
});

test.each([
  ['without seconds', '2026-01-31T08:00Z'],
  ['without a timezone', '2026-01-31T08:00:00'],
  ['in a timezone beyond 14 hours', '2026-01-31T08:00:00+14:01'],
  ['in a timezone beyond 14 hours', '2026-01-31T08:00:00-15:00'],
  ['on a day that is not of the calendar', '2026-02-29T08:00:00Z'],
  ['at an hour that is not of the day', '2026-01-31T25:00:00Z'],
  ['at a minute that is not of the hour', '2026-01-31T08:60:00Z'],
  ['with a space for the T', '2026-01-31 08:00:00Z'],
])('%s it is not: %s', (_, text) => {
  expect(isZonedDateTime(text)).toBe(false);
});
