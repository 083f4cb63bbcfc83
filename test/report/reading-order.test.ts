import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { inReadingOrder, nameInOrder, textsInOrder } from '../../src/report/reading-order.ts';

/** The isolates as visible brackets: [ left to right, < right to left, { its own order, | the end of each. */
const shown = (text: string) =>
  text
    .replaceAll('\u200e', '')
    .replaceAll('\u2066', '[')
    .replaceAll('\u2067', '<')
    .replaceAll('\u2068', '{')
    .replaceAll('\u2069', '|');

describe('an Arabic sentence keeps its order, and so do the values in it', () => {
  test.each([
    ['غير صالح وفق pint-ae 1.2.3', '<غير صالح وفق [pint-ae 1.2.3||'],
    ['القيمة 2026-11-02 ليست -5.00.', '<القيمة [2026-11-02| ليست [-5.00|.|'],
    [
      'أدخل seller.address.line1، أو اترك buyer.trn فارغاً.',
      '<أدخل [seller.address.line1|، أو اترك [buyer.trn| فارغاً.|',
    ],
    ['الفئة S (النسبة الأساسية)، ونسبتها 5 %.', '<الفئة [S| (النسبة الأساسية)، ونسبتها [5 %|.|'],
    ['ليس رمزاً (IBT-031).', '<ليس رمزاً [(IBT-031)|.|'],
    ['الرمز (ومعناه UBL).', '<الرمز (ومعناه [UBL|).|'],
    ['ملف اسمه .ndjson.', '<ملف اسمه [.ndjson|.|'],
    ['نفّذ: jq -c \'.[]\' "a b.json" | pint-ae batch', '<نفّذ: [jq -c \'.[]\' "a b.json" | pint-ae batch||'],
    ['عدد الأخطاء: 2 · 0.03 ث', '<عدد الأخطاء: [2| · [0.03| ث|'],
    ['لا النص 5%: أرسل 5.', '<لا النص [5%|: أرسل [5|.|'],
    ['مثل {"trn": "1"},', '<مثل [{"trn": "1"},||'],
    ['الاسم "شركة ABC" مكرر', '<الاسم {"شركة ABC"| مكرر|'],
    ['اكتب "statuses": {"ملغاة": {"نعم": "skip"}}.', '<اكتب ["statuses": {{"ملغاة"|: {{"نعم"|: "skip"}}|.|'],
    ['الرمز 58 (تحويل مصرفي (SEPA))، أو 59.', '<الرمز [58| (تحويل مصرفي [(SEPA)|)، أو [59|.|'],
    ['تتعذّر قراءة in/م/فاتورة.json: غير موجود', '<تتعذّر قراءة [in/<م|/<فاتورة|.json|: غير موجود|'],
    ['الحقل seller.اللون (a b) ليس من الحقول.', '<الحقل [seller.<اللون|| [(a b)| ليس من الحقول.|'],
    ['هذا أو/و ذاك', '<هذا أو/و ذاك|'],
  ])('%s', (text, isolated) => expect(shown(inReadingOrder(text, 'ar'))).toBe(isolated));

  test('a path before a colon is a part of its own, whatever its letters are', () => {
    const name = fc.stringMatching(/^[A-Za-z][\w-]{0,9}$/);
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), (names) => {
        const path = names.join('/');
        expect(shown(inReadingOrder(`الطلبات المكتوبة في ${path}: 1.`, 'ar'))).toBe(
          `<الطلبات المكتوبة في [${path}|: [1|.|`,
        );
      }),
    );
  });

  test('and its colours', () => {
    expect(shown(inReadingOrder('خطأ \u001b[2m(IBT-031)\u001b[22m', 'ar'))).toBe(
      '<خطأ \u001b[2m[(IBT-031)|\u001b[22m|',
    );
  });
});

test('a line that begins with an Arabic sentence still begins at the left', () => {
  expect(inReadingOrder('غير صالح', 'ar')).toMatch(/^\u200e/);
});

test('an Arabic value in an English sentence moves nothing around it', () => {
  expect(shown(inReadingOrder('The name شركة الصقر 12 is not "قطر".', 'en'))).toBe(
    'The name <شركة الصقر| 12 is not {"قطر"|.',
  );
});

test.each(languages)('a text in quotes is copied without marks of direction (%s)', (language) => {
  const quotable = fc.string({
    unit: fc.constantFrom('م', 'ن', 'A', 'b', '5', ' ', '.', '(', ')', '-'),
    minLength: 1,
  });
  fc.assert(
    fc.property(quotable, quotable, fc.constantFrom('Write', 'اكتب'), (head, word, verb) => {
      const ordered = inReadingOrder(
        `${verb} "statuses": {"${head}": {"${word}": "skip"}}, not "${word}".`,
        language,
      );
      const quoted = Array.from(ordered.matchAll(/"([^"]*)"/g), ([, copied]) => copied);
      expect(quoted).toEqual(['statuses', head, word, 'skip', word]);
    }),
  );
});

test('a path of Arabic names keeps the order of its folders, alone and in an English sentence', () => {
  expect(shown(nameInOrder('in/م/فاتورة 2026.json'))).toBe('in/<م|/<فاتورة 2026|.json');
  expect(shown(inReadingOrder('cannot read in/م/ن.json: no such file', 'en'))).toBe(
    'cannot read in/<م|/<ن|.json: no such file',
  );
});

test('each Arabic text in a line of JSON or XML reads in its own order, and the line stays in place', () => {
  const visible = (text: string) => text.replaceAll('\u2068', '{').replaceAll('\u2069', '|');
  expect(visible(textsInOrder('  "اسم": "قلم (A4) أحمر", "كمية": 5'))).toBe(
    '  "{اسم|": "{قلم (A4) أحمر|", "{كمية|": 5',
  );
  expect(visible(textsInOrder('<a b="شركة"> دار 5 </a>'))).toBe('<a b="{شركة|"> {دار 5| </a>');
  expect(textsInOrder('{ "a": "b" }')).toBe('{ "a": "b" }');
});

test('text without Arabic stays as it is', () => {
  for (const language of ['en', 'ar'] as const)
    expect(inReadingOrder('lines[0]: 5 %', language)).toBe('lines[0]: 5 %');
});
