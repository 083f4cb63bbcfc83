import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadAdapter } from '../../src/access-points/adapter-module.ts';
import { conformanceOf } from '../../src/access-points/conformance.ts';
import type { AdapterParts } from '../../src/access-points/delivery.ts';
import { sandboxDelivery } from '../../src/access-points/sandbox.ts';
import { readSettings } from '../../src/settings.ts';
import { type Ask, asker, submitNew } from '../support/asking.ts';
import { runCommand } from '../support/command.ts';
import { makeDue } from '../support/due-now.ts';
import { listening } from '../support/listening.ts';
import { buyerId, invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

const file = resolve(import.meta.dirname, '../../adapters/storecove.mjs');
const absent = '0235:1000000404';

interface Submission {
  readonly idempotencyGuid: string;
  readonly legalEntityId: number;
  readonly routing: { readonly eIdentifiers: readonly { readonly scheme: string; readonly id: string }[] };
  readonly document: { readonly rawDocumentData: { readonly document: string } };
}

/** A stand-in made from the public description of the API of Storecove. */
const submissions = new Map<string, Submission>();
let authorization = '';
let status = 200;
let looks = 0;
const storecove = createServer((request, response) => {
  authorization = String(request.headers.authorization);
  const answer = (code: number, body: unknown) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    if (status !== 200) return answer(status, {});
    const [, guid] = /^\/document_submissions\/([^/]+)\/evidence\/sending$/.exec(request.url ?? '') ?? [];
    if (guid !== undefined) {
      looks += 1;
      return looks > 1 && submissions.has(guid) ? answer(200, { network: 'peppol' }) : answer(404, {});
    }
    const body = JSON.parse(text);
    if (request.url === '/discovery/receives')
      return answer(200, { code: absent.endsWith(body.identifier) ? 'NOK' : 'OK' });
    if (submissions.has(`guid-${body.idempotencyGuid}`))
      return answer(422, [{ source: 'idempotencyGuid', details: 'was used before' }]);
    if (absent.endsWith(body.routing.eIdentifiers[0].id))
      return answer(422, [{ source: 'routing', details: 'no such receiver' }]);
    submissions.set(`guid-${body.idempotencyGuid}`, body);
    return answer(200, { guid: `guid-${body.idempotencyGuid}` });
  });
});
beforeEach(() => {
  status = 200;
  looks = 0;
});

const parts = (given: object = options): AdapterParts => ({
  options: { ...given },
  timeoutSeconds: 5,
  receive: async () => ({
    outcome: 'refused',
    because: 'for-nobody-here',
    reason: { text: 'receiverNotRegistered' },
  }),
  log: { info: () => {}, error: () => {} },
});
const nobody = () => ({ ...options, url: 'http://127.0.0.1:1' });
const envelopeFor = (receiver: string, id: string) =>
  `<StandardBusinessDocument><StandardBusinessDocumentHeader/>${receiver} ${id}</StandardBusinessDocument>`.replace(
    'Header/>',
    'Header></StandardBusinessDocumentHeader>',
  );
const faults = (findings: Awaited<ReturnType<typeof conformanceOf>>) =>
  findings.filter(({ fault }) => fault !== null);

const options = { apiKey: 'secret', legalEntityId: 7, scheme: 'AE:TIN', url: await listening(storecove) };
afterAll(() => {
  storecove.closeAllConnections();
  storecove.close();
});

describe('The contract of access points', () => {
  test('is met by the adapter for Storecove, against its stand-in', async () => {
    const findings = await conformanceOf({
      adapter: await loadAdapter(file, parts()),
      cutOff: await loadAdapter(file, parts(nobody())),
      ...{ envelopeFor, accepting: buyerId, absent, seconds: 10 },
    });
    expect(faults(findings)).toEqual([]);
    expect(findings.length).toBeGreaterThanOrEqual(10);
    expect(authorization).toBe('Bearer secret');
  });

  test('is met by the sandbox', async () => {
    const sandbox = sandboxDelivery(
      { delaySeconds: 0, receive: parts().receive, answer: async () => null },
      parts().log,
    );
    const trial = { adapter: sandbox, envelopeFor, accepting: buyerId, absent, seconds: 5 };
    expect(faults(await conformanceOf(trial))).toEqual([]);
  });

  test.each([
    ['says that it delivered to nobody', { deliver: async () => ({ outcome: 'delivered', receipt: null }) }],
    ['answers what the contract does not have', { deliver: async () => ({ outcome: 'sent' }) }],
    [
      'refuses what it has taken before',
      {
        deliver: async ({ triesBefore }: { readonly triesBefore: number }) =>
          triesBefore > 0
            ? { outcome: 'refused', reason: 'Taken before' }
            : { outcome: 'delivered', receipt: null },
      },
    ],
    [
      'throws',
      {
        deliver: async () => {
          throw new Error('no');
        },
      },
    ],
  ])('is not met by one that %s', async (_, adapter) => {
    // As a module in JavaScript could be.
    const wrong = adapter as unknown as Awaited<ReturnType<typeof loadAdapter>>;
    const trial = { adapter: wrong, envelopeFor, accepting: buyerId, absent, seconds: 2 };
    expect(faults(await conformanceOf(trial)).length).toBeGreaterThan(0);
  });
});

