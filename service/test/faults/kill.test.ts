import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from 'pint-ae';
import { type StatusCode, writeMessageStatus } from 'pint-ae/network';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { openNetwork, zone } from '../participants/network.ts';
import { newCaller } from '../support/company.ts';
import { given } from '../support/given.ts';
import { listening } from '../support/listening.ts';
import { createDatabase } from '../support/postgres.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';
import { invalidInvoice, invoice, invoiceTo } from '../support/requests.ts';
import { type Arrival, expectRefused, isReported, newArrival } from './refused-arrivals.ts';
import {
  type AskOnce,
  expectFile,
  expectOnlyFiles,
  newFile,
  referenceTo,
  type SentFile,
  sendFile,
  takeBack,
} from './sent-files.ts';

const kills = Number(process.env.KILLS ?? '2');
/** Documents in progress at the same time. */
const clients = 3;
const patienceMilliseconds = 120_000;

/** History of a document when nothing is lost. */
interface Fate {
  readonly request: object;
  /** Of the number, which tells the tax authority what to answer. */
  readonly suffix?: string;
  /** Sent after it was rejected, under the same number. */
  readonly correction?: object;
  /** True if it refers to a file that is kept apart. */
  readonly isReferring?: true;
  readonly tracks: string;
  readonly history: readonly string[];
  readonly changes: readonly string[];
  readonly events: readonly string[];
  /** Under how many identifiers it travels, and its report. */
  readonly instances: readonly [number, number];
}

const accepted = { tracks: 'delivered reported', history: ['Draft', 'Pending', 'Sent'] } as const;
const sent = ['document.submitted', 'document.sent'] as const;
const ofAccepted = {
  changes: ['reporting sent', 'exchange delivered', 'reporting reported'],
  events: [...sent, 'document.delivered', 'report.accepted'],
  instances: [1, 1],
} as const;
const ofRejected = [...sent, 'document.failed', 'document.rejected', 'report.accepted'];
const reportedOnce = ['reporting sent', 'reporting reported'];
/** The events about a document that arrives and is refused. */
const ofRefused = ['document.refused', 'report.accepted'] as const;
/** A receiver whose provider rejects, one whose provider only forwards, and one that is not on the network. */
const [rejecting, forwarding, nobody] = ['0235:1000000422', '0235:1000000423', '0235:9900000098'];
/** A receiver whom the access point does not find in the register, and one whom it finds later: meanwhile the register is down. */
const [unregistered, found] = ['0235:1000000424', '0235:1000000425'];

const fates: readonly Fate[] = [
  {
    request: invoice,
    isReferring: true,
    ...accepted,
    ...ofAccepted,
  },
  {
    request: invoiceTo(forwarding),
    ...accepted,
    tracks: 'forwarded reported',
    changes: ['reporting sent', 'exchange forwarded', 'reporting reported'],
    events: [...sent, 'document.delivered', 'report.accepted'],
    instances: [1, 1],
  },
  {
    request: invoiceTo(rejecting),
    tracks: 'rejected reported',
    history: ['Draft', 'Pending', 'Sent', 'DeliveryFailed'],
    changes: reportedOnce,
    events: ofRejected,
    instances: [1, 1],
  },
  {
    request: invalidInvoice,
    isReferring: true,
    tracks: 'notApplicable notReported',
    history: ['Draft', 'Pending', 'DeliveryFailed'],
    changes: ['reporting notReported'],
    events: ['document.submitted', 'document.failed'],
    instances: [0, 0],
  },
  {
    request: invoice,
    suffix: '-RE',
    ...accepted,
    tracks: 'delivered rejected',
    changes: ['reporting sent', 'exchange delivered', 'reporting rejected'],
    events: [...sent, 'document.delivered', 'report.rejected'],
    instances: [1, 1],
  },
  {
    request: invoiceTo(nobody),
    ...accepted,
    tracks: 'notApplicable reported',
    changes: ['exchange notApplicable', 'reporting sent', 'reporting reported'],
    events: [...sent, 'report.accepted'],
    instances: [0, 1],
  },
  {
    request: invoiceTo(unregistered),
    tracks: 'notApplicable notReported',
    history: ['Draft', 'Pending', 'DeliveryFailed'],
    changes: ['reporting notReported'],
    events: ['document.submitted', 'document.failed'],
    instances: [1, 0],
  },
  {
    request: invoiceTo(found),
    ...accepted,
    ...ofAccepted,
  },
  {
    request: invoiceTo(rejecting),
    correction: invoice,
    isReferring: true,
    tracks: 'delivered reported',
    history: ['Draft', 'Pending', 'Sent', 'DeliveryFailed', 'Draft', 'Pending', 'Sent'],
    changes: [...reportedOnce, ...ofAccepted.changes],
    events: [...ofRejected, ...ofAccepted.events],
    instances: [2, 2],
  },
];

