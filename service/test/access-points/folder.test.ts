import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { folderDelivery } from '../../src/access-points/folder.ts';
import { administer } from '../../src/admin-commands/administer.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { processSubmissions } from '../../src/deliver/process-submission.ts';
import { startWork } from '../../src/lifecycle/background.ts';
import { asker, submitNew } from '../support/asking.ts';
import { makeDue } from '../support/due-now.ts';
import { buyerId, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let numbers = 0;

async function submitted(): Promise<string> {
  numbers += 1;
  const body = { ...invoice, invoiceNumber: `F-${numbers}` };
  const id = await submitNew(ask, body);
  await opened.drain();
  return id;
}

/** The same, with its file in the outbox and the place of its receipt. */
async function submittedFile() {
  const before = new Set(await outbox());
  const id = await submitted();
  const name = (await outbox()).find((entry) => !before.has(entry)) ?? '';
  return { id, name, receipt: join(folder, 'receipts', name.replace('.xml', '.json')) };
}

const statusOf = async (id: string) => (await ask(`/v1/invoices/${id}`)).body.status;

/** Makes everything that waits due now, and processes it. */
async function lookAgain(): Promise<void> {
  await makeDue(opened.service.database);
  await opened.drain();
}

const outbox = () => readdir(join(folder, 'outbox'));

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-folder-'));
const opened = await openTestService({ delivery: { adapter: 'folder', folder } });
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
const buyerAsk = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

describe('A document that is delivered through a folder', () => {
  test('waits in the outbox until its receipt says that it was delivered', async () => {
    const id = await submitted();
    const [name = ''] = await outbox();
    expect(await statusOf(id)).toBe('Pending');
    await lookAgain();
    expect(await statusOf(id)).toBe('Pending');
    expect(await outbox()).toEqual([name]);
    const receipt = join(folder, 'receipts', name.replace('.xml', '.json'));
    await writeFile(receipt, '{"delivered":true,"receipt":"as4-1"}');
    await lookAgain();
    expect(await statusOf(id)).toBe('Sent');
  });

  test('is not written again once somebody has taken it from the outbox, and waits for its receipt', async () => {
    const { id, name, receipt } = await submittedFile();
    const taken = await readFile(join(folder, 'outbox', name), 'utf8');
    await rm(join(folder, 'outbox', name));
    await lookAgain();
    await lookAgain();
    expect(await outbox()).not.toContain(name);
    await writeFile(receipt, '{"delivered":true}');
    await lookAgain();
    expect(await statusOf(id)).toBe('Sent');
    await writeFile(join(folder, 'outbox', name), taken);
  });

  test.each([
    [0, 5],
    [20 * 60, 120],
    [24 * 3600, 300],
  ])(
    'that has waited for %i seconds is looked for again after %i, so that jobs do not pile up',
    async (waited, seconds) => {
      const id = await submitted();
      const { database } = opened.service;
      const submission = () =>
        acrossCompanies(database, (scoped) =>
          scoped
            .selectFrom('submissions')
            .selectAll()
            .where('document_id', '=', id)
            .executeTakeFirstOrThrow(),
        );
      const { id: submissionId, company_id: companyId, handed_over_at: since } = await submission();
      const now = new Date((since?.getTime() ?? 0) + waited * 1000);
      await Promise.all(
        processSubmissions({ ...opened.service, clock: { now: () => now } }, [{ companyId, submissionId }]),
      );
      expect((await submission()).due_at).toEqual(new Date(now.getTime() + seconds * 1000));
      await writeFile(join(folder, 'receipts', `${submissionId}.json`), '{"delivered":true}');
      await lookAgain();
      expect(await statusOf(id)).toBe('Sent');
    },
  );

  test('is Sent by a receipt that begins with a byte order mark, as some systems write it', async () => {
    const { id, receipt } = await submittedFile();
    await writeFile(receipt, '\uFEFF{"delivered":true,"receipt":"as4-2"}');
    await lookAgain();
    expect(await statusOf(id)).toBe('Sent');
  });

  test('fails when its receipt says so', async () => {
    const { id, receipt } = await submittedFile();
    await writeFile(receipt, '{"delivered":false,"reason":"The receiver is unknown."}');
    await lookAgain();
    expect((await ask(`/v1/invoices/${id}`)).body).toMatchObject({
      status: 'DeliveryFailed',
      submissionError: 'The document was refused: The receiver is unknown.',
    });
  });

  test.each([
    ['{"delivered":false,"reason":"no \\u0000 \\ud800"}', 'DeliveryFailed'],
    ['{"delivered":true,"receipt":"r\\u0000"}', 'Sent'],
  ])('ends by the receipt %s, whose characters the database cannot store', async (receipt, status) => {
    const { id, receipt: file } = await submittedFile();
    await writeFile(file, receipt);
    await lookAgain();
    expect(await statusOf(id)).toBe(status);
  });

  test('that was refused goes to the outbox again when it is submitted again, and waits for a new receipt', async () => {
    const { id, name, receipt } = await submittedFile();
    await writeFile(receipt, '{"delivered":false,"reason":"The receiver is not registered yet."}');
    await lookAgain();
    expect(await statusOf(id)).toBe('DeliveryFailed');
    await rm(join(folder, 'outbox', name));
    expect((await ask(`/v1/invoices/${id}/submit`, { method: 'POST' })).status).toBe(202);
    await lookAgain();
    expect(await statusOf(id)).toBe('Pending');
    expect(await outbox()).toContain(name);
    await writeFile(receipt, '{"delivered":true}');
    await lookAgain();
    expect(await statusOf(id)).toBe('Sent');
  });

  test('that nobody answers goes to the outbox again when it is handed over again', async () => {
    const { id, name, receipt } = await submittedFile();
    await writeFile(receipt, '{"delivered":true}');
    await lookAgain();
    const sent = await readFile(join(folder, 'outbox', name));
    await rm(join(folder, 'outbox', name));
    await acrossCompanies(opened.service.database, (scoped) =>
      sql`update unanswered set since = '2026-01-01'`.execute(scoped),
    );
    await administer(opened.service, ['unanswered', 'resend', name.replace('.xml', '')]);
    await lookAgain();
    expect(await readFile(join(folder, 'outbox', name))).toEqual(sent);
    await writeFile(receipt, '{"delivered":true}');
    await lookAgain();
    expect(await statusOf(id)).toBe('Sent');
  });

  test('that was given up is Sent when it is submitted again and a receipt says that it had arrived', async () => {
    const { id, receipt } = await submittedFile();
    await writeFile(receipt, '{"delivered":');
    await lookAgain();
    expect(await statusOf(id)).toBe('DeliveryFailed');
    await writeFile(receipt, '{"delivered":true}');
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await lookAgain();
    expect(await statusOf(id)).toBe('Sent');
  });
});

test('A folder in which nothing can be written ends the start, not the delivery of each document', async () => {
  const file = join(folder, 'a file');
  await writeFile(file, '');
  const { log, delivery, ...service } = opened.service;
  const inFile = folderDelivery({ folder: file, receive: async () => Promise.reject() }, log);
  const started = startWork({ ...service, log, delivery: inFile });
  await expect(started).rejects.toThrow(`FOLDER: the service cannot read and write in ${file}`);
});

test('A file in the inbox is received once and moved', async () => {
  const [name = ''] = await outbox();
  const text = await readFile(join(folder, 'outbox', name), 'utf8');
  await mkdir(join(folder, 'inbox'), { recursive: true });
  for (const file of ['a.xml', 'again.xml']) await writeFile(join(folder, 'inbox', file), text);
  await writeFile(join(folder, 'inbox', 'other.xml'), '<Order/>');
  await opened.service.delivery.collect();
  expect((await readdir(join(folder, 'inbox', 'taken'))).sort()).toEqual(['a.xml', 'again.xml']);
  expect(await readdir(join(folder, 'inbox', 'refused'))).toEqual(['other.xml']);
  expect((await buyerAsk('/v1/purchase-invoices')).body.items).toHaveLength(1);
});

test('A file in the inbox that is not UTF-8 is refused and kept aside: no letter of it is changed', async () => {
  const inbox = join(folder, 'inbox');
  const [name = ''] = await outbox();
  const text = (await readFile(join(folder, 'outbox', name), 'utf8')).replace('UTF-8', 'ISO-8859-1');
  const before = (await buyerAsk('/v1/purchase-invoices')).body.items.length;
  const latin = Buffer.from(
    text.replaceAll(name.replace('.xml', ''), 'latin').replace('LLC', 'Café'),
    'latin1',
  );
  await writeFile(join(inbox, 'latin.xml'), latin);
  await opened.service.delivery.collect();
  expect(await readFile(join(inbox, 'refused', 'latin.xml'))).toEqual(latin);
  expect((await buyerAsk('/v1/purchase-invoices')).body.items).toHaveLength(before);
  const refused = await administer(opened.service, ['refused', 'list']);
  expect(refused.text).toContain('The received message is not UTF-8.');
});

test('A file in the inbox that cannot be read holds up no other', async () => {
  const inbox = join(folder, 'inbox');
  await mkdir(join(inbox, 'a folder.xml'));
  await writeFile(join(inbox, 'z.xml'), '<Order/>');
  await opened.service.delivery.collect();
  expect(await readdir(join(inbox, 'refused'))).toContain('z.xml');
  expect((await readdir(inbox)).sort()).toEqual(['a folder.xml', 'refused', 'taken']);
});
