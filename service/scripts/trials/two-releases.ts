import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '../../test/support/postgres.ts';
import { startProcess, startRelease } from '../../test/support/process.ts';
import { faultsOf, tell } from './account.ts';
import { openOtherSide } from './other-side.ts';
import { releaseOf } from './release.ts';
import { newServer, openAcrossCompanies } from './server.ts';
import { environmentOf, newApiKey, startTraffic } from './traffic.ts';

/**
 * Upgrades two processes of an earlier release, one after another, while clients send documents: the tables of so many drafts are
 * changed below them. Usage: `two-releases.ts COMMIT [DRAFTS]`; instead of a commit, a folder in which one was built.
 */
const [, , earlier = 'HEAD~1', drafts = '20000'] = process.argv;
const phaseMilliseconds = 8_000;

const release = await releaseOf(earlier);
const server = await newServer();
const otherSide = await openOtherSide();
const database = await createDatabase(server.url);
const environment = environmentOf(database.url, otherSide.url);
const apiKey = await newApiKey(environment, release.program);
await addDrafts();

const old = [startRelease(release.program, environment), startRelease(release.program, environment)];
let addresses = await Promise.all(old.map(async ({ address }) => (await address) ?? ''));
const traffic = startTraffic(apiKey, () => addresses);
await pause(phaseMilliseconds);

const begun = performance.now();
const fresh = [startProcess(environment)];
const [first] = fresh;
const firstAddress = await first?.address;
const migrated = performance.now() - begun;
if (firstAddress !== undefined) addresses = [...addresses, firstAddress];
await pause(phaseMilliseconds);
const again = startRelease(release.program, environment);
const isRefused = (await again.address) === undefined && again.output().includes('later release');
for (const each of old) {
  addresses = addresses.slice(1);
  await each.kill('SIGTERM');
  const next = startProcess(environment);
  fresh.push(next);
  const address = await next.address;
  if (address !== undefined) addresses = [...addresses, address];
}
await pause(phaseMilliseconds);
await traffic.stop();
tell(
  `Two releases side by side, ${drafts} drafts, the new one ready after ${(migrated / 1000).toFixed(1)} s, ` +
    `the longest answer ${(traffic.longest() / 1000).toFixed(1)} s`,
  traffic,
  [
    ...(await faultsOf(database.url, traffic, otherSide)),
    ['new processes that did not start', fresh.length - addresses.length],
    ['starts of the earlier release that were not refused', isRefused ? 0 : 1],
  ],
);
if (firstAddress === undefined) console.log(first?.output());
for (const each of [again, ...fresh]) await each.kill('SIGKILL');
await server.remove();
otherSide.close();
await release.remove();
process.exit();

async function addDrafts(): Promise<void> {
  const client = await openAcrossCompanies(database.url);
  await client.query(
    `insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date, currency,
      seller_name, buyer_name, payable_amount, version, created_at, updated_at)
      select 'd-' || n, companies.id, 'invoice', 'Outbound', 'Invoice', 'Draft', 'D-' || n, '2026-11-21', 'AED', 'A seller',
        'A buyer', '1.00', 1, now(), now() from companies, generate_series(1, $1::integer) as n`,
    [drafts],
  );
  await client.end();
}
