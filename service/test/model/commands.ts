import fc from 'fast-check';
import { expect } from 'vitest';
import type { DocumentKind, Status } from '../../src/track/states.ts';
import { creditNote, invalidInvoice, invoice } from '../support/requests.ts';
import {
  expectAttachments,
  files,
  isOwn,
  type Reference,
  readAttachment,
  readDocument,
  references,
  referredTo,
  referring,
  removeAttachment,
  upload,
} from './attachments.ts';
import {
  type Model,
  type ModelCompany,
  type ModelDocument,
  pathOf,
  quota,
  type Real,
  type Receiver,
  receivers,
} from './model.ts';
import { askOf, type Command, picked, step, type Who } from './step.ts';

/** The tax authority rejects reports of documents whose number ends so. */
const refusedByAuthority = '-TDD-RE';

/** A request of one company to the other, under a new number if none is given. */
function requestOf(
  model: Model,
  real: Real,
  who: Who,
  given: {
    kind: DocumentKind;
    valid: boolean;
    receiver: Receiver;
    refused: boolean;
    number?: string;
    attachmentId?: string | undefined;
  },
) {
  model.numbers += 1;
  const base = given.kind === 'credit-note' ? creditNote : given.valid ? invoice : invalidInvoice;
  const lines = given.valid ? base.lines : invalidInvoice.lines;
  return {
    ...base,
    ...referring(given.attachmentId),
    lines,
    invoiceNumber: given.number ?? `M-${model.numbers}${given.refused ? refusedByAuthority : ''}`,
    seller: { ...base.seller, participantId: real.companies[who]?.participantId ?? '' },
    buyer: { ...base.buyer, participantId: addressOf(real, who, given.receiver) },
  };
}

function addressOf(real: Real, who: Who, receiver: Receiver): string {
  if (receiver === 'rejecting') return '0235:1000000422';
  if (receiver === 'forwarding') return '0235:1000000423';
  if (receiver === 'nobody') return '0235:9900000098';
  return real.companies[1 - who]?.participantId ?? '';
}

function create(
  who: Who,
  key: Who,
  kind: DocumentKind,
  valid: boolean,
  receiver: Receiver,
  refused: boolean,
  reference: Reference,
  pick: number,
): Command {
  const name = `${who}.create(${kind}, ${valid ? 'valid' : 'invalid'}, ${receiver}${refused ? ', refused' : ''}, ${reference})`;
  return step(name, async (model, real) => {
    const company = model.companies[who];
    const attachmentId = referredTo(model, who, reference, pick);
    const body = requestOf(model, real, who, { kind, valid, receiver, refused, attachmentId });
    const path = pathOf(kind);
    const idempotencyKey = `m-${model.numbers}`;
    const headers = { 'idempotency-key': idempotencyKey };
    const answer = await askOf(real, who, key)(path, { method: 'POST', body, headers });
    if (!isOwn(model, who, attachmentId)) return void expect(answer.status).toBe(422);
    if (company.created >= quota) return void expect(answer.status).toBe(402);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: 'Draft', participantDelivery: 'NotApplicable' });
    company.created += 1;
    const { id } = answer.body;
    company.documents.push({
      id,
      kind,
      status: 'Draft',
      valid,
      number: body.invoiceNumber,
      receiver,
      exchange: 'notApplicable',
      reporting: 'notReported',
      standing: 'notReported',
      history: ['Draft'],
      attachmentId,
    });
    company.answered.push({ path, body, headers: {}, key: idempotencyKey, status: 201, text: answer.text });
  });
}

/**
 * The same request again, with another API key of the company: it gets the first answer and changes nothing.
 */
