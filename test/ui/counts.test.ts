import { expect, test } from 'vitest';
import { countsText } from '../../src/ui/counts.ts';

test.each<[errors: number, warnings: number, en: string, ar: string]>([
  [0, 0, 'nothing to fix', 'لا شيء للتصحيح'],
  [2, 0, '2 to fix', 'للتصحيح: 2'],
  [0, 3, 'nothing to fix, 3 to read', 'لا شيء للتصحيح، ملاحظات: 3'],
  [2, 3, '2 to fix, 3 more to read', 'للتصحيح: 2، ملاحظات: 3'],
])('of %i errors and %i other findings none is counted that is not there', (errors, warnings, en, ar) => {
  const counted = (count: number) => ({ count, isCut: false });
  expect(countsText(counted(errors), counted(warnings), 'en')).toBe(en);
  expect(countsText(counted(errors), counted(warnings), 'ar')).toBe(ar);
});