/** An access point that accepts most messages, and a receiver of webhooks. */
const deliveries: {
  readonly number: string;
  readonly instanceId: string;
  readonly isReport: boolean;
  readonly file: string | undefined;
  readonly envelope: string;
}[] = [];
const messages: { readonly id: string; readonly type: string; readonly documentId: string }[] = [];
const world = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (request.url === '/hook') {
      const { type, data } = JSON.parse(body);
      messages.push({ id: String(request.headers['webhook-id']), type, documentId: data.id });
      return response.writeHead(messages.length % 7 === 0 ? 500 : 204).end();
    }
    const number = /<cbc:ID>([KA]-[^<]+)</.exec(body)?.[1] ?? '';
    const instanceId = /InstanceIdentifier>([0-9a-f-]{36})</.exec(body)?.[1] ?? '';
    const isReport = body.includes('TaxData>');
    const file = /<cbc:EmbeddedDocumentBinaryObject[^>]*>([^<]+)</.exec(body)?.[1];
    const isNew = deliveries.every((earlier) => earlier.instanceId !== instanceId);
    deliveries.push({ number, instanceId, isReport, file, envelope: body });
    if (deliveries.length % 5 === 0) return response.writeHead(503).end();
    const lookupException = isReport ? undefined : unfound(body, isNew);
    if (lookupException !== undefined)
      return response.end(JSON.stringify({ overallSuccess: false, lookupException }));
    if (!body.includes('ApplicationResponse>'))
      answerLater(instanceId, isReport, isReport ? (number.endsWith('-RE') ? 'RE' : 'AP') : codeOf(body));
    return response.end(JSON.stringify({ overallSuccess: true, as4MessageId: instanceId }));
  });
});

/** Answer of the access point on a document, and the step meanwhile. */
function unfound(document: string, isNew: boolean): object | undefined {
  if (document.includes(`>${unregistered.slice(5)}<`))
    return { class: 'com.helger.smpclient.exception.SMPClientNotFoundException', message: 'Not found' };
  return isNew && document.includes(`>${found.slice(5)}<`)
    ? { class: 'com.helger.peppol.sml.DNSResolutionException', message: 'No NAPTR record' }
    : undefined;
}

/** Returns what the provider of a receiver answers. */
function codeOf(document: string): StatusCode {
  if (document.includes(`>${rejecting.slice(5)}<`)) return 'RE';
  return document.includes(`>${forwarding.slice(5)}<`) ? 'AB' : 'AP';
}

/** The statuses that answer, by the instance that they are about: its one, and then others that contradict it. */
const answers = new Map<string, string[]>();

/** Answers are brought at any moment, also before the service has learned that the message was accepted. */
function answerLater(instanceId: string, isReport: boolean, code: StatusCode): void {
  if (answers.has(instanceId)) return;
  const status = statusAbout(instanceId, code, isReport);
  const contradiction = statusAbout(instanceId, code === 'RE' ? 'AP' : 'RE', isReport);
  answers.set(instanceId, [status, status, contradiction]);
}

const fault: Finding = {
  rule: 'K-1',
  severity: 'error',
  path: '',
  foundBy: 'schematron',
  assertion: 'It is refused.',
};

function statusAbout(of: string, code: StatusCode, isReport: boolean): string {
  const verdict =
    code === 'RE'
      ? ({ form: 'ubl', outcome: 'invalid', findings: [fault] } as const)
      : ({ form: 'ubl', outcome: 'valid', findings: [] } as const);
  const status = writeMessageStatus(verdict, {
    id: `${code}-${of}`,
    issuedAt: '2026-11-26T08:00:00Z',
    of,
    from: isReport ? '000999' : '000002',
    to: '000001',
    ...(code === 'RE' ? {} : { delivered: code === 'AB' ? 'unconfirmed' : 'confirmed' }),
  });
  return given(status).xml;
}

const inboundToken = 'token-of-the-access-point';

