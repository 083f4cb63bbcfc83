import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

/** The library as a program has it that has used no texts yet. */
const fresh = async () => {
  const [library, { arabic }] = await Promise.all([
    import('../../../src/index.ts'),
    import('../../../src/specification/arabic.ts'),
  ]);
  return { ...library, arabic };
};

describe('a program that has used no texts', () => {
  beforeEach(() => void vi.resetModules());
  afterAll(() => void vi.resetModules());

  test('has results in English, and is told how to have another language', async () => {
    const { validate, CallerError } = await fresh();
    const [issue] = validate({}, { language: 'en' }).issues;
    expect(issue?.message).toMatch(/^[ -~]+$/);
    expect(() => validate({}, { language: 'ar' })).toThrow(CallerError);
    expect(() => validate({}, { language: 'ar' })).toThrow(/"en".*useTexts.*pint-ae\/ar/);
    // @ts-expect-error no language of this library
    expect(() => validate({}, { language: 'fr' })).toThrow('language is "fr", not "en"');
  });

  test('has Arabic as soon as it uses the Arabic texts, in the catalogue too', async () => {
    const { validate, useTexts, arabic, catalogue } = await fresh();
    const rule = catalogue.get('ibr-002');
    expect(rule?.ar).toBeUndefined();
    useTexts(arabic);
    useTexts(arabic);
    const { issues } = validate({}, { language: 'ar' });
    for (const { message, hint } of issues) expect(`${message}${hint}`).toMatch(/\p{Script=Arabic}/u);
    expect(rule?.ar?.title).toMatch(/\p{Script=Arabic}/u);
    expect(validate({}).issues[0]?.message).toMatch(/^[ -~]+$/);
  });
});
