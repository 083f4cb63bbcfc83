import { describe, expect, test } from 'vitest';
import { answers } from '../../src/page/answering/answers.ts';
import { validDocument } from '../schematron/network-cases.ts';

describe('what the page shows of a document of the network', () => {
  test.each([
    ['tax-data', 'Tax data reported to the tax authority', 'بيانات ضريبية مُبلَّغة إلى السلطة الضريبية'],
    ['message-status', 'Status of a sent document', 'حالة مستند مُرسَل'],
  ] as const)('is its verdict, and the document as a person reads it: %s', (kind, english, arabic) => {
    const source = validDocument(kind);
    expect(answers.examine({ source, language: 'en' }).outcome).toBe('valid');
    const shown = (language: 'en' | 'ar') =>
      answers.render({ source, language, pageLanguage: language, extent: 'part' });
    expect(shown('en')).toContain(english);
    expect(shown('ar')).toContain(arabic);
  });
});
