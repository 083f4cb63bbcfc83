import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

const statements: string[] = [];
let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService({
    replaced: {
      delivery: {
        deliver: async () => ({ outcome: 'delivered', receipt: null }),
        collect: async () => {},
      },
    },
    onStatement: (text) => statements.push(text),
  });
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
});
afterAll(() => opened.close());

/** How many statements are sent to the database for some work. */
async function sentFor(work: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await work();
  return statements.length;
}

const newDraft = async (): Promise<string> =>
  (await ask('/v1/invoices', { method: 'POST', body: invoice })).body.id;

describe('So many statements are sent to the database', () => {
  test.each([
    ['to say who asks', 1, () => ask('/v1/whoami')],
    ['to create a document', 8, newDraft],
  ])('%s: %i', async (_, count, work) => {
    expect(await sentFor(work)).toBe(count);
  });

  test('to read a document: 2, and to validate it: 2', async () => {
    const id = await newDraft();
    expect(await sentFor(() => ask(`/v1/invoices/${id}`))).toBe(2);
    expect(await sentFor(() => ask(`/v1/invoices/${id}/validate`, { method: 'POST' }))).toBe(2);
  });
});
