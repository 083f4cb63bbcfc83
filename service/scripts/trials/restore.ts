import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '../../test/support/postgres.ts';
import { startProcess } from '../../test/support/process.ts';
import { faultsOf, tell } from './account.ts';
import { openOtherSide } from './other-side.ts';
import { newServer, openAcrossCompanies } from './server.ts';
import { environmentOf, newApiKey, startTraffic } from './traffic.ts';

/**
 * Copies a server by `pg_basebackup` while documents are on their way, loses it some seconds later, and goes on with the copy: what the
 * copy has goes out under the instance that it had, and the query of the guide names what went out and is not in it.
 */
const server = await newServer();
const otherSide = await openOtherSide();
const database = await createDatabase(server.url);
const environment = environmentOf(database.url, otherSide.url);
const apiKey = await newApiKey(environment);
const before = startProcess(environment);
const address = (await before.address) ?? '';
const traffic = startTraffic(apiKey, () => [address], { clients: 4 });
await pause(6_000);
const copy = await newServer(undefined, { copied: { from: server.url } });
await pause(4_000);
const working = traffic.stop();
await before.kill('SIGKILL');
await server.stop();
void working.catch(() => {});

const restored = new URL(database.url);
restored.port = new URL(copy.url).port;
const client = await openAcrossCompanies(restored.href);
const handedOver = [...otherSide.documents.values(), ...otherSide.reports.values()].flatMap((each) => [
  ...each,
]);
const { rows: unknown } = await client.query<{ instance: string }>(
  `select instance from unnest($1::text[]) as instance
    where not exists (select from submissions where submissions.id = instance)`,
  [handedOver],
);
const { rows: open } = await client.query("select from submissions where state in ('open', 'waiting')");
const after = startProcess({ ...environment, DATABASE_URL: restored.href });
await after.address;
const { rows: kept } = await client.query<{ id: string }>("select id from documents where status <> 'Draft'");
const known = new Set(kept.map(({ id }) => id));
await client.end();
const accepted = new Map([...traffic.accepted].filter(([, id]) => known.has(id)));
const lost = [...traffic.accepted].filter(([, id]) => !known.has(id)).map(([number]) => number);
const faults = await faultsOf(restored.href, { accepted, others: new Map() }, otherSide);
const named = new Set(unknown.map(({ instance }) => instance));
const unnamed = lost
  .flatMap((number) => [...(otherSide.documents.get(number) ?? []), ...(otherSide.reports.get(number) ?? [])])
  .filter((instance) => !named.has(instance));
tell(
  `A copy with ${open.length} messages on their way; ${lost.length} documents were submitted after it, of which ${named.size} messages went out. Of those in the copy`,
  { accepted, others: new Map() },
  [...faults, ['messages that went out, are not in the copy, and are not named', unnamed.length]],
);
await after.kill('SIGKILL');
await copy.remove();
await server.remove();
otherSide.close();
process.exit();
