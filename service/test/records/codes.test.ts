import { afterAll, describe, expect, test } from 'vitest';
import { asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

const opened = await openTestService();
const ask = asker(opened.app, await opened.key(await opened.company()));
afterAll(() => opened.close());

describe.each(['customers', 'items', 'vendors'])('A code of %s', (table) => {
  test('is given to one of several requests at the same moment', async () => {
    const body = { name: 'A', code: 'C-1' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(`/v1/${table}`, { method: 'POST', body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
