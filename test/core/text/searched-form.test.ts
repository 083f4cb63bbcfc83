import { expect, test } from 'vitest';
import { searchedForm } from '../../../src/core/text/text.ts';

test.each([
  ['أحمد', 'احمد'],
  ['إبراهيم', 'ابراهيم'],
  ['آل مكتوم', 'ال مكتوم'],
  ['ٱلراشد', 'الراشد'],
  ['مؤسّسة', 'موسسه'],
  ['مصطفى', 'مصطفي'],
  ['الصقـــر', 'الصقر'],
  ['٢٠٢٦', '2026'],
  ['۲۰۲۶', '2026'],
  ['شرکة فارسی', 'شركة فارسي'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['فالكون\u200f للتجارة', 'فالكون للتجارة'],
  ['Oasis \u00a0Trading', 'oasis trading'],
  ['CAFÉ', 'cafe'],
])('%s and %s are searched in one form', (one, other) => {
  expect(searchedForm(one)).toBe(searchedForm(other));
});

test('other letters and marks are told apart', () => {
  expect(new Set(['حمد', 'خمد', 'حمذ', 'INV-1', 'INV1', '1.5', '1,5'].map(searchedForm)).size).toBe(7);
});