function repeat(who: Who, key: Who, pick: number, changed: boolean): Command {
  return step(`${who}.repeat(${changed ? 'another body' : 'the same body'})`, async (model, real) => {
    const { answered } = model.companies[who];
    const earlier = answered[pick % Math.max(answered.length, 1)];
    if (earlier === undefined) return;
    const other =
      typeof earlier.body === 'string' ? `${earlier.body}.` : { ...earlier.body, notes: 'changed' };
    const body = changed ? other : earlier.body;
    const headers = { ...earlier.headers, 'idempotency-key': earlier.key };
    const answer = await askOf(real, who, key)(earlier.path, { method: 'POST', body, headers });
    expect(answer.status).toBe(changed ? 409 : earlier.status);
    if (!changed) expect(answer.text).toBe(earlier.text);
  });
}

const replaceable: ReadonlySet<Status> = new Set(['Draft', 'DeliveryFailed']);

function replace(
  who: Who,
  key: Who,
  pick: number,
  valid: boolean,
  strict: boolean,
  receiver: Receiver,
  numbered: 'anew' | 'refused' | 'as before',
  reference: Reference,
): Command {
  const name = `${who}.replace(${pick}, ${valid ? 'valid' : 'invalid'}${strict ? ', strict' : ''}, ${receiver}, ${numbered}, ${reference})`;
  return step(name, async (model, real) => {
    const document = picked(model.companies[who].documents, pick);
    if (document === undefined) return;
    const attachmentId = referredTo(model, who, reference, pick);
    const body = requestOf(model, real, who, {
      kind: document.kind,
      valid,
      receiver,
      attachmentId,
      refused: numbered === 'refused',
      ...(numbered === 'as before' ? { number: document.number } : {}),
    });
    const answer = await askOf(
      real,
      who,
      key,
    )(`${pathOf(document.kind)}/${document.id}`, {
      method: 'PUT',
      body,
      headers: strict ? { prefer: 'handling=strict' } : {},
    });
    if (!replaceable.has(document.status)) return void expect(answer.status).toBe(409);
    // The invoices that they credit were never here.
    const isRefused = strict && (!valid || document.kind === 'credit-note');
    if (!isOwn(model, who, attachmentId) || isRefused) return void expect(answer.status).toBe(422);
    expect(answer.status).toBe(200);
    Object.assign(document, { status: 'Draft', valid, number: body.invoiceNumber, receiver, attachmentId });
    document.exchange = 'notApplicable';
    document.history.push('Draft');
  });
}

function submit(who: Who, key: Who, pick: number): Command {
  return step(`${who}.submit(${pick})`, async (model, real) => {
    const document = picked(model.companies[who].documents, pick);
    if (document === undefined) return;
    const path = `${pathOf(document.kind)}/${document.id}/submit`;
    const answer = await askOf(real, who, key)(path, { method: 'POST' });
    const again = document.status === 'DeliveryFailed';
    if (document.status !== 'Draft' && !again) return void expect(answer.status).toBe(409);
    if (again && !document.valid) return void expect(answer.status).toBe(422);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ status: 'Pending', participantDelivery: 'Pending' });
    document.status = 'Pending';
    document.exchange = 'pending';
    document.reporting = 'pending';
    document.history.push('Pending');
  });
}

function validate(who: Who, key: Who, pick: number): Command {
  return step(`${who}.validate(${pick})`, async (model, real) => {
    const document = picked(model.companies[who].documents, pick);
    if (document === undefined) return;
    const path = `${pathOf(document.kind)}/${document.id}/validate`;
    const { body } = await askOf(
      real,
      who,
      key,
    )(path, { method: 'POST', headers: { 'idempotency-key': '' } });
    expect(body.valid).toBe(document.valid);
    expect(body.issues.length === 0).toBe(document.valid);
  });
}

function remove(who: Who, key: Who, pick: number): Command {
  return step(`${who}.delete(${pick})`, async (model, real) => {
    const company = model.companies[who];
    const document = picked(company.documents, pick);
    if (document === undefined) return;
    const path = `${pathOf(document.kind)}/${document.id}`;
    const answer = await askOf(real, who, key)(path, { method: 'DELETE' });
    // What the authority has of it nobody would withdraw.
    const isReported = document.standing === 'reported';
    const isDeleted = document.status === 'Draft' && !isReported;
    expect(answer.status).toBe(isDeleted ? 204 : 409);
    if (answer.status === 204) company.documents.splice(company.documents.indexOf(document), 1);
  });
}

