import { expect, test } from 'vitest';
import { markedParts } from '../../../src/core/text/direction.ts';
import { sentence } from '../../../src/core/text/html.ts';

/** Characters that would change places among Arabic words. */
test.each([
  ['أرسل 2026-11-30.', ['2026-11-30']],
  ['بين 2026-11-01 و2026-11-30', ['2026-11-01', '2026-11-30']],
  ['الفرق -0.05، لا +12', ['-0.05', '+12']],
  ['في 2026-11-30T10:00:00Z', ['2026-11-30T10:00:00Z']],
  ['الفاتورة INV-2026-11 والمعرف 0235:1003548797 والمبلغ 1,250.00 و30/11/2026', []],
  ['بنسبة 5%، في lines[0]: راجعها.', ['5%', 'lines[0]']],
  ['Send 2026-11-30.', []],
  ['26\u200f/11\u200f/2026، 5:53 م', []],
  // The words of the other side, with its brackets, quotes and full stops.
  [
    'رفضه 0242:000002: The invoice "A" breaks rules that it must follow. في «العنوان»: [RE] It (42) is not known to us.',
    ['The invoice "A" breaks rules that it must follow.', '[RE] It (42) is not known to us.'],
  ],
  ['رفضه 0242:000002: It is not known to us... أعد إرساله.', ['It is not known to us...']],
  ['سبب ذلك: 3 lines differ', ['3 lines differ']],
  ['في «رقم التسجيل (TRN)»، أو «a (b)»', ['«a (b)»']],
  ['أصدرتها Department of Economy.', []],
  ['إيقاف Falcon (L.L.C.)؟ يمكنها القراءة.', ['Falcon (L.L.C.)']],
])('%s is read in its order', (text, found) => {
  const parts = markedParts(text, 'ar');
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(found);
  expect(parts.join('')).toBe(text);
});

test('Arabic words in an English sentence move nothing around them', () => {
  expect(markedParts('Suspend شركة الصقر 12? It can read.', 'en')).toEqual([
    'Suspend ',
    'شركة الصقر',
    ' 12? It can read.',
  ]);
  expect(sentence('The name شركة is known.', 'en').markup).toBe(
    'The name <bdi dir="rtl">شركة</bdi> is known.',
  );
});

test('a sentence that is wholly in another script has its own direction', () => {
  expect(sentence('[RE] It is refused.', 'ar').markup).toBe('<bdi>[RE] It is refused.</bdi>');
  expect(sentence('It is refused.', 'en').markup).toBe('It is refused.');
});