describe('A service with an adapter from outside', () => {
  let opened: TestService;
  let ask: Ask;
  beforeAll(async () => {
    const delivery = { adapter: 'adapter', module: file, options, retrySeconds: 0, attempts: 3 } as const;
    opened = await openTestService({ delivery });
    ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  });
  afterAll(() => opened.close());

  async function submitted(invoiceNumber: string, participantId = buyerId) {
    const body = { ...invoice, invoiceNumber, buyer: { ...invoice.buyer, participantId } };
    const id = await submitNew(ask, body);
    await opened.drain();
    return `/v1/invoices/${id}`;
  }

  test('hands a document over once, remembers its reference, and is Sent when the other side says so', async () => {
    const before = submissions.size;
    const path = await submitted('AD-1');
    expect((await ask(path)).body.status).toBe('Pending');
    for (let round = 0; round < 3 && (await ask(path)).body.status === 'Pending'; round += 1) {
      await makeDue(opened.service.database);
      await opened.drain();
    }
    expect((await ask(path)).body.status).toBe('Sent');
    expect(submissions.size).toBe(before + 1);
    const [last] = [...submissions.values()].slice(-1);
    const xml = Buffer.from(last?.document.rawDocumentData.document ?? '', 'base64').toString();
    expect(xml).toMatch(/^<Invoice[ >].*AD-1.*<\/Invoice>$/s);
    expect(last).toMatchObject({ legalEntityId: 7, routing: { eIdentifiers: [{ scheme: 'AE:TIN' }] } });
  });

  test('shows the words of the other side', async () => {
    const path = await submitted('AD-2', absent);
    expect((await ask(path)).body).toMatchObject({
      status: 'DeliveryFailed',
      submissionError: expect.stringContaining('no such receiver'),
    });
  });

  test('asks the adapter about receivers, and says nothing while its other side fails', async () => {
    expect((await ask(`/v1/participants/${buyerId}`)).body.receives).toEqual(['Invoice', 'CreditNote']);
    status = 503;
    const { body } = await ask('/v1/participants/0235:1000000001');
    expect(body).toMatchObject({ registered: null, reason: expect.stringContaining('503') });
  });
});

test('The settings name the module, and a wrong one is told at the start', async () => {
  expect(() => readSettings({ DELIVERY: 'adapter' })).toThrow('ADAPTER');
  expect(() => readSettings({ ADAPTER_OPTIONS: 'x' })).toThrow('JSON object');
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-adapter-'));
  const wrong = join(folder, 'wrong.mjs');
  await writeFile(wrong, 'export default () => ({ send: () => {} });');
  await expect(loadAdapter(wrong, parts())).rejects.toThrow('deliver');
  await expect(loadAdapter(join(folder, 'none.mjs'), parts())).rejects.toThrow('none.mjs');
  await expect(loadAdapter(file, parts({}))).rejects.toThrow('apiKey');
  await rm(folder, { recursive: true });
});

test('A command tries an adapter, and fails if it does not meet the contract', async () => {
  const settings = { DELIVERY: 'adapter', ADAPTER: file, ADAPTER_OPTIONS: JSON.stringify(options) };
  const check = (given: object, ...words: string[]) =>
    runCommand(
      { ...settings, ...given, DATABASE_URL: '' },
      'adapter',
      'check',
      '--receiver',
      buyerId,
      ...words,
    );
  const said = await check({}, '--absent', absent, '--cut-off', JSON.stringify({ url: nobody().url }));
  expect(said).toContain('✓ delivers a document to a receiver that accepts it');
  expect(said).toContain('not met: 0 of 10');
  await expect(check({ ADAPTER_OPTIONS: JSON.stringify(nobody()) })).rejects.toThrow('✘ delivers');
});
