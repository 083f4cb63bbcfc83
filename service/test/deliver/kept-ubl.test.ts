import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { DeliveryOutcome } from '../../src/access-points/delivery.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker } from '../support/asking.ts';
import { invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

const delivered: { instanceId: string; envelope: string }[] = [];
let answers: DeliveryOutcome[] = [];

const now = `<cbc:ID>${invoice.invoiceNumber}<`;
const earlier = '<cbc:ID>earlier<';
const silent: DeliveryOutcome = { outcome: 'unavailable', reason: { text: 'receiverSilent' } };
const refused: DeliveryOutcome = { outcome: 'refused', reason: { text: 'receiverNotRegistered' } };

/** An earlier release wrote another text. */
async function asWrittenByAnotherRelease(): Promise<void> {
  await acrossCompanies(opened.service.database, async (scoped) => {
    const documents = scoped.selectFrom('submissions').where('message', '=', 'document');
    const rows = await documents.select(['id', 'ubl']).execute();
    for (const { id, ubl } of rows)
      await scoped
        .updateTable('submissions')
        .set({ ubl: ubl?.replace(now, earlier) ?? null })
        .where('id', '=', id)
        .execute();
  });
}

let refusedByOtherRules = false;

/** To rules under which what was valid is not, the documents look like this one. */
async function breakRules(): Promise<void> {
  await acrossCompanies(opened.service.database, (scoped) =>
    scoped
      .updateTable('documents')
      .set({ request: JSON.stringify(invalidInvoice) })
      .where('status', '=', 'Pending')
      .execute(),
  );
}

async function submit(id: string): Promise<void> {
  expect((await ask(`/v1/invoices/${id}/submit`, { method: 'POST' })).status).toBe(202);
  await opened.drain();
}

const opened = await openTestService({
  replaced: {
    delivery: takingDelivery(async ({ instanceId, message, envelope }) => {
      if (message !== 'document') return undefined;
      delivered.push({ instanceId, envelope });
      await asWrittenByAnotherRelease();
      if (refusedByOtherRules) await breakRules();
      return answers.shift();
    }),
  },
});
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
afterAll(() => opened.close());

test('A document that may have arrived goes out again as it was first sent, even if this release would write it otherwise', async () => {
  const { id } = (await ask('/v1/invoices', { method: 'POST', body: { ...invoice, uuid: randomUUID() } }))
    .body;
  answers = [silent, silent, silent, silent];
  await submit(id);
  expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('DeliveryFailed');
  const shown = await ask(`/v1/invoices/${id}`, { headers: { accept: 'application/xml' } });
  expect(shown.text).toContain(earlier);
  await submit(id);
  expect(delivered).toHaveLength(5);
  expect(new Set(delivered.map(({ instanceId }) => instanceId)).size).toBe(1);
  const [first, ...others] = delivered.splice(0);
  expect(first?.envelope).toContain(now);
  for (const { envelope } of others) expect(envelope).toContain(earlier);
  const { text } = await ask(`/v1/invoices/${id}`, { headers: { accept: 'application/xml' } });
  expect(text).toContain(earlier);
});

test('A document that may have arrived goes out again, even if the rules of this release would refuse it', async () => {
  const { id } = (await ask('/v1/invoices', { method: 'POST', body: { ...invoice, uuid: randomUUID() } }))
    .body;
  answers = [silent];
  refusedByOtherRules = true;
  await submit(id);
  refusedByOtherRules = false;
  expect(new Set(delivered.splice(0).map(({ instanceId }) => instanceId)).size).toBe(1);
  const { status, ruleSet } = (await ask(`/v1/invoices/${id}`)).body;
  expect(status).toBe('Sent');
  expect(ruleSet.id).toEqual(expect.any(String));
});

test('A document that was refused is written anew when it is submitted again', async () => {
  const { id } = (await ask('/v1/invoices', { method: 'POST', body: { ...invoice, uuid: randomUUID() } }))
    .body;
  answers = [refused];
  await submit(id);
  await submit(id);
  expect(delivered.map(({ envelope }) => envelope.includes(earlier))).toEqual([false, false]);
});
