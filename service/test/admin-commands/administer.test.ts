import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { askRunning, connectTo, socketIn } from '../../src/admin-commands/ask-running.ts';
import { openAdminSocket } from '../../src/admin-commands/socket.ts';
import { type Ask, asker } from '../support/asking.ts';
import { invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const run = (...words: string[]) => administer(opened.service, words);

/** A valid invoice whose receiver is not registered. */
const refusedInvoice = invoiceTo('0235:1000000404');

async function submit(ask: Ask, id: string): Promise<void> {
  await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
}

async function createdKey(...granted: string[]): Promise<{ readonly id: string; readonly apiKey: string }> {
  const given = granted.flatMap((scope) => ['--scope', scope]);
  const { code, text } = await run('keys', 'create', '--company', companyId, '--name', 'erp', ...given);
  expect(code).toBe(0);
  const [, id = '', apiKey = ''] = /^Key (\S+)\n(\S+)\n/.exec(text) ?? [];
  return { id, apiKey };
}

const opened = await openTestService();
const companyId =
  (await run('companies', 'create', '--name', 'Falcon', '--participant', sellerId)).text.split(' ')[1] ?? '';
afterAll(() => opened.close());

describe('The command line', () => {
  test.each([
    [['companies', 'update', 'any'], 'Say what to change'],
    [['keys', 'create', '--company', 'none', '--name', 'k', '--scope', 'items:read'], 'no company'],
    [['keys', 'list', '--company', 'none'], 'no company'],
    [['keys', 'list', '--unknown'], 'This command has no option --unknown.'],
    [['keys', 'burn'], 'There is no command keys burn.'],
    [['keys', 'rotate', 'none', '--overlap', '1h'], '--overlap'],
    [['keys', 'rotate', 'none', '--overlap', 'x1'], '--overlap'],
    [['keys', 'rotate', 'none', '--overlap', '1'], 'no valid key'],
    [['companies', 'create', '--name', 'A', '--gaps', 'perhaps'], '--gaps'],
    [['companies', 'create', '--name', 'A', '--repeats', 'perhaps'], '--repeats'],
    [['companies', 'export', 'none', '--to', '/file'], 'EXPORT_KEY'],
    [['keys', 'list', '-x'], '-x'],
    // A part of these would be left undone.
    [['keys', 'revoke', 'one', 'another'], 'There is no another here.'],
    [['companies', 'list', 'all'], 'There is no all here.'],
    [['refused', 'list', 'x'], 'There is no x here.'],
    [['keys', 'list', '--name', 'erp'], 'This command has no option --name.'],
    [['companies', 'create', '--name', 'A', '--scope', 'x'], 'This command has no option --scope.'],
  ])('refuses %j and says why', async (words, reason) => {
    const { code, text } = await run(...words);
    expect(code).toBe(2);
    expect(text).toContain(reason);
  });

  test.each([
    ['replaced', ['PUT'], 'Draft'],
    ['replaced and deleted', ['PUT', 'DELETE'], undefined],
    ['replaced and refused as its new version', ['PUT', 'submit'], 'DeliveryFailed'],
  ])('does not resend a document that was %s after its dead letter', async (_, changes, status) => {
    const { apiKey } = await createdKey('invoices:write');
    const ask = asker(opened.app, apiKey);
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoiceTo('0235:1000000503') })).body;
    await submit(ask, id);
    const { text } = await run('dead-letters', 'list');
    const letters = text.split('\n').map((line) => JSON.parse(line));
    const letter = letters.find(({ document_id }) => document_id === id);
    for (const change of changes) {
      if (change === 'submit') await submit(ask, id);
      else if (change === 'PUT') await ask(`/v1/invoices/${id}`, { method: 'PUT', body: refusedInvoice });
      else await ask(`/v1/invoices/${id}`, { method: change });
    }
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe(status ?? 404);
    expect(await run('dead-letters', 'resend', letter.id)).toMatchObject({
      code: 2,
      text: 'There is no dead letter with this id.',
    });
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe(status ?? 404);
    expect((await run('dead-letters', 'list')).text).not.toContain(letter.id);
  });
});

test('A running service with an embedded database is reached through its socket', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-socket-'));
  const settings = { ...opened.service.settings, databaseUrl: undefined, dataFolder: folder };
  expect(await askRunning(settings, ['companies', 'list'])).toBeUndefined();
  const ofProcess = { backup: async () => ({ text: 'fileMissing' }) as const };
  const close = await openAdminSocket({ ...opened.service, settings }, ofProcess);
  const answer = await askRunning(settings, ['companies', 'list']);
  expect(answer?.code).toBe(0);
  expect(answer?.text).toContain('Falcon');
  // The database cannot even be asked, but the service stays alive.
  const gone = {
    transaction: () => {
      throw new Error('It is gone.');
    },
  };
  await close();
  const database = gone as unknown as typeof opened.service.database;
  const closeOther = await openAdminSocket({ ...opened.service, settings, database }, ofProcess);
  expect(await askRunning(settings, ['companies', 'list'])).toMatchObject({ code: 2 });
  // A command that never asks, such as a suspended one, does not keep the service from ending.
  const silent = await connectTo(socketIn(folder, 'admin.sock'));
  await closeOther();
  expect(await askRunning(settings, ['companies', 'list'])).toBeUndefined();
  silent?.destroy();
  await rm(folder, { recursive: true });
});

describe('In Arabic, as --lang asks', () => {
  const arabic = /\p{Script=Arabic}/u;

  test.each([
    ['companies', 'create'],
    ['companies', 'create', '--name', 'Other', '--participant', sellerId],
    ['companies', 'create', '--name', 'Other', '--quota', 'many'],
    ['keys', 'create', '--company', 'none', '--name', 'erp', '--scope', 'invoices:read'],
    ['keys', 'create', '--company', 'none', '--name', 'erp', '--scope', 'all'],
    ['keys', 'revoke', 'none'],
    ['keys', 'revoke'],
    ['keys', 'list', '--compny', 'x'],
    ['keys', 'list', '--company'],
    ['dead-letters', 'resend', 'none'],
    ['refused', 'show', 'none'],
  ])('%s %s is refused in words of it', async (...words) => {
    const { code, text } = await run(...words, '--lang', 'ar');
    expect([code, arabic.test(text)]).toEqual([2, true]);
    const english = (await run(...words)).text;
    expect(english).toMatch(/^[^\p{Script=Arabic}]+$/u);
  });

  test('a dead letter gives its reason', async () => {
    const ask = asker(opened.app, (await createdKey('invoices:write')).apiKey);
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoiceTo('0235:1000000503') })).body;
    await submit(ask, id);
    const letters = (await run('dead-letters', 'list', '--lang', 'ar')).text.split('\n');
    const letter = JSON.parse(letters.at(-1) ?? '');
    expect([letter.document_id, arabic.test(letter.error)]).toEqual([id, true]);
  });
});
