import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAdminSocket } from '../../src/admin-commands/socket.ts';
import { createApp } from '../../src/app/app.ts';
import { backUp, restore } from '../../src/cli/backup.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { openService } from '../../src/lifecycle/open.ts';
import { saveRunning } from '../../src/lifecycle/serve.ts';
import { readSettings } from '../../src/settings.ts';
import { asker, submitNew } from '../support/asking.ts';
import { runCommand } from '../support/command.ts';
import { newCaller } from '../support/company.ts';
import { createDatabase } from '../support/postgres.ts';
import { preparedFolder } from '../support/prepared-folder.ts';
import { invoice } from '../support/requests.ts';

const server = process.env.DATABASE_URL;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pint-ae-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settingsOf = (environment: Readonly<Record<string, string>>) =>
  readSettings({ DATABASE_URL: '', ...environment, LOG_LEVEL: 'silent' });

/** A service with one document still to be delivered, and the key of its company. */
async function keepDocument(environment: Readonly<Record<string, string>>) {
  const { service, close } = await openService(settingsOf(environment));
  const { apiKey } = await newCaller(service);
  const ask = asker(createApp(service), apiKey);
  const id = await submitNew(ask, invoice);
  await close();
  return { apiKey, path: `/v1/invoices/${id}` };
}

/**
 * Expects that work that was open when the database was saved continues in the restored one, under the same
 * keys.
 */
async function expectToGoOn(
  environment: Readonly<Record<string, string>>,
  { apiKey, path }: { readonly apiKey: string; readonly path: string },
) {
  const { service, close } = await openService(settingsOf(environment));
  const ask = asker(createApp(service), apiKey);
  expect((await ask(path)).body).toMatchObject({ status: 'Pending', document: invoice });
  await service.queue.drain(jobHandlers(service));
  expect((await ask(path)).body.status).toBe('Sent');
  expect((await ask(`${path}/history`)).body.items).toHaveLength(3);
  await close();
}

test.skipIf(server !== undefined)(
  'An embedded database that is backed up while its service runs is restored elsewhere, as it was then',
  async () => {
    const [first, second] = [await preparedFolder(), join(folder, 'second')];
    const kept = await keepDocument({ DATA_FOLDER: first });
    // Without the work in the background, so that it is still to be done.
    const opened = await openService(settingsOf({ DATA_FOLDER: first }));
    const closeSocket = await openAdminSocket(opened.service, {
      backup: (file) => saveRunning(opened, file),
    });
    const archive = join(folder, 'saved.tar.gz');
    const command = (data: string, ...words: string[]) =>
      runCommand({ DATABASE_URL: '', DATA_FOLDER: data }, ...words);
    expect(await command(first, 'backup', archive)).toContain(archive);
    await expect(command(first, 'backup', archive)).rejects.toThrow('EEXIST');
    const ask = asker(createApp(opened.service), kept.apiKey);
    expect((await ask('/v1/invoices', { method: 'POST', body: invoice })).status).toBe(201);
    await closeSocket();
    await opened.close();
    expect(await command(second, 'restore', archive)).toContain(second);
    await expect(command(second, 'restore', archive)).rejects.toThrow('already exists');
    await expectToGoOn({ DATA_FOLDER: second }, kept);
    await rm(first, { recursive: true });
  },
  // It starts four programs, which a busy machine does slowly.
  400_000,
);

test.skipIf(server !== undefined)(
  'Nothing is half restored from a file that is no whole backup; the whole one is restored afterwards',
  async () => {
    const whole = inject('emptyDatabase');
    const place = { dataFolder: join(folder, 'third'), databaseFolder: join(folder, 'third', 'sandbox') };
    for (const [name, content] of [
      ['cut off', (await readFile(whole)).subarray(0, 3_000_000)],
      ['of something else', gzipSync('no database')],
      ['no archive', Buffer.from('no archive')],
    ] as const) {
      const file = join(folder, `${name}.tar.gz`);
      await writeFile(file, content);
      await expect(restore(place, file), name).rejects.toMatchObject({ told: { text: 'notWholeBackup' } });
      expect(await readdir(place.dataFolder), name).toEqual([]);
    }
    await restore(place, whole);
    const { close } = await openService(settingsOf({ DATA_FOLDER: place.dataFolder }));
    await close();
    await expect(restore(place, whole)).rejects.toMatchObject({ told: { text: 'databaseExists' } });
  },
);

test.skipIf(server !== undefined)(
  'An embedded database that is not there is not backed up: an empty one would pass for it',
  async () => {
    const place = { dataFolder: folder, databaseFolder: join(folder, 'mistyped', 'sandbox') };
    const file = join(folder, 'mistyped.tar.gz');
    await expect(backUp(place, file)).rejects.toMatchObject({ told: { text: 'noDatabase' } });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  },
);

test.skipIf(server === undefined)(
  'A database of a server is dumped and restored by its own programs',
  async () => {
    const [first, second] = await Promise.all([createDatabase(server ?? ''), createDatabase(server ?? '')]);
    const kept = await keepDocument({ DATABASE_URL: first.url });
    const file = join(folder, 'saved.dump');
    const ofSuperuser = (url: string) => {
      const { pathname } = new URL(url);
      return Object.assign(new URL(server ?? ''), { pathname }).href;
    };
    const run = promisify(execFile);
    await run('pg_dump', ['--format=custom', `--file=${file}`, ofSuperuser(first.url)]);
    await run('pg_restore', ['--exit-on-error', `--dbname=${ofSuperuser(second.url)}`, file]);
    await expectToGoOn({ DATABASE_URL: second.url }, kept);
    await Promise.all([first.drop(), second.drop()]);
  },
);
