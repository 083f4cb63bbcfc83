import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { convert, validateDocument } from 'pint-ae';
import { writeMessageStatus } from 'pint-ae/network';
import { openService } from '../src/lifecycle/open.ts';
import { readSettings } from '../src/settings.ts';
import { newCompany, newKey } from '../test/support/company.ts';
import { makePostgresServer } from '../test/support/postgres-server.ts';
import { type ServiceProcess, startProcess } from '../test/support/process.ts';
import { invoice } from '../test/support/requests.ts';
import { atShare, line } from './load/table.ts';

/**
 * A working day of a provider in minutes: 500 companies of very different sizes, webhooks, statuses from the network, an
 * access point that is down twice, and a restart of every process and of the database. Afterwards it counts: is anything
 * lost or doubled, and did anybody wait longer than the outage explains? Usage: `day MINUTES DOCUMENTS`.
 */
const minutes = Number(process.argv[2] ?? '60');
const documents = Number(process.argv[3] ?? String(minutes * 300));
const companies = 500;
const listening = 50;
const hour = (minutes * 60_000) / 24;

/** Shares of the documents of a day by its hours: from eight to six, with two peaks, and a batch at night. */
const curve = [1, 1, 8, 1, 1, 1, 2, 4, 8, 12, 14, 12, 8, 7, 10, 12, 9, 6, 3, 2, 1, 1, 1, 1];
const outages = [
  { from: 9.5, to: 10.5 },
  { from: 15, to: 15.75 },
];
const restartOfProcesses = 12.5;
const restartOfDatabase = 18;

const began = { at: 0 };
/** The hour of the day that it is now. */
const clock = () => (performance.now() - began.at) / hour;
const isDown = () => outages.some(({ from, to }) => clock() >= from && clock() < to);

/** A document of a company, from the answer that accepted it to what arrived of it. */
interface Followed {
  readonly company: number;
  readonly acceptedAt: number;
  readonly hour: number;
}

const followed = new Map<string, Followed>();
/** Instances under which a document and its report reached the other side, by invoice number. */
const arrived = { document: new Map<string, Set<string>>(), report: new Map<string, Set<string>>() };
const waits: { readonly seconds: number; readonly company: number; readonly hour: number }[] = [];
/** Events that webhooks were told, by type and document. */
const told = new Map<string, Set<string>>();
let repeated = 0;
let refusedMeanwhile = 0;
const statuses: string[] = [];

const status = (() => {
  const written = convert(invoice);
  const made = writeMessageStatus(validateDocument(written.xml ?? '', { format: 'xml' }), {
    id: 'STATUS-ID',
    issuedAt: '2026-11-26T08:00:00Z',
    of: 'INSTANCE-ID',
    from: '000773',
    to: '000001',
    delivered: 'confirmed',
  });
  if (!made.ok) throw new Error('No status could be written.');
  return made.value.xml;
})();

/** The access point, and the target of the webhooks. */
const world = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (request.url === '/hook') {
      const { type, data } = JSON.parse(body);
      const key = `${type} ${data.id}`;
      told.set(key, (told.get(key) ?? new Set()).add(String(request.headers['webhook-id'])));
      response.end();
      return;
    }
    if (isDown()) {
      refusedMeanwhile += 1;
      response.statusCode = 503;
      response.end();
      return;
    }
    take(body);
    response.end(JSON.stringify({ overallSuccess: true, as4MessageId: 'x' }));
  });
});

function take(envelope: string): void {
  const instance = /InstanceIdentifier>([^<]+)</.exec(envelope)?.[1] ?? '';
  const number = /<(?:\w+:)?ID>(D-\d+-\d+)</.exec(envelope)?.[1] ?? '';
  const kind = /ReportedTransaction/.test(envelope) ? 'report' : 'document';
  const known = arrived[kind].get(number) ?? new Set();
  if (known.has(instance)) repeated += 1;
  else {
    statuses.push(
      status
        .replaceAll('INSTANCE-ID', instance)
        .replaceAll('STATUS-ID', `s-${instance}`)
        .replaceAll('000773', kind === 'report' ? authority : '000773'),
    );
    const sent = followed.get(number);
    if (kind === 'document' && sent !== undefined)
      waits.push({ ...sent, seconds: (performance.now() - sent.acceptedAt) / 1000 });
  }
  arrived[kind].set(number, known.add(instance));
}

