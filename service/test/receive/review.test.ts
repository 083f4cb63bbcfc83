import { convert } from 'pint-ae';
import { expect, test } from 'vitest';
import { asker } from '../support/asking.ts';
import { buyerId, invalidInvoice, stranger } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

test('A purchase that was refused when it came in is not reviewed', async () => {
  const opened = await openTestService();
  const buyer = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
  const body = convert({ ...invalidInvoice, seller: stranger, invoiceNumber: 'R-1' }).xml ?? '';
  await opened.bring(body);
  const [refused] = (await buyer('/v1/purchase-invoices/refused')).body.items;
  const path = `/v1/purchase-invoices/${refused.id}/review`;
  const answer = await buyer(path, { method: 'POST', body: { state: 'accepted' } });
  expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining('it is not a purchase')]);
  await opened.close();
});
