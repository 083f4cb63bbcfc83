import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase } from '../../test/support/postgres.ts';
import { startProcess } from '../../test/support/process.ts';
import { faultsOf, tell } from './account.ts';
import { openOtherSide } from './other-side.ts';
import { newServer } from './server.ts';
import { environmentOf, newApiKey, startTraffic } from './traffic.ts';

/**
 * Sends documents while the only synchronous standby is late, and then while it does not answer for so many seconds: no list may fail
 * meanwhile, and the connections to the primary may not pile up. Usage: `standby.ts [SECONDS] [CLIENTS]`.
 */
const [, , seconds = '60', clients = '8'] = process.argv;
const follower = 'standby';
const lateMilliseconds = 400;

const primary = await newServer(undefined, { settings: { wal_level: 'replica' } });
const standby = await newServer(undefined, { copied: { from: primary.url, follower } });
const onPrimary = await connected(primary.url);
const onStandby = await connected(standby.url);

const otherSide = await openOtherSide();
const database = await createDatabase(primary.url);
const environment = environmentOf(database.url, otherSide.url);
const apiKey = await newApiKey(environment);
const running = startProcess(environment);
const stopped = startProcess(environment);
const address = (await running.address) ?? '';
const addresses = [address, (await stopped.address) ?? ''];
await set(onPrimary, 'synchronous_standby_names', follower);
await set(onPrimary, 'synchronous_commit', 'remote_apply');
await set(onStandby, 'recovery_min_apply_delay', `${lateMilliseconds}ms`);

const traffic = startTraffic(apiKey, () => addresses, { clients: Number(clients) });
await pause(10_000);
const whileLate = { accepted: traffic.accepted.size, longest: traffic.longest() };
await set(onStandby, 'recovery_min_apply_delay', '0');

const { rows } = await onStandby.query<{ pid: number }>('select pid from pg_stat_wal_receiver');
const receiver = rows[0]?.pid ?? 0;
process.kill(receiver, 'SIGSTOP');
const reads: { readonly status: number; readonly milliseconds: number }[] = [];
const probes = new Set<number>();
let mostConnections = 0;
for (const end = Date.now() + Number(seconds) * 1000; Date.now() < end; await pause(250)) {
  const began = performance.now();
  const { status } = await fetch(`${address}/v1/invoices`, { headers: { 'x-api-key': apiKey } });
  reads.push({ status, milliseconds: performance.now() - began });
  probes.add((await fetch(`${address}/readyz`)).status);
  mostConnections = Math.max(mostConnections, await connections());
}
const whileSilent = traffic.accepted.size;
addresses.pop();
const began = performance.now();
await stopped.kill('SIGTERM');
const secondsToStop = (performance.now() - began) / 1000;
process.kill(receiver, 'SIGCONT');
await pause(5_000);
const afterwards = traffic.accepted.size;
await traffic.stop();

const failedReads = reads.filter(({ status }) => status !== 200).length;
const slowest = Math.max(...reads.map(({ milliseconds }) => milliseconds));
const faults = await faultsOf(database.url, traffic, otherSide);
tell(
  [
    `A standby that is ${lateMilliseconds} ms late: ${whileLate.accepted} documents, the longest answer ${whileLate.longest.toFixed(0)} ms`,
    `${seconds} s without an answer of it: ${whileSilent - whileLate.accepted} documents, ${reads.length} lists, the longest after ${slowest.toFixed(0)} ms; /readyz ${[...probes].join()}; at most ${mostConnections} connections of two processes, of which one stopped after ${secondsToStop.toFixed(0)} s`,
    `5 s later: ${afterwards - whileSilent} documents. All`,
  ].join('\n'),
  traffic,
  [
    ...faults,
    ['lists that failed', failedReads],
    ['connections above twice the pools, and four each', Math.max(0, mostConnections - 48)],
    ['did not stop within a minute', secondsToStop < 60 ? 0 : 1],
    ['did not go on by itself', afterwards > whileSilent ? 0 : 1],
  ],
);
await running.kill('SIGTERM');
for (const client of [onStandby, onPrimary]) await client.end();
await standby.remove();
await primary.remove();
otherSide.close();
process.exit();

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function set(client: pg.Client, name: string, value: string): Promise<void> {
  await client.query(`alter system set ${name} = '${value}'`);
  await client.query('select pg_reload_conf()');
}

async function connections(): Promise<number> {
  const { rows: counted } = await onPrimary.query<{ count: string }>(
    'select count(*) from pg_stat_activity where datname = $1',
    [database.name],
  );
  return Number(counted[0]?.count);
}
