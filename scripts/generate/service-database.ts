/** Writes the archive with which an embedded database of the service begins, beside the bundle of the service. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';

const service = join(projectFolder, 'service');
const file = join(projectFolder, 'src/generated/service/empty-database.tar.gz');

/** Its tables, and PGlite itself. */
const sources = [
  createRequire(import.meta.url).resolve('@electric-sql/pglite'),
  ...['database/migrate.ts', 'database/embedded.ts', 'queue/boss.ts'].map((name) =>
    join(service, 'src', name),
  ),
  ...readdirSync(join(service, 'src/database/migrations')).map((name) =>
    join(service, 'src/database/migrations', name),
  ),
];

/** Made anew only where its sources have changed, as it takes seconds. */
export default async function writeServiceDatabase(): Promise<void> {
  const changed = Math.max(...sources.map((source) => statSync(source).ctimeMs));
  if (existsSync(file) && statSync(file).mtimeMs > changed) return;
  // A module of the service, whose types are checked with those of the service.
  const { default: emptyDatabase }: { default: () => Promise<Uint8Array> } = await import(
    join(service, 'scripts/package/empty-database.ts')
  );
  writeFileSync(file, await emptyDatabase());
}
