import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { attachmentBytes, type Model, type ModelAttachment, type ModelDocument, pathOf } from './model.ts';
import { askOf, type Command, companyOf, picked, step, type Who } from './step.ts';

/** Few, so that both companies send the same bytes, and each of them again. */
export const files = ['%PDF hours', '%PDF a longer list of hours', '%PDF as many hours as a list may have'];

/** Reference of a document: nothing, a file of its company, one that was deleted, or one of the other company. */
export const references = ['nothing', 'own', 'gone', 'foreign'] as const;
export type Reference = (typeof references)[number];

/** The id to which a document refers, if there is such a file. */
export function referredTo(model: Model, who: Who, reference: Reference, pick: number): string | undefined {
  if (reference === 'own') return picked(model.companies[who].attachments, pick)?.id;
  if (reference === 'gone') return picked(model.companies[who].gone, pick);
  if (reference === 'foreign') return picked(model.companies[who === 0 ? 1 : 0].attachments, pick)?.id;
  return undefined;
}

/** Tells whether a company may refer to a file, or refers to none. */
export function isOwn(model: Model, who: Who, id: string | undefined): boolean {
  return id === undefined || model.companies[who].attachments.some((attachment) => attachment.id === id);
}

/** Returns what a document says of the file to which it refers. */
export function referring(attachmentId: string | undefined) {
  const entry = { documentId: 'TS-11', description: 'Hours', attachmentId };
  return attachmentId === undefined ? {} : { additionalDocuments: [entry] };
}

function keptBy(attachments: readonly ModelAttachment[]): number {
  return attachments.reduce((sum, { text }) => sum + text.length, 0);
}

export function upload(who: Who, key: Who, text: string): Command {
  return step(`${who}.upload(${text.length} bytes)`, async (model, real) => {
    const company = model.companies[who];
    model.numbers += 1;
    const path = `/v1/attachments?fileName=F-${model.numbers}.pdf`;
    const idempotencyKey = `m-${model.numbers}`;
    const headers = { 'content-type': 'application/pdf' };
    const request = {
      method: 'POST',
      body: text,
      headers: { ...headers, 'idempotency-key': idempotencyKey },
    };
    const answer = await askOf(real, who, key)(path, request);
    if (keptBy(company.attachments) + text.length > attachmentBytes)
      return void expect(answer.status).toBe(402);
    expect(answer.status).toBe(201);
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(answer.body).toMatchObject({ fileName: `F-${model.numbers}.pdf`, bytes: text.length, sha256 });
    company.attachments.push({ id: answer.body.id, text });
    company.answered.push({ path, body: text, headers, key: idempotencyKey, status: 201, text: answer.text });
  });
}

/** One to which a document refers stays. */
export function removeAttachment(who: Who, key: Who, pick: number, isUsed: boolean): Command {
  return step(`${who}.deleteAttachment(${pick}, ${isUsed ? 'used' : 'unused'})`, async (model, real) => {
    const company = model.companies[who];
    const used = new Set(company.documents.map(({ attachmentId }) => attachmentId));
    const such = company.attachments.filter(({ id }) => used.has(id) === isUsed);
    const attachment = picked(such, pick);
    if (attachment === undefined) return;
    const path = `/v1/attachments/${attachment.id}`;
    const { status } = await askOf(real, who, key)(path, { method: 'DELETE' });
    expect(status).toBe(isUsed ? 409 : 204);
    if (isUsed) return;
    company.attachments.splice(company.attachments.indexOf(attachment), 1);
    company.gone.push(attachment.id);
    expect((await askOf(real, who, key)(`${path}/content`)).status).toBe(404);
  });
}

/** Every key of its company reads a file, no other company does, and one that may only read deletes nothing. */
export function readAttachment(who: Who, pick: number): Command {
  return step(`${who}.readAttachment(${pick})`, async (model, real) => {
    const attachment = picked(model.companies[who].attachments, pick);
    if (attachment === undefined) return;
    const path = `/v1/attachments/${attachment.id}`;
    const { reader } = companyOf(real, who);
    expect(await reader(`${path}/content`)).toMatchObject({ status: 200, text: attachment.text });
    expect((await reader(path)).body).toMatchObject({ id: attachment.id, bytes: attachment.text.length });
    expect((await reader(path, { method: 'DELETE' })).status).toBe(403);
    const stranger = askOf(real, who === 0 ? 1 : 0, 0);
    for (const [address, method] of [
      [path, 'GET'],
      [`${path}/content`, 'GET'],
      [path, 'DELETE'],
    ] as const)
      expect((await stranger(address, { method })).status).toBe(404);
  });
}

/** A company has its files, newest first, and each text once. */
export async function expectAttachments(model: Model, real: Parameters<Command['run']>[1], who: Who) {
  const { attachments } = model.companies[who];
  const { reader, contents } = companyOf(real, who);
  const { body } = await reader('/v1/attachments?limit=200');
  const ids = body.items.map(({ id }: { readonly id: string }) => id);
  expect(ids).toEqual(attachments.map(({ id }) => id).reverse());
  expect((await reader('/v1/usage')).body.attachments.bytes).toBe(keptBy(attachments));
  const stored = (await contents()).map((base64) => Buffer.from(base64, 'base64').toString());
  expect(stored.sort()).toEqual([...new Set(attachments.map(({ text }) => text))].sort());
}

/** A document shows the reference that it was given, and is written with the bytes of the file. */
export function readDocument(who: Who, key: Who, pick: number): Command {
  return step(`${who}.readDocument(${pick})`, async (model, real) => {
    const { documents, attachments } = model.companies[who];
    const document: ModelDocument | undefined = picked(documents, pick);
    if (document === undefined) return;
    const { attachmentId } = document;
    const path = `${pathOf(document.kind)}/${document.id}`;
    const ask = askOf(real, who, key);
    expect((await ask(path)).body.document).toMatchObject(referring(attachmentId));
    if (!document.valid) return;
    const { text } = await ask(path, { headers: { accept: 'application/xml' } });
    const file = attachments.find(({ id }) => id === attachmentId)?.text;
    const written = /<cbc:EmbeddedDocumentBinaryObject[^>]*>([^<]*)</.exec(text)?.[1];
    expect(written).toBe(file && Buffer.from(file).toString('base64'));
  });
}