/** Brings every answer, the next about a message only when the one before has been taken. */
async function answer(address: string, { output }: Pick<ServiceProcess, 'output'>): Promise<void> {
  for (const [about, statuses] of answers) {
    for (const status of [...statuses]) {
      const taken = await bring(address, status);
      if (taken === undefined) return;
      // It came before its message was stored as sent, which cannot be: the identifier is fixed before the first try.
      expect(taken.status, `${about}\n${errorsIn(output())}`).toBeLessThan(202);
      statuses.shift();
    }
  }
}

function errorsIn(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .slice(-5)
    .join('\n');
}

/** The answer of the service to a status or document that is brought to it; undefined if it gives none. */
async function bring(address: string, body: string, ofSender: Readonly<Record<string, string>> = {}) {
  const headers = { 'content-type': 'application/xml', 'x-token': inboundToken, ...ofSender };
  try {
    const signal = AbortSignal.timeout(30_000);
    const taken = await fetch(`${address}/inbound`, { method: 'POST', headers, body, signal });
    const told = await taken.json();
    return taken.status === 503 ? undefined : { status: taken.status, documentId: told.documentId };
  } catch {
    return undefined;
  }
}

const arrivals: Arrival[] = [];

/** Brings a document that is refused, again and the same after each kill; false if there is no answer. */
async function arrive(address: string, arrival: Arrival): Promise<boolean> {
  const taken = await bring(address, arrival.text, { 'x-sender-provider': '000002' });
  if (taken === undefined) return false;
  expect(taken.status, arrival.number).toBeLessThan(202);
  arrival.documentId ??= taken.documentId;
  expect(taken.documentId, arrival.number).toBe(arrival.documentId);
  return true;
}

/** A company with a key and a webhook. */
async function prepare(targetUrl: string): Promise<string> {
  const settings = { ...readSettings(environment), logLevel: 'silent' } as const;
  const { service, close } = await openService(settings);
  const created = await newCaller(service);
  await createApp(service).request('/v1/webhooks', {
    method: 'POST',
    headers: { 'x-api-key': created.apiKey, 'idempotency-key': 'hook', 'content-type': 'application/json' },
    body: JSON.stringify({
      targetUrl,
      eventTypes: [...new Set([...fates.flatMap(({ events }) => events), 'document.received', ...ofRefused])],
    }),
  });
  await close();
  return created.apiKey;
}

/** A document that a client wants to send, and the answers so far. */
interface Wish {
  readonly number: string;
  readonly fate: Fate;
  id?: string;
  submitted?: boolean;
  corrected?: 'replaced' | 'submitted';
  readonly file: SentFile | undefined;
}

const wishes: Wish[] = [];

/** Sends a request until the process is gone, a text as a file; undefined if there is no usable answer. */
async function ask(address: string, path: string, method: string, key: string, body?: object | string) {
  const isFile = typeof body === 'string';
  const type = isFile ? 'application/pdf' : 'application/json';
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': type },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  } catch {
    return undefined;
  }
}

/** Returns what a client sends of a document, whose file has been sent. */
function bodyOf({ number, file }: Wish, request: object): object {
  return { ...request, ...(file === undefined ? {} : referenceTo(file)), invoiceNumber: number };
}

/**
 * Takes a document as far as possible, with the same keys as the first time. False if the service is gone or
 * asks to wait.
 */
async function pursue(address: string, wish: Wish): Promise<boolean> {
  const { file } = wish;
  const asking: AskOnce = (...request) => ask(address, ...request);
  if (file !== undefined && !(await sendFile(asking, file))) return false;
  if (wish.id === undefined) {
    const body = bodyOf(wish, wish.fate.request);
    const created = await ask(address, '/v1/invoices', 'POST', `create-${wish.number}`, body);
    if (created?.status !== 201) return false;
    wish.id = created.body.id;
  }
  if (file !== undefined && !(await takeBack(asking, file))) return false;
  if (wish.submitted === true) return true;
  const submitted = await ask(address, `/v1/invoices/${wish.id}/submit`, 'POST', `submit-${wish.number}`);
  if (submitted?.status !== 202) return false;
  wish.submitted = true;
  return true;
}

/** Returns where a document stands. */
async function standing(address: string, { id }: Wish): Promise<string> {
  const { exchange, reporting } = (await ask(address, `/v1/invoices/${id}`, 'GET', ''))?.body ?? {};
  return `${exchange?.status} ${reporting?.status}`;
}