const server = await makePostgresServer();
if (server === undefined) throw new Error('PostgreSQL is not installed.');
await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(world.address() as AddressInfo).port}`;
const environment = {
  DATABASE_URL: server.url,
  DELIVERY: 'phase4',
  PHASE4_URL: address,
  PHASE4_TOKEN: 'token',
  INBOUND_TOKEN: 'token-of-the-access-point',
  WEBHOOK_TARGETS: 'any',
  RATE_LIMIT_REQUESTS: '1000000',
};
const settings = readSettings(environment);
const authority = settings.network.authority.replace('0242:', '');
const { service, close } = await openService({ ...settings, logLevel: 'silent' });
const clients: { readonly apiKey: string; readonly request: (number: string) => object }[] = [];
for (let index = 0; index < companies; index += 1) {
  const id = String(1_100_000_000 + index);
  const seller = { ...invoice.seller, participantId: `0235:${id}`, trn: `${id}00003` };
  const company = await newCompany(service, {
    name: `Company ${index}`,
    participantId: seller.participantId,
  });
  const buyer = { ...invoice.buyer, participantId: '0235:1000000111' };
  clients.push({
    apiKey: (await newKey(service, company)).apiKey,
    request: (invoiceNumber) => ({ ...invoice, seller, buyer, invoiceNumber }),
  });
}
await close();

const processes: ServiceProcess[] = [startProcess(environment), startProcess(environment)];
const addresses = await Promise.all(processes.map(async (each) => (await each.address) ?? ''));

let asked = 0;
/** Asks until there is an answer, under one key: what a client does whose connection was cut. */
async function ask(apiKey: string, path: string, body?: object): Promise<{ readonly id: string }> {
  asked += 1;
  const key = `day-${asked}`;
  for (let tries = 0; ; tries += 1) {
    const place = addresses[(asked + tries) % addresses.length] ?? '';
    const answer = await fetch(`${place}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as { id: string };
    if (answer !== undefined && answer.status < 500 && answer.status !== 429 && answer.status !== 409)
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await pause(500);
  }
}

for (const { apiKey } of clients.slice(0, listening))
  await ask(apiKey, '/v1/webhooks', { targetUrl: `${address}/hook`, eventTypes: ['document.sent'] });

const numberOf = new Map<string, string>();
let sentSoFar = 0;

/** The first companies send most: half of all documents come from ten of five hundred. */
function companyOf(index: number): number {
  return index % 2 === 0 ? Math.floor(index / 2) % 10 : (index * 7919) % companies;
}

async function send(index: number): Promise<void> {
  const company = companyOf(index);
  const client = clients[company];
  if (client === undefined) return;
  const number = `D-${company}-${index}`;
  const { id } = await ask(client.apiKey, '/v1/invoices', client.request(number));
  await ask(client.apiKey, `/v1/invoices/${id}/submit`);
  if (!arrived.document.has(number))
    followed.set(number, { company, acceptedAt: performance.now(), hour: clock() });
  numberOf.set(id, number);
}

/** Brings the statuses of the network, each until it is taken. */
async function bring(): Promise<void> {
  for (;;) {
    const next = statuses.shift();
    if (next === undefined) {
      if (isOver) return;
      await pause(100);
      continue;
    }
    const answer = await fetch(`${addresses[0]}/inbound`, {
      method: 'POST',
      headers: { 'x-token': environment.INBOUND_TOKEN, 'content-type': 'application/xml' },
      body: next,
    }).catch(() => undefined);
    if (answer === undefined || answer.status >= 500 || answer.status === 429) {
      statuses.push(next);
      await pause(500);
    }
  }
}

let isOver = false;
began.at = performance.now();
const bringing = [bring(), bring()];
const total = curve.reduce((sum, share) => sum + share, 0);
/** The hour at which a document is sent. */
function hourOf(index: number): number {
  let left = (index / documents) * total;
  for (const [each, share] of curve.entries()) {
    if (left < share) return each + left / share;
    left -= share;
  }
  return 24;
}
const at = async (when: number) => pause(Math.max(0, when * hour - (performance.now() - began.at)));

const events = (async () => {
  await at(restartOfProcesses);
  for (const [index, old] of processes.entries()) {
    await old.kill('SIGTERM');
    const fresh = startProcess(environment);
    processes[index] = fresh;
    addresses[index] = (await fresh.address) ?? '';
  }
  await at(restartOfDatabase);
  await server.stop();
  await pause(5000);
  await server.start();
})();

