import { expect, test } from 'vitest';
import { databaseOn } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openOn } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';

/** Starts a service on a database that has the tables of an earlier release, and tells its log. */
async function startOn(last: string, migrates: boolean) {
  const pool = await openEmbedded(undefined);
  await migrate(databaseOn(pool), last);
  const told: { readonly message: string; readonly names?: string }[] = [];
  const log = jsonLog(
    'info',
    () => new Date(),
    (line) => told.push(JSON.parse(line)),
  );
  const { close } = await openOn(pool, async () => {}, readSettings({ DATABASE_URL: '' }), {}, log, migrates);
  await close();
  return told;
}

test('A service that may migrate brings the tables up to date, and says by which migrations', async () => {
  const told = await startOn('087-traces', true);
  const { names = '' } = told.find(({ message }) => message === 'Migrations were run.') ?? {};
  expect(names.split(' ').length).toBeGreaterThan(1);
  for (const name of names.split(' ')) expect(name).toMatch(/^\d{3}-[a-z0-9-]+$/);
});

test('A service that may not migrate does not start on tables of an earlier release', async () => {
  await expect(startOn('087-traces', false)).rejects.toMatchObject({ told: { text: 'notMigrated' } });
});
