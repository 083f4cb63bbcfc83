import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { convert } from 'pint-ae';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCompany, newKey } from '../../test/support/company.ts';
import { createDatabase } from '../../test/support/postgres.ts';
import { startProcess } from '../../test/support/process.ts';
import { invoiceTo } from '../../test/support/requests.ts';
import { countingProxy } from './counting-proxy.ts';
import { fieldsOf, processorTime } from './processor-time.ts';
import { statusesOf } from './statuses.ts';
import { line, rounded } from './table.ts';

/**
 * Costs of requests and documents on a server: processor time, as it is and against `convert` of the same document in
 * the same run, and the needs of a million documents a day.
 */
const clients = 8;
const secondsOfDay = 86_400;
const documentsOfDay = 1_000_000;
/** A provider's day: so many times the mean in its busiest hour. */
const peak = 5;

/** The processor time of `convert` in milliseconds, of the best of many rounds: then it is warm. */
function costOfConvert(document: object): number {
  const count = 1000;
  const rounds = Array.from({ length: 20 }, () => {
    const before = process.cpuUsage();
    for (let index = 0; index < count; index += 1) convert(document);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  });
  return Math.min(...rounds);
}

/** Calls work so many times, from several clients at once. */
async function times(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Prints the cost of operations on the server, with `count` of each. */
export async function printCosts(server: string, count: number): Promise<void> {
  const envelopes: string[] = [];
  const accepting = createServer(async (request, response) => {
    envelopes.push(await text(request));
    response.end(JSON.stringify({ overallSuccess: true, as4MessageId: 'x' }));
  });
  await new Promise<void>((resolve) => accepting.listen(0, '127.0.0.1', resolve));
  const { url, drop } = await createDatabase(server);
  const counting = await countingProxy(url);
  const environment = {
    DATABASE_URL: url,
    DELIVERY: 'phase4',
    PHASE4_URL: `http://127.0.0.1:${(accepting.address() as AddressInfo).port}`,
    PHASE4_TOKEN: 'token',
    INBOUND_TOKEN: inboundToken,
    RATE_LIMIT_REQUESTS: '1000000',
  };
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
  const { apiKey } = await newKey(service, await newCompany(service));
  await close();
  const running = startProcess({ ...environment, DATABASE_URL: counting.url });
  const address = (await running.address) ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const superuser = new pg.Client({ connectionString: server });
  await superuser.connect();
  await superuser.query('create extension if not exists pg_stat_statements');
  const { rows: databases } = await client.query(
    'select oid from pg_database where datname = current_database()',
  );
  const effortNow = async () => [
    counting.roundTrips(),
    ...(await effortOf(client, superuser, databases[0].oid)),
  ];

  const document = invoiceTo('0235:1000000111');
  let keys = 0;
  const ask = async (method: string, path: string, body?: object) => {
    keys += 1;
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'idempotency-key': `k-${keys}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { readonly id: string };
  };
  const ids: string[] = [];
  const create = async () => {
    const { id } = await ask('POST', '/v1/invoices', { ...document, invoiceNumber: `C-${keys}` });
    ids.push(id);
  };
  const reported = async () => {
    const { rows } = await client.query<{ open: number }>(
      `select set_config('app.company', '*', false),
        (select count(*)::integer from submissions where state in ('open', 'waiting')) as open`,
    );
    return rows[0]?.open === 0;
  };
  const size = async () =>
    Number((await client.query('select pg_database_size(current_database()) as size')).rows[0].size);
  const at = (index: number) => ids[index % ids.length] ?? '';
  const operations: Readonly<Record<string, (many: number) => Promise<void>>> = {
    whoami: (many) => times(many, async () => void (await ask('GET', '/v1/whoami'))),
    create: (many) => times(many, create),
    read: (many) => times(many, async (index) => void (await ask('GET', `/v1/invoices/${at(index)}`))),
    validate: (many) =>
      times(many, async (index) => void (await ask('POST', `/v1/invoices/${at(index)}/validate`))),
    'submit, until it is Sent and reported': async (many) => {
      const submitted = ids.splice(0, many);
      await times(submitted.length, async (index) => {
        await ask('POST', `/v1/invoices/${submitted[index]}/submit`);
      });
      while (!(await reported())) await pause(50);
    },
    // Of the document and of its report.
    'both statuses': async () => {
      const answers = statusesOf(envelopes.splice(0));
      await times(answers.length, async (index) => {
        const headers = { 'x-token': inboundToken, 'content-type': 'application/xml' };
        const body = answers[index] ?? '';
        const answer = await fetch(`${address}/inbound`, { method: 'POST', headers, body });
        if (answer.status !== 201) throw new Error(`A status: ${await answer.text()}`);
      });
    },
  };
  // What runs is compiled first, in the service as here.
  for (const work of Object.values(operations)) await work(count / 2);
  const convertCost = costOfConvert(document);
  // A server in use has statistics, by which it plans.
  await client.query('analyze');
  const before = await size();
  const costs = new Map<
    string,
    { readonly own: number; readonly ofServer: number; readonly effort: Effort }
  >();
  for (const [name, work] of Object.entries(operations)) {
    const begun = [await processorTime([running.pid]), await timeOfServer(client)] as const;
    const effort = await effortNow();
    await work(count);
    costs.set(name, {
      own: ((await processorTime([running.pid])) - begun[0]) / count,
      ofServer: ((await timeOfServer(client)) - begun[1]) / count,
      effort: (await effortNow()).map((now, at) => (now - (effort[at] ?? 0)) / count),
    });
  }
  await client.query('checkpoint').catch(() => {});
  const bytes = ((await size()) - before) / count;

  const life = Object.keys(operations).filter((name) => name !== 'whoami' && name !== 'read');
  const ofDocument = life.flatMap((name) => costs.get(name) ?? []);
  costs.set('a document, all of it', {
    own: total(ofDocument.map(({ own }) => own)),
    ofServer: total(ofDocument.map(({ ofServer }) => ofServer)),
    effort: efforts.map((_, at) => total(ofDocument.map(({ effort }) => effort[at] ?? 0))),
  });
  process.stdout.write(
    `\n${line(['PostgreSQL, 1 process', 'processor', `against convert (${convertCost.toFixed(2)} ms)`, 'processor of the server'])}|---|---|---|---|\n`,
  );
  for (const [name, { own, ofServer }] of costs)
    process.stdout.write(
      line([name, `${rounded(own)} ms`, String(rounded(own / convertCost)), `${rounded(ofServer)} ms`]),
    );
  process.stdout.write(`\n${line(['each', ...efforts])}${'|---'.repeat(efforts.length + 1)}|\n`);
  for (const [name, { effort }] of costs)
    process.stdout.write(line([name, ...effort.map(rounded).map(String)]));
  const sum = (which: 'own' | 'ofServer') => total(ofDocument.map((cost) => cost[which]));
  const processors = (milliseconds: number) =>
    rounded((milliseconds / 1000) * (documentsOfDay / secondsOfDay) * peak);
  const processes = Math.max(1, Math.ceil(processors(sum('own'))));
  const { connections } = readSettings(environment).database;
  process.stdout.write(
    `\nA million documents a day, ${Math.round((documentsOfDay / secondsOfDay) * peak)} a second in the busiest hour: ` +
      `${processors(sum('own'))} processors for the service, ${processors(sum('ofServer'))} for PostgreSQL; ` +
      `${processes} processes with ${processes * connections} connections; ` +
      `${rounded(bytes / 1024)} KB a document, ${Math.round((bytes * documentsOfDay) / 1e9)} GB a day.\n`,
  );
  await client.end();
  await superuser.end();
  await running.kill('SIGTERM');
  await drop();
  counting.close();
  accepting.closeAllConnections();
  accepting.close();
}

const inboundToken = 'token-of-the-access-point';

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

type Effort = readonly number[];

/** The counters of the server, in the order in which it is asked for them. */
const efforts = [
  'round trips',
  'statements',
  'transactions',
  'of these writing',
  'fsyncs',
  'WAL in KB',
  'row rewrites',
  'of these HOT',
] as const;

/** The work of the server on a database since its start. */
async function effortOf(client: pg.Client, superuser: pg.Client, database: number): Promise<Effort> {
  // A connection tells its counters when it rests.
  await pause(1500);
  const [ofServer, ofTables] = await Promise.all([
    superuser.query({
      rowMode: 'array',
      text: `select (select sum(calls) from pg_stat_statements where dbid = $1)::float,
        (select xact_commit from pg_stat_database where datid = $1)::float,
        pg_snapshot_xmax(pg_current_snapshot())::text::float,
        wal_sync::float, (wal_bytes / 1024)::float from pg_stat_wal`,
      values: [database],
    }),
    client.query({
      rowMode: 'array',
      text: 'select sum(n_tup_upd)::float, sum(n_tup_hot_upd)::float from pg_stat_user_tables',
    }),
  ]);
  return [...(ofServer.rows[0] ?? []), ...(ofTables.rows[0] ?? [])];
}

/** Milliseconds of processor time that the server has used, with what has ended. */
async function timeOfServer(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const parent = Number((await fieldsOf(rows[0].pid))[1]);
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const children: number[] = [];
  for (const pid of all) {
    const fields = await fieldsOf(pid).catch(() => []);
    if (Number(fields[1]) === parent) children.push(pid);
  }
  const ended = await fieldsOf(parent);
  return (await processorTime([parent, ...children])) + (Number(ended[13]) + Number(ended[14])) * 10;
}
