import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import writeServiceDatabase, { databaseFile } from '../../../scripts/generate/service-database.ts';
import { makeTables } from '../../scripts/package/empty-database.ts';
import { openServer } from '../../src/database/server.ts';
import { createDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with empty tables: an archive of an embedded one, or the name of one on the server. */
    readonly emptyDatabase: string;
    /** An archive of the embedded one for memory, which is opened in half the time; empty if there is a server. */
    readonly emptyInMemory: string;
  }
}

/** Makes that database once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL;
  return server === undefined ? archiveFor(project) : templateFor(project, server);
}

async function archiveFor(project: TestProject): Promise<() => Promise<void>> {
  writeServiceDatabase();
  project.provide('emptyDatabase', databaseFile);
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-service-'));
  const path = join(folder, 'empty.tar');
  project.provide('emptyInMemory', path);
  await writeFile(path, withoutTemplates(gunzipSync(await readFile(databaseFile))));
  return () => rm(folder, { recursive: true, force: true });
}

/** The archive without the databases that only `create database` reads: each has as many files as the one in use. */
function withoutTemplates(tar: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length; ) {
    const field = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*/s, '');
    const name = field(0, 100);
    const size = name === '' ? 0 : Number.parseInt(field(124, 12), 8);
    const end = at + 512 + Math.ceil(size / 512) * 512;
    if (!/^\/?base\/[14]\/\d/.test(name)) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

async function templateFor(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { url, name, drop } = await createDatabase(server);
  project.provide('emptyDatabase', name);
  project.provide('emptyInMemory', '');
  const pool = openServer(url, { connections: 2, timeoutSeconds: 60 }, () => {});
  await makeTables(pool);
  await pool.end();
  return drop;
}
