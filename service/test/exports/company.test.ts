import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { createApp } from '../../src/app/app.ts';
import { onArchive } from '../../src/cli/archive.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { fingerprintOf } from '../../src/exports/archive-format.ts';
import { documentsIn } from '../../src/exports/read-archive.ts';
import { readSettings } from '../../src/settings.ts';
import { asker } from '../support/asking.ts';
import { buyerId, creditNote, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const { privateKey: exportKey } = generateKeyPairSync('ed25519');
/** More than are read at once. */
const drafts = 23;

const archive = (...words: string[]) => onArchive({ language: 'en', words: ['archive', ...words] });
const listed = (text = '') => text.split('\n').map((line) => JSON.parse(line));

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-export-'));
const file = join(folder, 'falcon.tar');
const opened = await openTestService({ settings: { exportKey, exportFolder: folder } });
const company = await opened.company({ participantId: sellerId });
const ask = asker(opened.app, await opened.key(company));
const other = await opened.company({ participantId: buyerId });
const otherAsk = asker(opened.app, await opened.key(other));
const create = async (by: typeof ask, path: string, body: object) =>
  (await by(path, { method: 'POST', body })).body.id;
for (let at = 0; at < drafts; at += 1)
  await create(ask, '/v1/invoices', { ...invoice, invoiceNumber: `X-${at}` });
const sent = await create(ask, '/v1/invoices', { ...invoice, invoiceNumber: 'X-SENT' });
await ask(`/v1/invoices/${sent}/submit`, { method: 'POST' });
const { seller, buyer } = invoice;
const arriving = { ...creditNote, invoiceNumber: 'X-ARRIVED', seller: buyer, buyer: seller };
const arrived = await create(otherAsk, '/v1/credit-notes', arriving);
await otherAsk(`/v1/credit-notes/${arrived}/submit`, { method: 'POST' });
await create(otherAsk, '/v1/invoices', { ...invoice, invoiceNumber: 'OF-ANOTHER' });
await create(ask, '/v1/customers', { name: 'Oasis Consulting' });
await opened.drain();
const done = await administer(opened.service, ['companies', 'export', company, '--to', file]);
expect(done.code, done.text).toBe(0);
const said = done.text;
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

test('An export holds every document of the company, and nothing of another', async () => {
  expect(said).toContain(`Documents exported: ${drafts + 2}`);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const content = await readFile(file, 'latin1');
  expect(content).toContain('Oasis Consulting');
  expect(content).toContain('"operation":"createInvoice"');
  expect(content).toContain('"operation":"companies export"');
  expect(content).not.toContain('OF-ANOTHER');
});

test('archive verify finds it as it was signed, and tells the company and the key', async () => {
  const key = fingerprintOf(exportKey);
  expect(said).toContain(key);
  const verified = await archive('verify', file, '--key', key);
  expect(verified).toMatchObject({ code: 0 });
  expect(verified?.text).toContain(company);
  expect(verified?.text).toContain(key);
});

test('archive read finds a document by its number or its id, with its evidence', async () => {
  const found = listed((await archive('read', file, 'X-SENT', folder))?.text);
  expect(found).toMatchObject([{ invoiceNumber: 'X-SENT', status: 'Sent', direction: 'Outbound' }]);
  const [{ id }] = found;
  const evidence = unzipSync(new Uint8Array(await readFile(join(folder, `${id}.zip`))));
  const names = Object.keys(evidence);
  expect(names).toEqual(expect.arrayContaining(['request.json', 'verdict.json', 'history.json']));
  expect(names.filter((name) => /^messages\/.*-document\.xml$/.test(name))).toHaveLength(1);
  expect(listed((await archive('read', file, id))?.text)).toEqual(found);
  const [arrived] = await documentsIn(file, 'X-ARRIVED');
  expect(arrived?.document).toMatchObject({ direction: 'Inbound', kind: 'credit-note' });
  expect(
    strFromU8(unzipSync(arrived?.evidence ?? new Uint8Array())['received.xml'] ?? new Uint8Array()),
  ).toContain('X-ARRIVED');
  expect(await archive('read', file, 'X-NONE')).toMatchObject({ code: 1 });
});

test('archive verify names the file of a changed byte, wherever it is, and what was cut off', async () => {
  const whole = await readFile(file);
  const changed = join(folder, 'changed.tar');
  const verified = async (bytes: Uint8Array) => {
    await writeFile(changed, bytes);
    return archive('verify', changed);
  };
  const [found] = await documentsIn(file, 'X-7');
  if (found === undefined) throw new Error('X-7 is missing.');
  // A tar has the name of a file 512 bytes before its content.
  for (const name of [found.document.file, 'audit.ndjson', 'index.ndjson']) {
    const at = whole.indexOf(name) + 512 + 40;
    const bytes = new Uint8Array(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(await verified(bytes)).toEqual({ code: 1, text: `${name} was changed.` });
  }
  for (const [name, fault] of [
    ['manifest.json', 'manifest.json is not signed'],
    ['signature.json', 'manifest.json is not signed'],
  ] as const) {
    const at = whole.lastIndexOf(`${name}\0`) + 512 + 60;
    const bytes = new Uint8Array(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const { code, text } = (await verified(bytes)) ?? { code: 0, text: '' };
    expect([code, text.includes(fault)], name).toEqual([1, true]);
  }
  // The first entry again, before all: a header of 512 bytes and its content in blocks.
  const size = Number.parseInt(new TextDecoder().decode(whole.subarray(124, 135)), 8);
  const first = whole.subarray(0, 512 + 512 * Math.ceil(size / 512));
  const { text: twice = '' } = (await verified(Buffer.concat([first, whole]))) ?? {};
  expect(twice).toContain(new TextDecoder().decode(whole.subarray(0, 100)).split('\0')[0]);
  const cut = await verified(whole.subarray(0, Math.floor(whole.length / 2)));
  expect(cut).toMatchObject({ code: 1, text: expect.stringContaining('manifest.json is not signed') });
});

test('archive verify refuses what another key has signed, if it is told which it has to be', async () => {
  const verified = await archive(
    'verify',
    file,
    '--key',
    fingerprintOf(generateKeyPairSync('ed25519').privateKey),
  );
  await expect(archive('verify', file, '--key')).rejects.toThrow('key');
  expect(verified).toEqual({ code: 1, text: 'signature.json is signed with a key other than --key.' });
});

test('There is no export without a key, of no company, over a file, or to a relative path', async () => {
  const exported = async (id: string, to: string) =>
    (await administer(opened.service, ['companies', 'export', id, '--to', to])).text;
  expect(await exported(company, file)).toContain('already exists');
  expect(await exported('none', join(folder, 'none.tar'))).toContain('company');
  expect(await exported(company, 'relative.tar')).toContain('relative.tar');
  const service = { ...opened.service, settings: { ...opened.service.settings, exportKey: undefined } };
  const without = await administer(service, ['companies', 'export', company, '--to', join(folder, 'a.tar')]);
  expect(without.text).toContain('EXPORT_KEY');
  expect(() => readSettings({ EXPORT_KEY: 'none' })).toThrow('Ed25519');
});

test('A company is exported by the operator to the folder of the service, and nowhere without one', async () => {
  const operator = asker(opened.app, await opened.operatorKey());
  const path = `/v1/operator/companies/${company}/export`;
  const { status, body } = await operator(path, { method: 'POST' });
  expect([status, body.documents, body.key]).toEqual([200, drafts + 2, fingerprintOf(exportKey)]);
  expect(body.file.startsWith(`${folder}/${company}-`)).toBe(true);
  expect((await archive('verify', body.file))?.code).toBe(0);
  expect((await operator(`/v1/operator/companies/${company}`)).body.exportedAt).not.toBeNull();
  expect((await operator('/v1/operator/companies/none/export', { method: 'POST' })).status).toBe(404);
  const { settings } = opened.service;
  const without = createApp({ ...opened.service, settings: { ...settings, exportFolder: undefined } });
  const refused = await asker(without, await opened.operatorKey())(path, { method: 'POST' });
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('EXPORT_FOLDER')]);
});

test('A company is erased once it is closed and exported, but for what the law keeps, which is said', async () => {
  const own = await opened.company({ name: 'Gone LLC', participantId: '0235:1000000079' });
  const ask = asker(opened.app, await opened.key(own));
  const operator = asker(opened.app, await opened.operatorKey());
  const erase = () => operator(`/v1/operator/companies/${own}/erase`, { method: 'POST' });
  const exported = join(folder, 'gone.tar');
  const seller = { ...invoice.seller, participantId: '0235:1000000079', trn: '100000007900003' };
  const create = async (invoiceNumber: string, buyer = invoice.buyer) =>
    (await ask('/v1/invoices', { method: 'POST', body: { ...invoice, seller, buyer, invoiceNumber } })).body
      .id;
  await create('GONE-DRAFT');
  const sent = await create('GONE-SENT');
  // Nobody answered: it may have arrived.
  const tried = await create('GONE-TRIED', { ...invoice.buyer, participantId: '0235:1000000503' });
  const handedOver = await create('GONE-HANDED-OVER', { ...invoice.buyer, participantId: '0235:1000000503' });
  for (const id of [sent, tried, handedOver]) await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
  for (const id of [tried, handedOver])
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('DeliveryFailed');
  expect((await ask(`/v1/invoices/${sent}`)).body.status).toBe('Sent');
  await ask('/v1/customers', { method: 'POST', body: { name: 'Somebody' } });
  const attached = await ask('/v1/attachments', {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
    body: Buffer.from('%PDF-1.7'),
  });
  expect(attached.status).toBe(201);
  await ask('/v1/webhooks', {
    method: 'POST',
    body: { targetUrl: 'https://a.example/', eventTypes: ['document.sent'] },
  });
  expect((await erase()).body).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Close the company'),
  });
  await administer(opened.service, ['companies', 'close', own]);
  expect((await erase()).body.detail).toContain('No archive of it was made');
  const arabic = await operator(`/v1/operator/companies/${own}/erase`, {
    method: 'POST',
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.body.detail).toContain('لم يُنشأ لها أرشيف');
  expect((await administer(opened.service, ['companies', 'export', own, '--to', exported])).code).toBe(0);
  const { database } = opened.service;
  await acrossCompanies(database, (scoped) =>
    scoped
      .updateTable('submissions')
      .set({ attempts: 0, handed_over_at: new Date() })
      .where('document_id', '=', handedOver)
      .execute(),
  );
  // The years of keeping run from the last change.
  await acrossCompanies(database, (scoped) =>
    sql`update documents set created_at = '1990-01-01', updated_at = now() where id = ${sent}`.execute(
      scoped,
    ),
  );
  expect((await erase()).body.detail).toContain('has changed since its archive was made');
  expect((await administer(opened.service, ['companies', 'export', own, '--to', `${exported}2`])).code).toBe(
    0,
  );
  const reportIs = (state: 'open' | 'delivered') =>
    acrossCompanies(database, (scoped) =>
      scoped.updateTable('submissions').set({ state }).where('document_id', '=', sent).execute(),
    );
  await reportIs('open');
  expect((await erase()).body.detail).toContain('still on their way');
  await reportIs('delivered');
  const erasable = await operator(`/v1/operator/companies/${own}/erasable`);
  const { status, body } = await erase();
  expect([status, body.removed, body.kept]).toEqual([200, 1, 3]);
  const { done: _, ...counts } = body;
  expect(erasable.body).toEqual({ ...counts, records: 1, webhooks: 1, keys: 1 });
  const years = opened.service.settings.retention.documentYears;
  expect(body.keptUntil.slice(0, 4)).toBe(String(new Date().getUTCFullYear() + years));
  expect(body.done).toContain('except the data that the law');
  const left = await acrossCompanies(database, async (scoped) => {
    const count = async (
      table: 'documents' | 'api_keys' | 'webhooks' | 'events' | 'customers' | 'submissions' | 'audit',
    ) => (await scoped.selectFrom(table).where('company_id', '=', own).select('id').execute()).length;
    return {
      documents: await count('documents'),
      keys: await count('api_keys'),
      webhooks: await count('webhooks'),
      events: await count('events'),
      customers: await count('customers'),
      files: (
        await scoped
          .selectFrom('attachment_contents')
          .where('company_id', '=', own)
          .select('sha256')
          .execute()
      ).length,
      hasMessages: (await count('submissions')) > 0,
      hasAudit: (await count('audit')) > 0,
    };
  });
  expect(left).toEqual({
    documents: 3,
    keys: 0,
    webhooks: 0,
    events: 0,
    customers: 0,
    files: 0,
    hasMessages: true,
    hasAudit: true,
  });
  expect((await operator(`/v1/operator/companies/${own}`)).body).toMatchObject({
    status: 'closed',
    exportedAt: expect.any(String),
    erasedAt: expect.any(String),
  });
  expect(await documentsIn(`${exported}2`, 'GONE-DRAFT')).toHaveLength(1);
  await acrossCompanies(database, (scoped) =>
    sql`update documents set created_at = now() - interval '40 years', updated_at = now() - interval '40 years'
      where company_id = ${own}`.execute(scoped),
  );
  expect((await administer(opened.service, ['companies', 'export', own, '--to', `${exported}3`])).code).toBe(
    0,
  );
  expect(await administer(opened.service, ['companies', 'erase', own])).toEqual({
    code: 0,
    text: 'The company is erased. Documents removed: 3. None are kept.',
  });
  expect((await administer(opened.service, ['companies', 'erase', 'operator'])).code).toBe(2);
});
