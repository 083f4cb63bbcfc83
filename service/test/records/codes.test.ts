import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let companyId: string;
let ask: Ask;
let stranger: Ask;

beforeAll(async () => {
  opened = await openTestService();
  companyId = await opened.company();
  ask = asker(opened.app, await opened.key(companyId));
  stranger = asker(opened.app, await opened.key(await opened.company()));
});
afterAll(() => opened.close());

describe.each(['customers', 'items', 'vendors'])('A code of %s', (table) => {
  const path = `/v1/${table}`;
  const create = (code: string | null, by = ask) => by(path, { method: 'POST', body: { name: 'A', code } });
  const replace = (id: string, body: object) => ask(`${path}/${id}`, { method: 'PUT', body });

  test('belongs to one of them in a company: another one with it is answered with 409, in both languages', async () => {
    const { id } = (await create(' A-1 ')).body;
    const refused = await create('A-1');
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual([
      { field: 'code', message: expect.stringContaining(`GET ${path}?code=A-1`) },
    ]);
    const inArabic = await ask(`${path}?lang=ar`, { method: 'POST', body: { name: 'A', code: 'A-1' } });
    expect(inArabic.body.detail).toMatch(/^سجل آخر من النوع نفسه له الرمز A-1/);
    const other = (await create('A-2')).body.id;
    expect((await replace(other, { name: 'A', code: 'A-1' })).status).toBe(409);
    expect((await ask(`${path}/${other}`)).body.code).toBe('A-2');
    expect((await replace(id, { name: 'B', code: 'A-1' })).status).toBe(200);
    expect((await create('A-1', stranger)).status).toBe(201);
    expect((await create('a-1')).status).toBe(201);
  });

  test('is found as a whole, and free again once its record has another or is gone', async () => {
    const found = async (code: string) => (await ask(`${path}?code=${code}`)).body.items;
    const { id } = (await create('B-1')).body;
    expect(await found('B-1%20')).toMatchObject([{ id }]);
    expect(await found('B')).toEqual([]);
    await replace(id, { name: 'A', code: 'B-2' });
    const next = (await create('B-1')).body.id;
    await ask(`${path}/${next}`, { method: 'DELETE' });
    expect((await create('B-1')).status).toBe(201);
    expect((await create('x'.repeat(1000))).status).toBe(201);
    expect((await create('x'.repeat(1000))).status).toBe(409);
  });

  test('is given to one of several requests at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create('C-1')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

test('customers and vendors without a code may be many', async () => {
  for (const table of ['customers', 'vendors'])
    for (const code of [null, ' ', null, ' '])
      expect((await ask(`/v1/${table}`, { method: 'POST', body: { name: 'A', code } })).status).toBe(201);
});
