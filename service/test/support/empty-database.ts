import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { ConnectionPool } from '../../src/database/connection-pool.ts';
import { databaseOn } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openServer } from '../../src/database/server.ts';
import { prepareQueue } from '../../src/queue/boss.ts';
import { createDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with empty tables: an archive of an embedded one, or the name of one on the server. */
    readonly emptyDatabase: string;
  }
}

/** Makes that database once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL;
  return server === undefined ? archiveFor(project) : templateFor(project, server);
}

async function archiveFor(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-service-'));
  const path = join(folder, 'empty.tar.gz');
  project.provide('emptyDatabase', path);
  const pool = await openEmbedded(undefined);
  await makeTables(pool);
  const archive = await pool.dump();
  await writeFile(path, new Uint8Array(await archive.arrayBuffer()));
  await pool.end();
  return () => rm(folder, { recursive: true, force: true });
}

async function templateFor(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { url, name, drop } = await createDatabase(server);
  project.provide('emptyDatabase', name);
  const pool = openServer(url, { connections: 2, timeoutSeconds: 60 }, () => {});
  await makeTables(pool);
  await pool.end();
  return drop;
}

async function makeTables(pool: ConnectionPool): Promise<void> {
  await migrate(databaseOn(pool));
  await prepareQueue(pool);
}
