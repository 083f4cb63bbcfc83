/** Writes the archive with which an embedded database of the service begins, beside the bundle of the service. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../project-folder.ts';

const service = join(projectFolder, 'service');

/** The archive, gzipped. */
export const databaseFile = join(projectFolder, 'src/generated/service/empty-database.tar.gz');

/** Its tables, and PGlite itself. */
const sources = [
  createRequire(import.meta.url).resolve('@electric-sql/pglite'),
  ...['database/migrate.ts', 'database/embedded.ts', 'queue/boss.ts'].map((name) =>
    join(service, 'src', name),
  ),
  ...readdirSync(join(service, 'src/database/schema')).map((name) =>
    join(service, 'src/database/schema', name),
  ),
];

/** Made anew only where its sources have changed, as it takes seconds. */
export default async function writeServiceDatabase(): Promise<void> {
  const changed = Math.max(...sources.map((source) => statSync(source).ctimeMs));
  if (existsSync(databaseFile) && statSync(databaseFile).mtimeMs > changed) return;
  mkdirSync(dirname(databaseFile), { recursive: true });
  // A program of its own: of the service, whose modules are found and checked as those of the service.
  const program = ['--import', 'tsx', join(service, 'scripts/empty-database.ts'), databaseFile];
  await promisify(execFile)(process.execPath, program, { cwd: projectFolder });
}
