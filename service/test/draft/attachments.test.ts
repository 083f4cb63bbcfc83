import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { contentsOf } from '../../src/attachments/store.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { archiveDocuments } from '../../src/exports/archive-documents.ts';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const pdf = '%PDF-1.7 hours of November';
const base64 = Buffer.from(pdf).toString('base64');
const limit = 2_000;
let statements: string[] = [];

/** Sends a file, by default a PDF. */
function upload(
  by: Ask,
  {
    body = pdf,
    type = 'application/pdf',
    name = 'hours.pdf',
    key,
  }: Partial<Record<'body' | 'type' | 'name' | 'key', string>> = {},
) {
  const headers = { 'content-type': type, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const query = name === '' ? '' : `?fileName=${encodeURIComponent(name)}`;
  return by(`/v1/attachments${query}`, { method: 'POST', body, headers });
}

let numbers = 0;

function referring(entry: object) {
  numbers += 1;
  const additionalDocuments = [{ documentId: 'TS-11', description: 'Hours', ...entry }];
  return { ...invoice, invoiceNumber: `A-${numbers}`, additionalDocuments };
}

const create = (entry: object, by = ask) => by('/v1/invoices', { method: 'POST', body: referring(entry) });
const contents = () =>
  acrossCompanies(opened.service.database, (scoped) =>
    scoped.selectFrom('attachment_contents').where('company_id', '=', companyId).select('sha256').execute(),
  );

const opened = await openTestService({
  settings: { attachmentBytes: limit, maximumBodyBytes: 40_000 },
  onStatement: (text) => statements.push(text),
});
const companyId = await opened.company({ participantId: sellerId });
const ask = asker(opened.app, await opened.key(companyId));
const stranger = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
afterAll(() => opened.close());

describe('An attachment', () => {
  test('is kept once when it is sent again under its key, which belongs to its name too', async () => {
    const { body } = await upload(ask, { key: 'hours' });
    expect((await upload(ask, { key: 'hours' })).body).toEqual(body);
    expect((await upload(ask, { key: 'hours', name: 'others.pdf' })).status).toBe(409);
    expect((await ask('/v1/attachments')).body.items).toHaveLength(1);
    await ask(`/v1/attachments/${body.id}`, { method: 'DELETE' });
  });

  test.each([
    ['415', 'another type', { type: 'text/html' }],
    ['415', 'bytes of no known kind', { type: 'application/octet-stream', name: 'run.exe' }],
    ['400', 'nothing', { body: '' }],
    ['400', 'the name of a place', { name: '../hours.pdf' }],
    ['400', 'the name of a folder', { name: '..' }],
    ['400', 'a name that nobody sees', { name: '\u200b' }],
    ['400', 'a name that is read as another', { name: 'hours\u202efdp.exe' }],
    ['400', 'a name that no XML carries', { name: 'hours\uffff.pdf' }],
    ['402', 'more than the company may keep', { body: `%PDF${'x'.repeat(limit)}` }],
    ['413', 'more than a body may be', { body: `%PDF${'x'.repeat(50_000)}` }],
  ])('is refused with %s if it is %s', async (status, _, given) => {
    expect((await upload(ask, given)).status).toBe(Number(status));
  });

  test('of a company is kept beyond no limit when many are sent at once', async () => {
    const body = 'x'.repeat(limit / 2);
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => upload(ask, { body, type: 'text/csv', name: 'a.csv' })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 402, 402]);
    for (const { body: kept } of sent)
      if (kept.id !== undefined) await ask(`/v1/attachments/${kept.id}`, { method: 'DELETE' });
  });
});

