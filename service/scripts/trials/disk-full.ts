import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase } from '../../test/support/postgres.ts';
import { startProcess } from '../../test/support/process.ts';
import { makeSmallDisk } from '../../test/support/small-disk.ts';
import { faultsOf, tell } from './account.ts';
import { openOtherSide } from './other-side.ts';
import { newServer } from './server.ts';
import { environmentOf, newApiKey, startTraffic } from './traffic.ts';

/**
 * Fills the disk of the tables, and then that of the whole server with its log, while clients send documents, and makes room again: the
 * service is left alone. A server that could not write its log ends, and is started again as its supervisor would.
 */
const fullMilliseconds = 15_000;

for (const what of ['tables', 'server'] as const) await fillDiskOf(what);
process.exit();

async function fillDiskOf(what: 'tables' | 'server'): Promise<void> {
  const disk = await makeSmallDisk(400);
  if (disk === undefined) throw new Error('A disk cannot be mounted here.');
  const server = await newServer(what === 'server' ? disk.folder : undefined);
  const otherSide = await openOtherSide();
  const database = await createDatabase(server.url);
  if (what === 'tables') await moveTo(join(disk.folder, 'tables'), server.url, database.name);
  const environment = environmentOf(database.url, otherSide.url);
  const apiKey = await newApiKey(environment);
  const running = startProcess(environment);
  const address = (await running.address) ?? '';
  const traffic = startTraffic(apiKey, () => [address], { clients: 4 });
  await pause(5_000);
  await disk.fill();
  const before = traffic.accepted.size;
  await pause(fullMilliseconds);
  const during = traffic.accepted.size - before;
  const status = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: { 'x-api-key': apiKey } })).status;
  const meanwhile = `/healthz ${await status('/healthz')}, /readyz ${await status('/readyz')}, lists ${await status('/v1/invoices')}`;
  await disk.makeRoom();
  const hasEnded = await server.start().then(
    () => true,
    () => false,
  );
  await pause(10_000);
  await traffic.stop();
  tell(
    `A full disk of the ${what}: ${before} documents before, ${during} in what room its files had; ${meanwhile}; the server ${hasEnded ? 'ended' : 'went on'}. All`,
    traffic,
    [
      ...(await faultsOf(database.url, traffic, otherSide)),
      ['did not go on by itself', traffic.accepted.size > before + during ? 0 : 1],
      ['was never full', traffic.others.size > 0 ? 0 : 1],
    ],
  );
  await running.kill('SIGTERM');
  await server.remove();
  await disk.remove();
  otherSide.close();
}

/** Puts a database without tables on another disk than the log of its server. */
async function moveTo(folder: string, url: string, name: string): Promise<void> {
  await mkdir(folder);
  // Whoever may mount a disk is root, and the server is not.
  await promisify(execFile)('chown', ['postgres', folder]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create tablespace small location '${folder}'`);
  await client.query(`alter database ${name} set tablespace small`);
  await client.end();
}
