import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
import { insistingClient } from '../support/insisting.ts';
import { createDatabase } from '../support/postgres.ts';
import { makePostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';
import { invoice } from '../support/requests.ts';
import { makeSmallDisk, type SmallDisk } from '../support/small-disk.ts';

const megabytes = 400;
const documents = 5;

const remains: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of remains.splice(0).reverse()) await remove();
});

interface World {
  readonly disk: SmallDisk;
  readonly environment: Readonly<Record<string, string>>;
  /** The server whose data is on the disk; undefined if the database is embedded. */
  readonly server: PostgresServer | undefined;
}

/**
 * A database on a small disk: on a server if the other tests use one. Undefined if the machine cannot provide
 * it.
 */
async function worldOnSmallDisk(): Promise<World | undefined> {
  const disk = await makeSmallDisk(megabytes);
  if (disk === undefined) return undefined;
  remains.push(disk.remove);
  if (process.env.DATABASE_URL === undefined) {
    return {
      disk,
      server: undefined,
      environment: { DATABASE_URL: '', DATA_FOLDER: join(disk.folder, 'data') },
    };
  }
  const server = await makePostgresServer(disk.folder);
  if (server === undefined) return undefined;
  remains.push(server.remove);
  return { disk, server, environment: { DATABASE_URL: (await createDatabase(server.url)).url } };
}

async function start(environment: World['environment']): Promise<ServiceProcess> {
  const running = startProcess({ ...environment, LOG_LEVEL: 'info', RATE_LIMIT_REQUESTS: '100000' });
  remains.push(() => running.kill('SIGKILL'));
  return running;
}

test('A disk filled to the last byte leads to 502; with space again, and after a kill, nothing is lost', async (context) => {
  const world = await worldOnSmallDisk();
  if (world === undefined) return context.skip('a disk cannot be mounted here');
  const { disk, environment, server } = world;
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
  const { apiKey } = await newCaller(service);
  await close();
  const first = await start(environment);
  const address = (await first.address) ?? '';
  const client = insistingClient(address, apiKey);
  for (let document = 0; document < documents; document += 1) await client.send(`before-${document}`);
  await disk.fill();
  const refused = await writeUntilRefused(client);
  expect(refused.body.type).toBe(`${address}/errors/upstream-error`);
  await first.kill('SIGKILL');
  await disk.makeRoom();
  // A server that could not write its log has ended; whoever runs it starts it again.
  await server?.start().catch(() => {});
  const second = await start(environment);
  const again = insistingClient((await second.address) ?? '', apiKey);
  for (const number of accepted) await again.send(number);
  for (let document = 0; document < documents; document += 1) await again.send(`after-${document}`);
  const items = await again.listed();
  expect(items.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber).sort()).toEqual(
    [
      ...Array.from({ length: documents }, (_, n) => [`after-${n}`, `before-${n}`]).flat(),
      ...accepted,
    ].sort(),
  );
  await again.expectAllSent();
}, 400_000);

/** Documents that were sent while the disk was full, until nothing more was accepted. */
const accepted: string[] = [];

/** Fills the free space inside existing files first. */
async function writeUntilRefused({ ask }: ReturnType<typeof insistingClient>) {
  for (;;) {
    const number = `full-${accepted.length}`;
    accepted.push(number);
    const answer = await ask('/v1/invoices', 'POST', `create ${number}`, {
      ...invoice,
      invoiceNumber: number,
    });
    if (answer.status !== 201) {
      expect(answer.status).toBe(502);
      return answer;
    }
  }
}
