import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { conformanceOf } from '../../src/access-points/conformance.ts';
import type { Adapter, Delivery } from '../../src/access-points/delivery.ts';
import { folderDelivery } from '../../src/access-points/folder.ts';
import { phase4Delivery } from '../../src/access-points/phase4.ts';
import { phossApDelivery } from '../../src/access-points/phoss-ap.ts';
import { listening } from '../support/listening.ts';
import { buyerId } from '../support/requests.ts';

const absent = '0235:1000000404';

/** An access point with the operations of phase4 and of phoss-ap; nobody has the absent participant. */
const known = new Set<string>();
const accessPoint = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const answer = (status: number, told: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  if (request.method === 'GET') {
    const instance = request.url?.split('/').at(-1)?.split('?')[0] ?? '';
    if (known.has(instance)) answer(200, { id: instance, status: 'sent' });
    else answer(404, {});
    return;
  }
  if (body.includes(absent)) {
    // What phase4 says of a name that the DNS does not have.
    const fault = { class: 'com.helger.smpclient.url.SMPDNSResolutionException', message: 'No such name' };
    answer(200, { overallSuccess: false, sendingException: fault });
    return;
  }
  known.add(/[\da-f-]{36}/.exec(body)?.[0] ?? '');
  answer(200, { overallSuccess: true, as4MessageId: 'message' });
});
let isOver = false;

/** Answers each document of the outbox with a receipt, which appears complete. */
async function giveReceipts(): Promise<void> {
  while (!isOver) {
    for (const name of await readdir(join(folder, 'outbox')).catch(() => [])) {
      const written = join(folder, 'receipt');
      await writeFile(written, receipt);
      await rename(written, join(folder, 'receipts', name.replace('.xml', '.json')));
    }
    await pause(100);
  }
}

const receipt = JSON.stringify({ delivered: true, receipt: 'taken' });
const nobody = 'http://127.0.0.1:1';
/** The register of the network. */
const register = async (receiver: string) => ({ registered: receiver !== absent });
const at = (place: string) => ({ url: place, token: 'token', timeoutSeconds: 5 });

const url = await listening(accessPoint);
const folder = await mkdtemp(join(tmpdir(), 'pint-ae-conformance-'));
const taking = giveReceipts();
afterAll(async () => {
  isOver = true;
  await taking;
  accessPoint.closeAllConnections();
  accessPoint.close();
  await rm(folder, { recursive: true, force: true });
});

test.each<[string, (place: string) => Delivery]>([
  ['phase4', (place) => phase4Delivery(at(place), register)],
  ['phoss-ap', (place) => phossApDelivery(at(place))],
])('The contract of access points is met by %s', async (_, made) => {
  const findings = await conformanceOf({
    adapter: made(url) as Adapter,
    cutOff: made(nobody) as Adapter,
    envelopeFor: (receiver, id) => `<StandardBusinessDocument>${receiver} ${id}</StandardBusinessDocument>`,
    ...{ accepting: buyerId, absent, seconds: 10 },
  });
  expect(findings.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(findings.length).toBeGreaterThanOrEqual(8);
});

test('The contract of access points is met by the folder', async () => {
  const log = { info: () => {}, error: () => {} };
  const receive = async () => ({ outcome: 'received', documentId: 'x', instanceId: 'y' }) as const;
  const findings = await conformanceOf({
    adapter: folderDelivery({ folder, receive }, log) as Adapter,
    envelopeFor: (receiver, id) => `<StandardBusinessDocument>${receiver} ${id}</StandardBusinessDocument>`,
    ...{ accepting: buyerId, seconds: 10 },
  });
  expect(findings.filter(({ fault }) => fault !== null)).toEqual([]);
});
