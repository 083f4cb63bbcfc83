import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventTypes } from '../../src/webhooks/event-types.ts';
import { type Ask, asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company()));
});
afterAll(() => opened.close());

const post = (body: unknown) => ({ method: 'POST', body }) as const;
const item = { code: 'a', name: 'b' };
const hook = { targetUrl: 'https://example.com/', eventTypes: ['document.sent'] };

test.each([
  ['a field that is missing', '/v1/items', post({ name: 'b' }), 'code', 'is missing', 'غير موجود'],
  ['a null', '/v1/items', post({ ...item, code: null }), 'code', 'must be a text', 'يجب أن يكون نصاً'],
  [
    'a number for a text',
    '/v1/items',
    post({ ...item, code: 1 }),
    'code',
    'must be a text',
    'يجب أن يكون نصاً',
  ],
  [
    'a text for a number',
    '/v1/items',
    post({ ...item, unitPrice: '1' }),
    'unitPrice',
    'must be a number',
    'يجب أن يكون رقماً',
  ],
  [
    'a word for yes',
    '/v1/items',
    post({ ...item, isActive: 'yes' }),
    'isActive',
    'must be true or false',
    'يجب أن يكون true أو false',
  ],
  [
    'an empty name',
    '/v1/items',
    post({ ...item, name: '' }),
    'name',
    'must not be blank',
    'يجب ألا يكون فارغاً',
  ],
  [
    'a blank name',
    '/v1/customers',
    post({ name: ' \u200b ' }),
    'name',
    'must not be blank',
    'يجب ألا يكون فارغاً',
  ],
  [
    'a blank code',
    '/v1/items',
    post({ ...item, code: '\t' }),
    'code',
    'must not be blank',
    'يجب ألا يكون فارغاً',
  ],
  [
    'a long text',
    '/v1/items',
    post({ ...item, name: 'a'.repeat(1001) }),
    'name',
    'has more than 1000 characters',
    'أطول من 1000 حرف',
  ],
  [
    'a negative price',
    '/v1/items',
    post({ ...item, unitPrice: -1 }),
    'unitPrice',
    'must be at least 0',
    'يجب ألا يقل عن 0',
  ],
  [
    'a large price',
    '/v1/items',
    post({ ...item, unitPrice: 1e16 }),
    'unitPrice',
    'must be at most 1000000000000000',
    'يجب ألا يزيد على 1000000000000000',
  ],
  [
    'an unknown field',
    '/v1/items',
    post({ ...item, colour: 'red' }),
    'colour',
    'is not known here',
    'غير معروف هنا',
  ],
  ['a list as the body', '/v1/items', post([]), '', 'must be an object', 'يجب أن يكون كائناً'],
  [
    'no event types',
    '/v1/webhooks',
    post({ ...hook, eventTypes: [] }),
    'eventTypes',
    'must have at least 1 entry',
    'يجب أن يضم مدخلاً واحداً على الأقل',
  ],
  [
    'an unknown event type',
    '/v1/webhooks',
    post({ ...hook, eventTypes: ['x'] }),
    'eventTypes.0',
    `must be one of ${eventTypes.join(', ')}`,
    `يجب أن يكون واحداً من ${eventTypes.join('، ')}`,
  ],
  [
    'an unknown parameter',
    '/v1/items?sort=name',
    {},
    'sort',
    'is not known here; the query may have cursor, limit, isActive, code, text, lang',
    'غير معروف هنا؛ وقد يتضمن الاستعلام cursor، limit، isActive، code، text، lang',
  ],
  [
    'a parameter of an operation that has none',
    '/v1/items/1?sort=name',
    {},
    'sort',
    'is not known here; the query may have lang',
    'غير معروف هنا؛ وقد يتضمن الاستعلام lang',
  ],
  [
    'another language',
    '/v1/items?lang=fr',
    {},
    'lang',
    'must be one of en, ar',
    'يجب أن يكون واحداً من en، ar',
  ],
  ['a limit of 0', '/v1/items?limit=0', {}, 'limit', 'must be at least 1', 'يجب ألا يقل عن 1'],
  [
    'a limit that is not a number',
    '/v1/items?limit=many',
    {},
    'limit',
    'must be a whole number',
    'يجب أن يكون عدداً صحيحاً',
  ],
  [
    'a part of an entry',
    '/v1/items?limit=1.5',
    {},
    'limit',
    'must be a whole number',
    'يجب أن يكون عدداً صحيحاً',
  ],
  [
    'an unknown status',
    '/v1/invoices?status=Open',
    {},
    'status',
    'must be one of Draft, Pending, Sent, DeliveryFailed, Received',
    'يجب أن يكون واحداً من Draft، Pending، Sent، DeliveryFailed، Received',
  ],
] as const)(
  'The problem of %s names its field and says what is wrong, in either language',
  async (_, path, asked, field, en, ar) => {
    for (const [language, message] of [
      ['en', en],
      ['ar', ar],
    ] as const) {
      const { status, body } = await ask(path, { ...asked, headers: { 'accept-language': language } });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field, message }]);
    }
  },
);

test('Every unknown field is named', async () => {
  const { body } = await ask('/v1/items', post({ ...item, colour: 'red', size: 1 }));
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['colour', 'size']);
  expect(body.detail).toBe('Fields that failed validation: 2.');
});