/** Returns what becomes of a document that is Pending, and of its report. */
function process(document: ModelDocument, other: ModelCompany): void {
  const change = (status: Status) => {
    document.status = status;
    document.history.push(status);
  };
  if (!document.valid) {
    change('DeliveryFailed');
    document.exchange = 'notApplicable';
    document.reporting = document.standing;
    return;
  }
  change('Sent');
  document.exchange = exchangeWith[document.receiver];
  answerReport(document);
  // Nobody else has what was only reported.
  const isNowhere = document.receiver === 'nobody' && document.reporting === 'rejected';
  if (document.receiver === 'rejecting' || isNowhere) change('DeliveryFailed');
  if (document.receiver === 'company') other.received.push(document.number);
}

/** Returns what the authority says of a report; one under another number has withdrawn the one before. */
function answerReport(document: ModelDocument): void {
  document.reporting = document.number.endsWith(refusedByAuthority) ? 'rejected' : 'reported';
  document.standing = document.reporting === 'reported' ? 'reported' : 'notReported';
}

const exchangeWith: Readonly<Record<Receiver, ModelDocument['exchange']>> = {
  company: 'delivered',
  rejecting: 'rejected',
  forwarding: 'forwarded',
  nobody: 'notApplicable',
};

/** Returns what the authority has not taken of a document that others have is reported again. */
function report(who: Who, key: Who, pick: number): Command {
  return step(`${who}.report(${pick})`, async (model, real) => {
    const document = picked(model.companies[who].documents, pick);
    if (document === undefined) return;
    const path = `${pathOf(document.kind)}/${document.id}/report`;
    const answer = await askOf(real, who, key)(path, { method: 'POST' });
    if (document.status !== 'Sent' || document.reporting !== 'rejected')
      return void expect(answer.status).toBe(409);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ status: 'Sent', reporting: { status: 'pending' } });
    document.reporting = 'pending';
  });
}

/** All background work: Pending documents are sent or fail, and sent ones arrive. */
const background = step('background', async (model, real) => {
  await real.drain();
  for (const who of [0, 1] as const) {
    for (const document of model.companies[who].documents) {
      if (document.status === 'Pending') process(document, model.companies[who === 0 ? 1 : 0]);
      else if (document.reporting === 'pending') answerReport(document);
    }
  }
});

function look(who: Who, key: Who): Command {
  return step(`${who}.look`, async (model, real) => {
    const company = model.companies[who];
    const ask = askOf(real, who, key);
    await expectDocuments(company, ask);
    await expectAttachments(model, real, who);
    const failed = await ask('/v1/invoices/failed?limit=200');
    const expected = company.documents
      .filter(({ status }) => status === 'DeliveryFailed')
      .map(({ id }) => id);
    expect(failed.body.items.map(({ id }: { id: string }) => id).sort()).toEqual(expected.sort());
    const arrived = await Promise.all(
      ['/v1/purchase-invoices?limit=200', '/v1/purchase-credit-notes?limit=200'].map((path) => ask(path)),
    );
    const numbers = arrived.flatMap(({ body }) =>
      body.items.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber),
    );
    expect(numbers.sort()).toEqual([...company.received].sort());
  });
}

/** An entry of a list. */
interface Listed {
  readonly id: string;
  readonly status: string;
  readonly exchange: { readonly status: string };
  readonly reporting: { readonly status: string };
}

async function expectDocuments(
  company: ModelCompany,
  ask: Real['companies'][number]['reader'],
): Promise<void> {
  for (const kind of ['invoice', 'credit-note'] as const) {
    const { body } = await ask(`${pathOf(kind)}?limit=200`);
    const listed = body.items.map(
      ({ id, status, exchange, reporting }: Listed) =>
        `${id} ${status} ${exchange.status} ${reporting.status}`,
    );
    const expected = company.documents
      .filter((document) => document.kind === kind)
      .map(({ id, status, exchange, reporting }) => `${id} ${status} ${exchange} ${reporting}`);
    expect(listed).toEqual(expected.reverse());
  }
}

