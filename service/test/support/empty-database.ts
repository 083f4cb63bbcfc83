import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseOn } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The archive of an embedded database with empty tables. */
    readonly emptyDatabase: string;
  }
}

/** Makes that archive once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-service-'));
  const path = join(folder, 'empty.tar.gz');
  project.provide('emptyDatabase', path);
  if (process.env.DATABASE_URL === undefined) {
    const pool = await openEmbedded(undefined);
    await migrate(databaseOn(pool));
    const archive = await pool.dump();
    await writeFile(path, new Uint8Array(await archive.arrayBuffer()));
    await pool.end();
  }
  return () => rm(folder, { recursive: true, force: true });
}
