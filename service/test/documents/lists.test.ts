import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker } from '../support/asking.ts';
import { invalidInvoice, invoice } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company()));
  for (let day = 1; day <= 5; day += 1) {
    await ask('/v1/invoices', {
      method: 'POST',
      body: { ...invoice, invoiceNumber: `N-${day}`, issueDate: `2026-11-0${day}` },
    });
  }
});
afterAll(() => opened.close());

interface Listed {
  readonly invoiceNumber: string;
}
const numbers = (items: readonly Listed[]) => items.map(({ invoiceNumber }) => invoiceNumber);

describe('A list of documents', () => {
  test('has pages, newest first, and stays stable while documents are added', async () => {
    const first = await ask('/v1/invoices?limit=2');
    expect(numbers(first.body.items)).toEqual(['N-5', 'N-4']);
    await ask('/v1/invoices', { method: 'POST', body: { ...invoice, invoiceNumber: 'N-6' } });
    const second = await ask(`/v1/invoices?limit=2&cursor=${first.body.nextCursor}`);
    expect(numbers(second.body.items)).toEqual(['N-3', 'N-2']);
    const third = await ask(`/v1/invoices?limit=2&cursor=${second.body.nextCursor}`);
    expect(numbers(third.body.items)).toEqual(['N-1']);
    expect(third.body.nextCursor).toBeNull();
  });

  test('is filtered by status, dates and text', async () => {
    const dated = await ask('/v1/invoices?issuedFrom=2026-11-03&issuedTo=2026-11-04&text=n-');
    expect(numbers(dated.body.items)).toEqual(['N-4', 'N-3']);
    expect((await ask('/v1/invoices?status=Sent')).body.items).toEqual([]);
    expect(numbers((await ask('/v1/invoices?text=N-4')).body.items)).toEqual(['N-4']);
    expect((await ask('/v1/invoices?text=%25')).body.items).toEqual([]);
  });

  test('by days of issue starts with the latest issued, across pages too', async () => {
    const query = '/v1/invoices?issuedFrom=2026-11-02&limit=2';
    await ask('/v1/invoices', {
      method: 'POST',
      body: { ...invoice, invoiceNumber: 'N-7', issueDate: '2026-11-03' },
    });
    const pages = [(await ask(query)).body];
    while (pages.at(-1).nextCursor !== null)
      pages.push((await ask(`${query}&cursor=${pages.at(-1).nextCursor}`)).body);
    const listed = pages.flatMap(({ items }) => items);
    expect(listed.map(({ issueDate }) => issueDate)).toEqual(
      listed
        .map(({ issueDate }) => issueDate)
        .toSorted()
        .toReversed(),
    );
    expect(numbers(listed).filter((number) => number !== 'N-6')).toEqual(['N-5', 'N-4', 'N-7', 'N-3', 'N-2']);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'cursor=xyz',
    // The cursor is `p5`, of a list that is not sorted by day; the other holds a day that does not exist.
    'issuedFrom=2026-11-01&cursor=cDU',
    'issuedFrom=2026-11-01&cursor=ZDIwMjYtMDItMzBwNQ',
    'status=Lost',
    'issuedFrom=2026-02-30',
    // PostgreSQL has no year 0.
    'issuedTo=0000-01-01',
    'issuedFrom=2026-11-01&cursor=ZDAwMDAtMDEtMDFwNQ',
    // If two values contradict each other, neither may be ignored.
    'status=Draft&status=Sent',
    'sort=number',
  ])('is refused with 400 for %s', async (query) => {
    const answer = await ask(`/v1/invoices?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(1);
  });

  test.each(['issuedFrom=2026-02-30', 'text=%00', 'cursor=xyz', 'sort=number', 'limit=1&limit=2'])(
    'says in Arabic what is wrong with %s',
    async (query) => {
      const { body } = await ask(`/v1/invoices?${query}`, { headers: { 'accept-language': 'ar' } });
      expect(body.errors[0].message).toMatch(/\p{Script=Arabic}/u);
    },
  );

  test('uses the language of its address', async () => {
    const { status, headers } = await ask('/v1/invoices?lang=ar&limit=1');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect((await ask('/v1/invoices?lang=ar&limit=0')).body.title).toMatch(/\p{Script=Arabic}/u);
  });

  test('of failed documents has invoices and credit notes', async () => {
    for (const path of ['/v1/invoices', '/v1/credit-notes']) {
      const { body } = await ask(path, { method: 'POST', body: invalidInvoice });
      await ask(`${path}/${body.id}/submit`, { method: 'POST' });
    }
    await opened.drain();
    const all = await ask('/v1/invoices/failed');
    expect(all.body.items.map(({ documentType }: { documentType: string }) => documentType)).toEqual([
      'CreditNote',
      'Invoice',
    ]);
    expect((await ask('/v1/credit-notes/failed')).body.items).toHaveLength(1);
  });
});
