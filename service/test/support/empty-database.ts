import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import emptyDatabase, { makeTables } from '../../scripts/package/empty-database.ts';
import { openServer } from '../../src/database/server.ts';
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
  await writeFile(path, await emptyDatabase());
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
