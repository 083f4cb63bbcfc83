import { afterAll, expect, test } from 'vitest';
import { prepareDemo } from '../../src/cli/demo.ts';
import { allItems, asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

const opened = await openTestService();
afterAll(() => opened.close());

test('The demo starts with documents in every state, with purchases, and with one that was refused', async () => {
  const said = await prepareDemo(opened.service, 'http://127.0.0.1:8080', 'en');
  const [key = ''] = /pint_test_[\w-]+/.exec(said) ?? [];
  await opened.drain();
  const ask = asker(opened.app, key);
  const statusesIn = async (list: string) => {
    const items = await allItems(ask, list);
    return Object.fromEntries(items.map(({ invoiceNumber, status }) => [invoiceNumber, status]));
  };
  expect(await statusesIn('/v1/invoices?limit=200')).toEqual({
    'DEMO-1-DRAFT': 'Draft',
    'DEMO-2-TO-FIX': 'Draft',
    'DEMO-3-RECEIVED': 'Sent',
    'DEMO-4-NOT-REGISTERED': 'DeliveryFailed',
    'DEMO-5-REJECTED': 'DeliveryFailed',
    // Its receiver never answers: a test that waits for all tries sees it given up.
    'DEMO-6-WAITING': 'DeliveryFailed',
    'DEMO-7-TDD-RE': 'Sent',
  });
  expect(await statusesIn('/v1/purchase-invoices?limit=200')).toEqual({ 'DEMO-8-PURCHASE': 'Received' });
  const refused = await statusesIn('/v1/purchase-invoices?status=DeliveryFailed&limit=200');
  expect(refused).toEqual({ 'DEMO-9-REFUSED': 'DeliveryFailed' });
  // A second start adds nothing.
  await prepareDemo(opened.service, 'http://127.0.0.1:8080', 'en');
  expect(Object.keys(await statusesIn('/v1/invoices?limit=200'))).toHaveLength(7);
});

test('The commands of the demo work from a folder with a blank in its name: the path of the example is quoted', async () => {
  const said = await prepareDemo(opened.service, 'http://127.0.0.1:8080', 'en');
  expect(said).toMatch(/--data '@[^']+\/examples\/standard-invoice\.json' /);
});
