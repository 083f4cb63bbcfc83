import { expect, test } from 'vitest';
import { validateUbl } from '../../src/api/validate-ubl.ts';

test.each([
  ['<Invoice>', 1, '<Invoice> غير مغلق'],
  ['<a>&nbsp;</a>', 4, 'الكيان &nbsp; غير معلن عنه'],
  ['<a/>x', 5, 'لا يُسمح بعد العنصر الجذر إلا بالتعليقات'],
])('the reason why %s is not XML is told in Arabic too', (xml, column, reason) => {
  const [issue] = validateUbl(xml, { language: 'ar' }).issues;
  expect(issue?.message).toBe(`تتعذّر قراءة المستند في السطر 1، العمود ${column}: ${reason}.`);
});
