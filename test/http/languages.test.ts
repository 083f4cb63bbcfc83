import { expect, test } from 'vitest';
import { preferredLanguage } from '../../src/http/negotiation.ts';

test.each([
  [null, 'en', 'en'],
  [null, 'ar', 'ar'],
  [null, 'en, ar;q=0.9', 'en'],
  [null, 'en;q=0.9, ar', 'ar'],
  [null, 'en-GB, ar;q=0.9', 'en'],
  [null, 'en;q=0.9, ar-AE', 'ar'],
  [null, 'english, ar;q=0.1', 'ar'],
  [null, 'en;q=0.1, arabic', 'en'],
  [null, 'ar, en', 'en'],
  [null, '*', 'en'],
  [null, '*;q=0.5, en;q=0.1', 'ar'],
  [null, '*;q=0.5, ar;q=0.1', 'en'],
  [null, 'ar;q=0, en;q=0.1', 'en'],
  [null, 'fr', 'en'],
  [null, null, 'en'],
  ['AR', 'en', 'ar'],
  ['EN', 'ar', 'en'],
  ['fr', 'ar', 'ar'],
])('messages asked for in %s, and accepted in %s, are in %s', (lang, accepted, language) => {
  expect(preferredLanguage(lang, accepted)).toBe(language);
});