function history(who: Who, key: Who, pick: number): Command {
  return step(`${who}.history(${pick})`, async (model, real) => {
    const document = picked(model.companies[who].documents, pick);
    if (document === undefined) return;
    const { body } = await askOf(real, who, key)(`${pathOf(document.kind)}/${document.id}/history`);
    expect(body.items.map(({ toStatus }: { toStatus: string }) => toStatus)).toEqual(document.history);
  });
}

/** Returns what a company may not do: use what the other one has, or write with a key that may only read. */
function trespass(who: Who, key: Who, pick: number, method: 'GET' | 'PUT' | 'DELETE' | 'POST'): Command {
  return step(`${who}.trespass(${method}, ${pick})`, async (model, real) => {
    const document = picked(model.companies[who === 0 ? 1 : 0].documents, pick);
    if (document === undefined) return;
    const path = `${pathOf(document.kind)}/${document.id}${method === 'POST' ? '/submit' : ''}`;
    const body = method === 'PUT' ? { body: invoice } : {};
    expect((await askOf(real, who, key)(path, { method, ...body })).status).toBe(404);
    const reader = real.companies[who === 0 ? 1 : 0]?.reader;
    expect((await reader?.(path, { method, ...body }))?.status).toBe(method === 'GET' ? 200 : 403);
  });
}

/** Any sequence of steps of both companies. */
export function commands(maxCommands: number) {
  const who = fc.constantFrom<Who>(0, 1);
  const pick = fc.nat(20);
  const kind = fc.constantFrom<DocumentKind>('invoice', 'credit-note');
  const valid = fc.boolean();
  const receiver = fc.constantFrom(...receivers);
  const numbered = fc.constantFrom('anew', 'refused', 'as before');
  const reference = fc.constantFrom(...references, 'own', 'own');
  return fc.commands(
    [
      fc
        .tuple(who, who, kind, valid, receiver, fc.boolean(), reference, pick)
        .map((given) => create(...given)),
      fc
        .tuple(who, who, kind, valid, receiver, fc.constant(false), reference, pick)
        .map((given) => create(...given)),
      fc.tuple(who, who, pick, fc.boolean()).map((given) => repeat(...given)),
      fc
        .tuple(who, who, pick, valid, fc.boolean(), receiver, numbered, reference)
        .map((given) => replace(...given)),
      fc.tuple(who, who, pick).map((given) => submit(...given)),
      fc.tuple(who, who, pick).map((given) => submit(...given)),
      fc.tuple(who, who, pick).map((given) => validate(...given)),
      fc.tuple(who, who, pick).map((given) => remove(...given)),
      fc.tuple(who, who, pick).map((given) => report(...given)),
      fc.tuple(who, who, fc.constantFrom(...files)).map((given) => upload(...given)),
      fc.tuple(who, who, fc.constantFrom(...files)).map((given) => upload(...given)),
      fc.tuple(who, who, pick, fc.boolean()).map((given) => removeAttachment(...given)),
      fc.tuple(who, who, pick, fc.constant(true)).map((given) => removeAttachment(...given)),
      fc.tuple(who, pick).map((given) => readAttachment(...given)),
      fc.tuple(who, who, pick).map((given) => readDocument(...given)),
      fc.constant(background),
      fc.tuple(who, who).map((given) => look(...given)),
      fc.tuple(who, who, pick).map((given) => history(...given)),
      fc
        .tuple(
          who,
          who,
          pick,
          fc.constantFrom<'GET' | 'PUT' | 'DELETE' | 'POST'>('GET', 'PUT', 'DELETE', 'POST'),
        )
        .map((given) => trespass(...given)),
    ],
    { maxCommands, size: 'max' },
  );
}