/** Corrects a document that was rejected, and submits it again. True as soon as there is nothing to do. */
async function correct(address: string, wish: Wish): Promise<boolean> {
  const { number, fate, id } = wish;
  if (fate.correction === undefined || wish.corrected === 'submitted') return true;
  if (wish.corrected === undefined) {
    if ((await standing(address, wish)) !== 'rejected reported') return false;
    const body = bodyOf(wish, fate.correction);
    if ((await ask(address, `/v1/invoices/${id}`, 'PUT', '', body))?.status !== 200) return false;
    wish.corrected = 'replaced';
  }
  const again = await ask(address, `/v1/invoices/${id}/submit`, 'POST', `again-${number}`);
  if (again?.status !== 202) return false;
  wish.corrected = 'submitted';
  return true;
}

async function client(address: string): Promise<void> {
  for (;;) {
    const fate = fates[wishes.length % fates.length];
    if (fate === undefined) throw new Error('There are fates.');
    const number = `K-${wishes.length + 1}${fate.suffix ?? ''}`;
    const file = fate.isReferring && newFile(number, wishes.length);
    const wish: Wish = { number, fate, file };
    wishes.push(wish);
    if (wishes.length % 3 === 1) {
      const arrival = newArrival(arrivals.length + 1);
      arrivals.push(arrival);
      if (!(await arrive(address, arrival))) return;
    }
    if (!(await pursue(address, wish))) return;
    const rejected = wishes.find(
      ({ fate: { correction }, submitted, corrected }) =>
        correction !== undefined && submitted === true && corrected !== 'submitted',
    );
    if (rejected !== undefined) await correct(address, rejected);
  }
}

/** Repeats a check until it holds or time runs out. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patienceMilliseconds;
  while (Date.now() < end) {
    if (await holds()) return true;
    await pause(200);
  }
  return false;
}

/** Asks again until there is an answer. */
function patiently(address: string): AskOnce {
  return async (...request) => {
    let answered: Awaited<ReturnType<AskOnce>>;
    await until(async () => {
      answered = await ask(address, ...request);
      return answered !== undefined;
    });
    return answered;
  };
}

/** Every file that was answered is there, and every document that was answered refers to its own. */
async function expectFiles(address: string, since: number): Promise<void> {
  const asking = patiently(address);
  for (const { id, file } of wishes.slice(since)) {
    if (file === undefined) continue;
    await expectFile(asking, file);
    if (id === undefined) continue;
    const { body } = (await asking(`/v1/invoices/${id}`, 'GET', '')) ?? {};
    expect(body.document, file.name).toMatchObject(referenceTo(file));
  }
}

const worldUrl = await listening(world);
const network = await openNetwork();
network.register.answers = 'failure';
const folder = await mkdtemp(join(tmpdir(), 'pint-ae-kill-'));
const server = process.env.DATABASE_URL;
const database = server === undefined ? undefined : await createDatabase(server);
const environment = {
  DATABASE_URL: database?.url ?? '',
  DATA_FOLDER: folder,
  DELIVERY: 'phase4',
  PHASE4_URL: worldUrl,
  PHASE4_TOKEN: 'token',
  DELIVERY_RETRY_SECONDS: '0',
  DELIVERY_ATTEMPTS: '50',
  DELIVERY_TIMEOUT_SECONDS: '2',
  WEBHOOK_TARGETS: 'any',
  RATE_LIMIT_REQUESTS: '100000',
  INBOUND_TOKEN: inboundToken,
  SML_ZONE: zone,
  SMP_ISSUERS: network.issuer,
  DNS_SERVERS: network.dnsServer,
};
const apiKey = await prepare(`${worldUrl}/hook`);
afterAll(async () => {
  world.closeAllConnections();
  world.close();
  await network.close();
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
});

