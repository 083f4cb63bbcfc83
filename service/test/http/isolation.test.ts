import { afterAll, describe, expect, test } from 'vitest';
import { libraryOperations } from '../../src/app/library-routes.ts';
import { operations } from '../../src/app/operations.ts';
import type { Operation } from '../../src/http/operation.ts';
import { isOperatorScope, scopes } from '../../src/keys/scopes.ts';
import { asker, submitNew } from '../support/asking.ts';
import { askedBy, type Possessions, pathOn, pathOnOwn, possess, resourceOf } from '../support/operations.ts';
import { buyerId, creditNote, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

/** The owner receives a document from the stranger. */
async function arrive(path: string): Promise<void> {
  const body = path.endsWith('credit-notes') ? creditNote : invoice;
  await submitNew(stranger, body, path);
  await opened.drain();
}

const isOfOperator = ({ scope }: Operation) => scope !== null && isOperatorScope(scope);
const ofOperator = operations.filter(isOfOperator);
const ofCompanies = operations.filter((operation) => !isOfOperator(operation));
const withId = ofCompanies.filter(({ path }) => path.includes('{id}'));
const lists = ofCompanies.filter(({ name, method }) => method === 'get' && /^list/.test(name));
const scoped = ofCompanies.filter(({ scope }) => scope !== null);

const opened = await openTestService({ replaced: { sendWebhook: async () => 200 } });
const ownerId = await opened.company({ participantId: buyerId });
const owner = asker(opened.app, await opened.key(ownerId));
const stranger = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
await arrive('/v1/invoices');
await arrive('/v1/credit-notes');
const [purchaseInvoice, purchaseCreditNote] = await Promise.all(
  ['/v1/purchase-invoices', '/v1/purchase-credit-notes'].map(
    async (path) => (await owner(path)).body.items[0].id,
  ),
);
const owned: Possessions = {
  ...(await possess(owner)),
  'purchase-invoices': purchaseInvoice,
  'purchase-credit-notes': purchaseCreditNote,
};
afterAll(() => opened.close());

describe('The resources of another company', () => {
  test.each(withId)('are not found by $method $path', async (operation) => {
    const id = owned[resourceOf(operation)] ?? '';
    expect(id).not.toBe('');
    const theirs = await stranger(pathOnOwn(operation, owned), askedBy(operation));
    const nobodys = await stranger(pathOn(operation, 'none', owned), askedBy(operation));
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, instance: null, traceId: null }).toEqual({
      ...nobodys.body,
      instance: null,
      traceId: null,
    });
  });

  test.each(lists.filter(({ path }) => !path.includes('{id}')))(
    'is not listed by $path',
    async (operation) => {
      const mine: readonly { id: string }[] = (await owner(operation.path)).body.items;
      const theirs: readonly { id: string }[] = (await stranger(operation.path)).body.items;
      const ids = new Set(mine.map(({ id }) => id));
      expect(theirs.filter(({ id }) => ids.has(id))).toEqual([]);
    },
  );

  test('are not changed by any of these requests', async () => {
    for (const resource of new Set(withId.map(resourceOf))) {
      const id = owned[resource];
      expect((await owner(`/v1/${resource}/${id}`)).status, resource).toBe(200);
    }
  });
});

describe('A key without the scope', () => {
  test.each(scoped)('is refused by $method $path', async (operation) => {
    const others = scopes.filter(
      (scope) => scope !== operation.scope && scope !== operation.scope?.replace(':read', ':write'),
    );
    const ask = asker(opened.app, await opened.key(ownerId, others));
    expect((await ask(pathOnOwn(operation, owned), askedBy(operation))).status).toBe(403);
  });
});

describe('A key of the operator', () => {
  test.each(ofCompanies.filter(({ scope }) => scope !== null && scope !== 'audit:read'))(
    'is refused by $method $path',
    async (operation) => {
      const ask = asker(opened.app, await opened.operatorKey());
      expect((await ask(pathOnOwn(operation, owned), askedBy(operation))).status).toBe(403);
    },
  );

  test('reads no audit but its own', async () => {
    const entries = (await asker(opened.app, await opened.operatorKey())('/v1/audit')).body.items;
    expect(entries).toEqual([]);
  });
});

describe('A key of a company with every scope of companies', () => {
  test.each(ofOperator)('is refused by $method $path', async (operation) => {
    const answer = await owner(pathOn(operation, ownerId, owned), askedBy(operation));
    expect([answer.status, answer.body.detail]).toEqual([403, expect.stringContaining('operator:')]);
  });
});

describe('An operation of the library', () => {
  test.each(libraryOperations.map(({ path }) => `/v1${path}`))(
    'is refused at %s without a key',
    async (path) => {
      for (const method of ['GET', 'POST'])
        expect((await asker(opened.app, '')(path, { method })).status).toBe(401);
    },
  );
});

describe('A request without a key', () => {
  test.each(operations)('is refused by $method $path', async (operation) => {
    const answer = await asker(opened.app, '')(pathOn(operation, 'none', owned), askedBy(operation));
    expect(answer.status).toBe(401);
  });
});
