import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { edited, example } from '../requests.ts';

const arabic = /\p{Script=Arabic}/u;

test('every finding on a request is in the requested language', () => {
  for (const name of [
    'exempt-without-reason',
    'reverse-charge-incomplete',
    'usd-without-rate',
    'wrong-amounts-and-trn',
  ]) {
    const { issues } = validate(example(`broken/${name}`), { language: 'ar' });
    expect(issues.filter(({ message, hint }) => !arabic.test(message) || !arabic.test(hint))).toEqual([]);
    expect(issues.length).toBeGreaterThan(0);
  }
});

test('so are warnings, and names of parts of an address', () => {
  const request = edited('standard-invoice', (document) => {
    Object.assign(document, { currency: null, unknown: 1, invoiceNumber: '\u0007', notes: 'a\u0007' });
    Object.assign(document.buyer.address, { city: null });
  });
  const { issues, warnings } = validate(request, { language: 'ar' });
  for (const { message } of [...issues, ...warnings]) expect(message).toMatch(arabic);
  expect(issues.map(({ message }) => message)).toContain('عنوان المشتري ينقصه: المدينة.');
  expect(warnings.map(({ message }) => message)).toContain('لم تُذكر العملة، فافتُرضت AED.');
});

test.each([
  ['<Invoice>', 1, '<Invoice> غير مغلق'],
  ['<a>&nbsp;</a>', 4, 'الكيان &nbsp; غير معلن عنه'],
  ['<a/>x', 5, 'لا يُسمح بعد العنصر الجذر إلا بالتعليقات'],
])('so does the reason why %s is not XML', (xml, column, reason) => {
  const [issue] = validateUbl(xml, { language: 'ar' }).issues;
  expect(issue?.message).toBe(`تتعذّر قراءة المستند في السطر 1، العمود ${column}: ${reason}.`);
});
