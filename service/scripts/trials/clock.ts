import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../../test/support/command.ts';
import { createDatabase } from '../../test/support/postgres.ts';
import { startProcess } from '../../test/support/process.ts';
import { faultsOf, tell } from './account.ts';
import { openOtherSide } from './other-side.ts';
import { newServer, openAcrossCompanies } from './server.ts';
import { environmentOf, newApiKey, startTraffic } from './traffic.ts';

/**
 * Moves the system clock of two processes, one after the other, while clients send documents: across midnight in the Gulf at a month's
 * end, an hour back to before it, and an hour forward again. Needs `faketime` of Debian.
 */
const library = `/usr/lib/${process.arch === 'x64' ? 'x86_64' : 'aarch64'}-linux-gnu/faketime/libfaketime.so.1`;
const midnight = Date.parse('2026-11-30T20:00:00Z');
const hour = 3_600_000;

const server = await newServer();
const otherSide = await openOtherSide();
const database = await createDatabase(server.url);
const folder = await mkdtemp(join(tmpdir(), 'pint-ae-clock-'));
const clocks = [join(folder, 'first'), join(folder, 'second')];
const began = Date.now();
/** Sets a clock so that it is, or would have been, this many milliseconds after midnight when the trial began. */
const setClock = (file: string, afterMidnight: number) => {
  const seconds = Math.round((midnight + afterMidnight - began) / 1000);
  return writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}`);
};
const setClocks = async (afterMidnight: number) => {
  for (const file of clocks) {
    await setClock(file, afterMidnight);
    await pause(2_000);
  }
};
const environment = {
  ...environmentOf(database.url, otherSide.url),
  RATE_LIMIT_REQUESTS: '100000',
  RATE_LIMIT_SECONDS: '10',
  DELIVERY_TIMEOUT_SECONDS: '5',
};
const apiKey = await newApiKey(environment);
const expiring = await keyUntil('2026-12-01');
await Promise.all(clocks.map((file) => setClock(file, -20_000)));
const running = clocks.map((file) =>
  startProcess({
    ...environment,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }),
);
const addresses = await Promise.all(running.map(async ({ address }) => (await address) ?? ''));
const use = async (key: string) =>
  (await fetch(`${addresses[0]}/v1/whoami`, { headers: { 'x-api-key': key } })).status;
const traffic = startTraffic(apiKey, () => addresses, { clients: 3 });

const seen: (readonly [string, number, number])[] = [];
const look = async (what: string, expected: number) => seen.push([what, await use(expiring), expected]);
await setClocks(-30 * 60_000);
await look('half an hour before midnight', 200);
await pause(4_000);
const november = traffic.accepted.size;
await setClocks(30 * 60_000);
await look('half an hour after midnight', 401);
await pause(4_000);
await setClocks(-30 * 60_000);
await look('an hour back', 200);
await pause(4_000);
await setClocks(30 * 60_000 + hour);
await look('two hours forward', 401);
await pause(4_000);
await traffic.stop();
const faults = await faultsOf(database.url, traffic, otherSide);
const months = await documentsByMonth();
const counted = [...months.values()].reduce((sum, documents) => sum + documents, 0);
tell(
  `Clocks that jump over midnight of a month's end and back: ${[...months].map(([month, documents]) => `${documents} in ${month}`).join(', ')}, the longest answer ${traffic.longest().toFixed(0)} ms. All`,
  traffic,
  [
    ...faults,
    ...seen.map(
      ([what, status, expected]) =>
        [`a key until midnight is wrong ${what}`, status === expected ? 0 : 1] as const,
    ),
    ['documents counted in no month, or in two', Math.abs(counted - traffic.accepted.size)],
    ['months other than both', months.size === 2 && november > 0 ? 0 : 1],
    [
      'answers that a limit refused',
      [...traffic.others.keys()].filter((answer) => answer.startsWith('429')).length,
    ],
  ],
);
for (const { kill } of running) await kill('SIGTERM');
await server.remove();
otherSide.close();
await rm(folder, { recursive: true });
process.exit();

async function keyUntil(day: string): Promise<string> {
  const listed = await runCommand(environment, 'companies', 'list');
  const company = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(listed)?.[0] ?? '';
  const words = ['--company', company, '--name', 'until', '--scope', 'invoices:read', '--expires', day];
  return /pint_\S+/.exec(await runCommand(environment, 'keys', 'create', ...words))?.[0] ?? '';
}

async function documentsByMonth(): Promise<ReadonlyMap<string, number>> {
  const client = await openAcrossCompanies(database.url);
  const { rows } = await client.query<{ month: string; documents: string }>(
    `select month, sum(documents) as documents from (select month, documents from document_usage
      union all select month, documents from document_usage_parts) as parts group by month order by month`,
  );
  await client.end();
  return new Map(rows.map(({ month, documents }) => [month, Number(documents)]));
}