let next = 0;
await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (let index = next++; index < documents; index = next++) {
      await at(hourOf(index));
      await send(index);
      sentSoFar += 1;
    }
  }),
);
await events;
const client = new pg.Client({ connectionString: server.url });
await client.connect();
const open = async () => {
  const { rows } = await client.query<{ open: number }>(
    `select set_config('app.company', '*', false), (select count(*)::integer from submissions
      where state in ('open', 'waiting')) + (select count(*)::integer from webhook_deliveries where state = 'Pending')
      + (select count(*)::integer from events where not is_given) as open`,
  );
  return (rows[0]?.open ?? 0) + statuses.length;
};
const patience = performance.now() + 20 * 60_000;
while ((await open()) > 0 && performance.now() < patience) await pause(500);
isOver = true;
await Promise.all(bringing);

await client.query(`select set_config('app.company', '*', false)`);
const { rows } = await client.query<{
  id: string;
  number: string;
  status: string;
  exchange: string;
  reporting: string;
}>(
  `select id, invoice_number as number, status, exchange_status as exchange, reporting_status as reporting
    from documents where direction = 'Outbound'`,
);
const inState = (state: string) => rows.filter(({ status: each }) => each === state).length;
const once = (of: Map<string, Set<string>>) => [...of.values()].filter(({ size }) => size === 1).length;
const hooked = rows.filter(({ number }) => Number(number.split('-')[1]) < listening);
const wronglyTold = hooked.filter(({ id }) => told.get(`document.sent ${id}`)?.size !== 1).length;
const outageSeconds = Math.max(...outages.map(({ from, to }) => ((to - from) * hour) / 1000));
const wait = (of: typeof waits) => {
  const sorted = of.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  return [atShare(sorted, 0.5), atShare(sorted, 0.99), sorted.at(-1)?.toFixed(1) ?? ''].map(
    (seconds) => `${seconds} s`,
  );
};
const isLarge = ({ company }: { readonly company: number }) => company < 10;
const isQuiet = ({ hour: when }: { readonly hour: number }) =>
  !outages.some(({ from, to }) => when > from - 0.2 && when < to + 2) &&
  Math.abs(when - restartOfProcesses) > 1 &&
  Math.abs(when - restartOfDatabase) > 1;
const longest = Math.max(...waits.map(({ seconds }) => seconds));
const faults = [
  [`documents accepted and not kept, or kept twice`, Math.abs(rows.length - numberOf.size)],
  ['documents that are not Sent', rows.length - inState('Sent')],
  ['documents that did not arrive, or under several instances', documents - once(arrived.document)],
  ['reports that did not arrive, or under several instances', documents - once(arrived.report)],
  [
    'documents whose status or report is not known to be accepted',
    rows.filter(({ exchange, reporting }) => exchange !== 'delivered' || reporting !== 'reported').length,
  ],
  ['events told to a webhook never, or under several identifiers', wronglyTold],
] as const;
const report = [
  `24 hours in ${minutes} minutes: ${companies} companies, ${documents} documents, ${sentSoFar} submitted, `,
  `${listening} webhooks, ${arrived.document.size + arrived.report.size} statuses; `,
  `${refusedMeanwhile} tries met an access point that was down, ${repeated} messages came again under their instance.\n\n`,
  line(['what must be 0', 'count']),
  '|---|---|\n',
  ...faults.map(([name, count]) => line([name, String(count)])),
  '\n',
  line(['from acceptance to arrival', 'p50', 'p99', 'longest']),
  '|---|---|---|---|\n',
  line(['ten large companies, quiet hours', ...wait(waits.filter((each) => isLarge(each) && isQuiet(each)))]),
  line(['490 small ones, quiet hours', ...wait(waits.filter((each) => !isLarge(each) && isQuiet(each)))]),
  line(['all, outages and restarts included', ...wait(waits)]),
  `\nThe longer outage took ${outageSeconds.toFixed(0)} s; the longest wait was ${longest.toFixed(0)} s.\n`,
].join('');
process.stdout.write(report);
if (process.argv[4] !== undefined) await writeFile(process.argv[4], report);
await client.end();
for (const { kill } of processes) await kill('SIGTERM');
await server.remove();
world.closeAllConnections();
world.close();
process.exitCode = faults.every(([, count]) => count === 0) && longest < 2 * outageSeconds + 15 ? 0 : 1;
process.exit();