describe('A document that refers to an attachment', () => {
  test('has it once, though another company keeps the same file', async () => {
    await upload(stranger, { name: 'theirs.pdf' });
    const { id: attachmentId } = (await upload(ask)).body;
    const { id } = (await create({ attachmentId })).body;
    const written = (await ask(`/v1/invoices/${id}`, { headers: { accept: 'application/xml' } })).text;
    expect(written.match(/<cbc:EmbeddedDocumentBinaryObject/g)).toHaveLength(1);
    const known = await acrossCompanies(opened.service.database, (scoped) =>
      contentsOf(scoped, companyId, [attachmentId]),
    );
    expect(JSON.parse(known)).toEqual([
      { id: attachmentId, fileName: 'hours.pdf', mediaType: 'application/pdf', base64 },
    ]);
  });

  test('is judged, written, shown and sent with it, and shows the reference', async () => {
    const { id: attachmentId } = (await upload(ask)).body;
    const { id } = (await create({ attachmentId })).body;
    const path = `/v1/invoices/${id}`;
    expect((await ask(`${path}/validate`, { method: 'POST' })).body).toMatchObject({
      valid: true,
      warnings: [],
    });
    const read = await ask(path);
    expect(read.body.document.additionalDocuments).toEqual([
      { documentId: 'TS-11', description: 'Hours', attachmentId },
    ]);
    expect(read.text).not.toContain(base64);
    expect((await ask(path, { method: 'PUT', body: read.body })).status).toBe(200);
    const embedded = new RegExp(`mimeCode="application/pdf" filename="hours.pdf">${base64}<`);
    expect((await ask(path, { headers: { accept: 'application/xml' } })).text).toMatch(embedded);
    expect((await ask(path, { headers: { accept: 'text/html' } })).text).toContain('hours.pdf');
    expect((await ask(`${path}/submit`, { method: 'POST' })).status).toBe(202);
    await opened.drain();
    expect((await ask(path)).body.status).toBe('Sent');
    expect((await ask(path, { headers: { accept: 'application/xml' } })).text).toMatch(embedded);
    const response = await opened.app.request(`${path}/evidence`, {
      headers: { 'x-api-key': await opened.key(companyId) },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(files[`attachments/01-${attachmentId}`] ?? new Uint8Array())).toBe(pdf);
    expect(strFromU8(files['request.json'] ?? new Uint8Array())).not.toContain(base64);
    const refused = await ask(`/v1/attachments/${attachmentId}`, { method: 'DELETE' });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(id)]);
  });

  test('may not be larger with it than one that carries it, and needs a key that may read it', async () => {
    const large = asker(opened.app, await opened.key(await opened.company()));
    const { id: attachmentId } = (await upload(large, { body: `%PDF${'x'.repeat(limit - 4)}` })).body;
    const [entry] = referring({ attachmentId }).additionalDocuments;
    const body = { ...invoice, additionalDocuments: [entry], notes: 'n'.repeat(36_500) };
    const { status, body: problem } = await large('/v1/invoices', { method: 'POST', body });
    expect([status, problem.errors[0].field]).toEqual([422, 'additionalDocuments']);
    // It would carry the file as often as it refers to it.
    const often = { ...invoice, additionalDocuments: [entry, entry] };
    for (const path of ['/v1/invoices', '/v1/validate']) {
      const { status, body } = await large(path, { method: 'POST', body: often });
      expect([status, body.errors?.[0]]).toEqual([
        422,
        {
          field: 'additionalDocuments[1].attachmentId',
          message:
            'pint-ae-service-attachment: additionalDocuments[0] refers to the same attachment. Leave one of the two entries out: a document has each attachment once.',
        },
      ]);
    }
    const writer = asker(opened.app, await opened.key(companyId, ['invoices:write']));
    const hidden = await create({ attachmentId }, writer);
    expect([hidden.status, hidden.body.detail]).toEqual([
      403,
      'The document refers to attachments that this API key may not read: it lacks the scope attachments:read. Use a key with that scope, or send the file in embeddedBase64.',
    ]);
    expect((await create({}, writer)).status).toBe(201);
  });

  test('gets from POST /v1/validate the verdict of its creation, and one that refers to none costs no more', async () => {
    const { id: attachmentId } = (await upload(ask)).body;
    const judge = (body: object, by = ask) => by('/v1/validate', { method: 'POST', body });
    const good = referring({ attachmentId });
    const { status, body: verdict, text } = await judge(good);
    expect([status, verdict.valid, verdict.warnings, text.includes(base64)]).toEqual([200, true, [], false]);
    const broken = { ...good, lines: invalidInvoice.lines };
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: broken })).body;
    const kept = (await ask(`/v1/invoices/${id}/validate`, { method: 'POST' })).body;
    const rules = (found: typeof kept) => found.issues.map(({ rule }: typeof kept) => rule);
    expect(rules((await judge(broken)).body)).toEqual(rules(kept));
    expect(kept.valid).toBe(false);
    // As large as a body may be, and too large with the file.
    const roomBeside = 40_000 - Buffer.byteLength(JSON.stringify({ ...good, notes: '' }));
    const writer = asker(opened.app, await opened.key(companyId, ['invoices:write']));
    for (const [refusal, wrong, by] of [
      [422, referring({ attachmentId: 'none' }), ask],
      [422, referring({ attachmentId, embeddedBase64: base64 }), ask],
      [422, { ...good, notes: 'n'.repeat(roomBeside) }, ask],
      [403, good, writer],
    ] as const) {
      const refused = await by('/v1/invoices', { method: 'POST', body: wrong });
      const judged = await judge(wrong, by);
      expect(judged.status).toBe(refusal);
      const told = { instance: '', traceId: '' };
      expect({ ...judged.body, ...told }).toEqual({ ...refused.body, ...told });
    }
    statements = [];
    expect((await judge(referring({}))).status).toBe(200);
    expect(statements.filter((text) => text.includes('attachments'))).toEqual([]);
  });

  test('goes to the archive with it, and what no other one refers to is removed then', async () => {
    const { id: attachmentId } = (await upload(ask, { body: `${pdf} archived` })).body;
    const before = await contents();
    const { id } = (await create({ attachmentId })).body;
    const folder = await mkdtemp(join(tmpdir(), 'pint-ae-archive-'));
    await archiveDocuments(opened.service, { folder, before: new Date(Date.now() + 60_000) });
    const [month = ''] = await readdir(join(folder, companyId));
    const files = unzipSync(await readFile(join(folder, companyId, month, `${id}.zip`)));
    expect(Object.keys(files)).toContain(`attachments/01-${attachmentId}`);
    expect((await ask(`/v1/attachments/${attachmentId}`)).status).toBe(404);
    expect((await contents()).length).toBeLessThan(before.length);
    await rm(folder, { recursive: true });
  });
});

test('A file is read where there is room for it three times: its Base64, and its bytes', async () => {
  const bytes = 40_000;
  const service = await openTestService({
    settings: { attachmentBytes: 1_000_000, maximumBodyBytes: 100_000, heldBytes: 6 * bytes },
  });
  try {
    const apiKey = await service.key(await service.company({ participantId: sellerId }));
    const by = asker(service.app, apiKey);
    const kept = await upload(by, { body: 'x'.repeat(bytes), type: 'text/csv', name: 'a.csv' });
    const path = `/v1/attachments/${kept.body.id}/content`;
    const leaving = new AbortController();
    const headers = { 'x-api-key': apiKey };
    const untaken = await service.app.request(path, { headers }, { ended: leaving.signal });
    expect([untaken.status, (await by(path)).status]).toEqual([200, 429]);
    leaving.abort();
    expect((await by(path)).status).toBe(200);
  } finally {
    await service.close();
  }
});
