import { expect, test } from 'vitest';
import { ask, exampleText, post, problemIn } from './asking.ts';

const invoice = exampleText('standard-invoice');

test.each([
  [
    '/v1/validate?rulset=1.0.3',
    'rulset',
    'There is no parameter rulset; the query may have release, lang.',
    'لا وجود للمعامل rulset؛ وقد يتضمن الاستعلام release، lang.',
  ],
  [
    '/v1/validate?lang=fr',
    'lang',
    'The parameter lang must be en or ar, not “fr”.',
    'قيمة المعامل lang هي en أو ar، لا «fr».',
  ],
  [
    '/v1/render?paper=A0',
    'paper',
    'The parameter paper must be A4 or Letter, not “A0”.',
    'قيمة المعامل paper هي A4 أو Letter، لا «A0».',
  ],
  [
    '/v1/convert?release=1.0.3&release=by-issue-date',
    'release',
    'The parameter release occurs more than once.',
    'ورد المعامل release أكثر من مرة.',
  ],
])('a query of which nobody would read a part is refused: %s', async (path, field, english, arabic) => {
  for (const [language, message] of [
    ['en', english],
    ['ar', arabic],
  ] as const) {
    const answered = await post(path, invoice, { 'accept-language': language });
    expect(problemIn(answered)).toMatchObject({
      type: '/errors/bad-request',
      status: 400,
      detail: message,
      errors: [{ field, message }],
    });
  }
});

test('a name that objects have is a parameter like any other', async () => {
  expect(problemIn(await ask('/v1/rules?constructor=1')).errors).toMatchObject([{ field: 'constructor' }]);
});