test(
  `After ${kills} kills at random moments nothing is lost, doubled or stuck`,
  async () => {
    let looked = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const running = startProcess(environment);
      // Some are killed while they start, in the middle of migrations and recovery.
      if (kill % 5 === 4) await pause(Math.random() * 2000);
      else {
        const address = await running.address;
        if (address === undefined) throw new Error(`The service did not start: ${running.output()}`);
        await expectFiles(address, looked);
        looked = wishes.length;
        let isAlive = true;
        const answering = async () => {
          while (isAlive) {
            await answer(address, running);
            await pause(50);
          }
        };
        const working = Promise.all([...Array.from({ length: clients }, () => client(address)), answering()]);
        await pause(Math.random() * 1500);
        await running.kill('SIGKILL');
        isAlive = false;
        await working;
      }
      await running.kill('SIGKILL');
    }
    const running = startProcess(environment);
    const address = (await running.address) ?? '';
    for (const wish of wishes) expect(await until(() => pursue(address, wish)), wish.number).toBe(true);
    expect(wishes.length).toBeGreaterThan(0);
    for (const wish of wishes) {
      const settles = until(async () => {
        await answer(address, running);
        return (await correct(address, wish)) && (await standing(address, wish)) === wish.fate.tracks;
      });
      expect(await settles, `${wish.number}: ${await standing(address, wish)}`).toBe(true);
    }
    for (const arrival of arrivals) {
      expect(await until(() => arrive(address, arrival)), arrival.number).toBe(true);
      const isSettled = until(async () => {
        await answer(address, running);
        const isAnswered = deliveries.some(
          ({ envelope }) =>
            envelope.includes('ApplicationResponse>') && envelope.includes(`>${arrival.instanceId}<`),
        );
        return isAnswered && (await isReported(patiently(address), arrival));
      });
      expect(await isSettled, arrival.number).toBe(true);
    }
    expect(arrivals.length).toBeGreaterThan(0);
    await answer(address, running);
    for (const arrival of arrivals) await expectRefused(patiently(address), arrival, deliveries);
    for (const wish of wishes) await expectFate(address, wish);
    await expectFiles(address, 0);
    await expectOnlyFiles(
      patiently(address),
      wishes.flatMap(({ file }) => file ?? []),
    );
    await expectAllAnnounced();
    await running.kill('SIGTERM');
  },
  kills * 60_000 + 4 * patienceMilliseconds,
);

/** A document is there once, its history says what happened once, and what was repeated was repeated as it was. */
async function expectFate(address: string, wish: Wish): Promise<void> {
  const { id, number, fate, file } = wish;
  const { body } = (await ask(address, `/v1/invoices?text=${number}&limit=200`, 'GET', '')) ?? {};
  const same = body.items.filter((item: { invoiceNumber: string }) => item.invoiceNumber === number);
  expect(same, number).toHaveLength(1);
  expect(await standing(address, wish), number).toBe(fate.tracks);
  const { items, tracks } = (await ask(address, `/v1/invoices/${id}/history`, 'GET', ''))?.body ?? {};
  const statuses: string[] = items.map(({ toStatus }: { toStatus: string }) => toStatus);
  // A correction whose answer was lost is sent again: a Draft is replaced by the same Draft.
  const once = statuses.filter((status, at) => status !== 'Draft' || statuses[at - 1] !== 'Draft');
  expect(once, number).toEqual(fate.history);
  const changes = tracks.map(
    (change: { track: string; status: string }) => `${change.track} ${change.status}`,
  );
  expect(changes.sort(), number).toEqual([...fate.changes].sort());
  const instances = [false, true].map(
    (reports) =>
      new Set(
        deliveries
          .filter((sent) => sent.number === number && sent.isReport === reports)
          .map(({ instanceId }) => instanceId),
      ).size,
  );
  expect(instances, number).toEqual(fate.instances);
  const base64 = file && Buffer.from(file.bytes).toString('base64');
  for (const sent of deliveries)
    if (sent.number === number && !sent.isReport) expect(sent.file, number).toBe(base64);
}

/** Each document is announced once for each that happened to it: repetitions carry the same identifier. */
async function expectAllAnnounced(): Promise<void> {
  const counted = () => {
    const ids = new Map<string, Set<string>>();
    for (const { documentId, type, id } of messages) {
      const name = `${documentId} ${type}`;
      ids.set(name, (ids.get(name) ?? new Set()).add(id));
    }
    return [...ids].map(([name, { size }]) => `${name} ${size}`).sort();
  };
  const announced = [
    ...wishes.map(({ id, fate: { events } }) => ({ id, events })),
    ...arrivals.map(({ documentId: id }) => ({ id, events: ofRefused })),
  ];
  const expected = announced
    .flatMap(({ id, events }) =>
      [...new Set(events)].map(
        (type) => `${id} ${type} ${events.filter((each: string) => each === type).length}`,
      ),
    )
    .sort();
  await until(async () => counted().length >= expected.length && counted().join() === expected.join());
  expect(counted()).toEqual(expected);
}
