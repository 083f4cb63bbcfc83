import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers } from '../../src/ui/answering/answers.ts';
import { defaultVersion } from '../releases.ts';
import { validDocument } from '../schematron/network-cases.ts';

describe('what the page shows of a document of the network', () => {
  test.each([
    [
      'tax-data',
      'Tax data reported to the tax authority',
      'بيانات ضريبية مُبلَّغة إلى الهيئة الاتحادية للضرائب',
    ],
    ['message-status', 'Status of a sent document', 'حالة مستند مُرسَل'],
  ] as const)('is its verdict, and the document as a printed page: %s', (kind, english, arabic) => {
    const source = validDocument(kind);
    expect(answers.examine({ source, language: 'en' }).outcome).toBe('valid');
    const shown = (language: 'en' | 'ar') =>
      answers.render({ source, language, pageLanguage: language, extent: 'part' });
    expect(shown('en')).toContain(english);
    expect(shown('ar')).toContain(arabic);
  });
});

test('The page judges by the release that is chosen: 1.0.3 refuses the amounts in AED of an invoice in dollars', () => {
  const source = readFileSync(join(import.meta.dirname, '../../examples/export-usd.json'), 'utf8');
  const outcomeBy = (...release: string[]) =>
    answers.examine({ source, language: 'en' }, release.length === 0 ? undefined : release).outcome;
  expect([outcomeBy(), outcomeBy('1.0.3'), outcomeBy(defaultVersion)]).toEqual(['valid', 'invalid', 'valid']);
});
