import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded.ts';
import { openOn } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';

/** Starts a service on the database, and tells its log. */
async function start(migrates: boolean) {
  const told: { readonly message: string; readonly names?: string }[] = [];
  const log = jsonLog(
    'info',
    () => new Date(),
    (line) => told.push(JSON.parse(line)),
  );
  const kept = { ...pool, end: async () => {} };
  const { close } = await openOn(kept, async () => {}, readSettings({ DATABASE_URL: '' }), {}, log, migrates);
  await close();
  return told;
}

const pool = await openEmbedded(undefined);
afterAll(() => pool.end());

test('A service that may not migrate does not start without the tables of this release', async () => {
  await expect(start(false)).rejects.toMatchObject({ told: { text: 'notMigrated' } });
});

test('A service that may migrate brings the tables up to date, and says by which migrations', async () => {
  const told = await start(true);
  const { names = '' } = told.find(({ message }) => message === 'Migrations were run.') ?? {};
  expect(names).toBe('001-schema');
});
