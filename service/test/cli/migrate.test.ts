import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../support/command.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProcess } from '../support/process.ts';

const server = process.env.DATABASE_URL;

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-migrate-'));
const database = server === undefined ? undefined : await createDatabase(server);
const settings = { DATA_FOLDER: folder, DATABASE_URL: database?.url ?? '' };
const remove = async () => {
  await database?.drop();
  await rm(folder, { recursive: true });
};
afterAll(() => remove());

test('Only migrate and serve change tables: other commands and serve --no-migrate ask for migrate, which lets them go on', async () => {
  const companies = (...words: string[]) => runCommand(settings, 'companies', 'list', ...words);
  await expect(companies()).rejects.toThrow('run `pint-ae-service migrate`');
  await expect(companies('--lang', 'ar')).rejects.toThrow('شغّل الأمر `pint-ae-service migrate`');
  const refused = startProcess(settings, '--no-migrate');
  expect(await refused.address).toBeUndefined();
  expect(refused.output()).toContain('run `pint-ae-service migrate`');
  expect(await runCommand(settings, 'migrate')).toBe('The database is up to date.\n');
  expect(await companies()).toBe('');
  const started = startProcess(settings, '--no-migrate');
  expect(await started.address).toMatch(/^http/);
  await started.kill('SIGTERM');
}, 120_000);
