import { describe, expect, test, vi } from 'vitest';
import { arabic } from '../../../src/core/messages/arabic.ts';
import { describeRules, type LanguageOption, validate } from '../../../src/index.ts';

const isArabic = /\p{Script=Arabic}/u;

test('a program has results in English, and in Arabic by its name or by its texts', () => {
  expect(validate({}).issues[0]?.message).toMatch(/^[ -~]+$/);
  const inArabic = validate({}, { language: 'ar' });
  for (const { message, hint } of inArabic.issues) expect(`${message}${hint}`).toMatch(isArabic);
  expect(validate({}, { language: arabic })).toEqual(inArabic);
  expect(describeRules().get('ibr-002')?.ar?.title).toMatch(isArabic);
});

test.each<[unknown, string]>([
  ['fr', 'language is "fr", not one of'],
  [{ language: 'ar' }, 'pint-ae/ar'],
])('the language %j is refused', (language, said) => {
  expect(() => validate({}, { language: language as LanguageOption })).toThrow(said);
});

describe('a program for browsers, which has the texts that it imports', () => {
  test('is told how to have Arabic, and has it by its texts', async () => {
    vi.resetModules();
    vi.doMock('../../../src/core/messages/included-texts.ts', () => ({ includedTexts: [] }));
    const library = await import('../../../src/index.ts');
    expect(() => library.validate({}, { language: 'ar' })).toThrow(/"en".*pint-ae\/ar/);
    expect(library.validate({}).issues[0]?.message).toMatch(/^[ -~]+$/);
    expect(library.describeRules().get('ibr-002')?.ar).toBeUndefined();
    for (const { message } of library.validate({}, { language: arabic }).issues)
      expect(message).toMatch(isArabic);
    const http = await import('../../../src/http/index.ts');
    expect(http.describeRule('ibr-002', 'ar')?.title).toMatch(isArabic);
    vi.doUnmock('../../../src/core/messages/included-texts.ts');
    vi.resetModules();
  });
});
