import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invoice } from '../../support/requests.ts';
import { seeView } from '../seen-console.ts';
import { filesIn, removal, type World } from '../world.ts';
import { created, unnumbered } from './documents.ts';
import { bring, lastOf, statusOf } from './exchange.ts';
import type { People } from './people.ts';

const unavailable = { outcome: 'unavailable', reason: { text: 'receiverSilent' } } as const;

/** The operator's work: queues, dead letters, unanswered messages, and statistics. */
export async function operatorSteps(
  world: World,
  { operator, seller, buyer, reader, ids }: People,
): Promise<void> {
  const { ask, network, work, command } = world;
  const queues = () => ask(operator, 'GET /v1/operator/queues');
  const submitted = async () => {
    const path = await created(world, seller, unnumbered(invoice));
    await ask(seller, `POST ${path}/submit`);
    return path;
  };
  await work(7200);
  await submitted();
  await queues();
  for (const language of ['en', 'ar'] as const) await seeView(world, operator, '#/queues', language);
  await work();
  const dead = async () => {
    network.meet('document', unavailable, unavailable, unavailable);
    const path = await submitted();
    // Between two tries all that waits is due later.
    for (const seconds of [0, 200, 400]) {
      await work(seconds);
      await queues();
    }
    return path;
  };
  const letters = '/v1/operator/dead-letters';
  const paths = [await dead(), await dead()];
  const { body } = await ask(operator, `GET ${letters}`);
  const [first, second] = body.items.map(({ id }: { readonly id: string }) => id);
  for (const who of [seller, reader]) await ask(who, `POST ${letters}/${first}/resend`);
  await ask(operator, `POST ${letters}/${first}/resend`);
  await ask(operator, `POST ${letters}/${first}/resend`);
  await queues();
  await ask(operator, `POST ${letters}/${second}/discard?lang=ar`);
  await ask(operator, `POST ${letters}/${second}/discard`);
  await ask(operator, `POST ${letters}/none/resend`);
  await work();
  await ask(operator, `GET ${letters}`);
  for (const path of paths) await ask(seller, `GET ${path}/history`);
  await dead();
  const listed = await command('dead-letters list');
  const id = JSON.parse(listed.split('\n').at(-1) || '{}').id ?? 'none';
  await command(`dead-letters resend ${id}`);
  await command('dead-letters resend none --lang ar');
  await command(`dead-letters discard ${id}`);
  await work();
  const unanswered = '/v1/operator/unanswered';
  await submitted();
  await work();
  for (const seconds of [0, 3590, 20]) {
    await work(seconds);
    const { body: now } = await ask(operator, `GET ${unanswered}?limit=5`);
    await ask(operator, `POST ${unanswered}/${now.items[0]?.id ?? 'none'}/resend`);
    await ask(operator, `POST ${unanswered}/${now.items[0]?.id ?? 'none'}/resend`);
  }
  await work();
  for (const older of ['0', '3599', '3600', '1000000'])
    await ask(operator, `GET ${unanswered}?olderThanSeconds=${older}&message=document`);
  for (const filter of [
    { message: 'withdrawal' },
    { message: 'report', olderThanSeconds: 7200 },
    { companyId: 'none' },
    { companyId: ids.seller, message: 'document' },
    { message: 'none' },
    { other: 1 },
    {},
  ])
    await ask(operator, `POST ${unanswered}/resend`, { body: filter });
  await work();
  await work(7200);
  await command('unanswered list --message document --older 60');
  await command('unanswered list --message none');
  await command('unanswered list --older x');
  await command('unanswered resend none');
  await command(`unanswered resend all --company ${ids.seller} --lang ar`);
  await work();
  await bring(world, statusOf(lastOf(world, 'document'), 'confirmed'));
  for (const month of ['2026-09', '2026-10', '2026-11', '2026-13', 'none'])
    for (const report of [
      '',
      '/transactions',
      '/end-users',
      '/transactions?leaveOut=true',
      '/end-users?leaveOut=true',
    ])
      await ask(operator, `GET /v1/operator/network-statistics/${month}${report}`);
  await ask(seller, 'GET /v1/operator/network-statistics/2026-10');
  for (const asked of ['transactions 2026-10', 'transactions 2026-10 --leave-out', 'end-users 2026-10'])
    await command(`statistics ${asked}`);
  for (const asked of ['end-users x', 'end-users']) await command(`statistics ${asked}`);
  await command('refused list');
  await command('refused show none');
  await command('participants lookup 0235:1007123456');
  await command('participants lookup none');
  for (const line of [
    "create --name 'By command' --participant 0235:1555555555 --trn 155555555500003 --quota 5 --handling strict --gaps tell --mail send --repeats allow",
    "create --name 'Only drafts' --lang ar",
    'create',
    'create --name x --quota -1',
    'create --name x --handling none',
    'create --name x --participant none',
    'create --name x --trn none',
    'create --name x --participant 0235:1555555555',
    `update ${ids.reader} --quota none --gaps ignore --mail none --repeats refuse`,
    'update none --name x',
    'update',
    `suspend ${ids.reader}`,
    `resume ${ids.reader}`,
    'close none',
    'list',
    'list --none',
    'list word',
    'none',
  ])
    await command(`companies ${line}`);
  await command(
    `audit list --company ${ids.buyer} --since 2026-10-30T08:00:00Z --until 2026-10-30T08:02:00Z`,
  );
  await command('audit list --since x');
  await command('audit list --company none');
  const { body: audit } = await ask(seller, 'GET /v1/audit?limit=3');
  const at = audit.items[1]?.at;
  for (const query of [`since=${at}`, `until=${at}`]) await ask(seller, `GET /v1/audit?limit=3&${query}`);
  for (const path of ['/v1/usage', '/v1/audit?limit=3'])
    for (const who of [seller, buyer, reader]) await ask(who, `GET ${path}`);
  await ask({ name: 'nobody', apiKey: '' }, 'GET /readyz');
}

/** A quota at its end, and in the next month. */
export async function quotaSteps(world: World, { operator, reader, ids }: People): Promise<void> {
  const { ask, clock } = world;
  const company = await ask(operator, 'POST /v1/operator/companies', {
    body: { name: 'Few', monthlyQuota: 2, scopes: ['invoices:read', 'invoices:write', 'credit-notes:write'] },
  });
  const few = { name: 'few', apiKey: company.body.apiKey };
  const create = () => created(world, few, unnumbered(invoice));
  for (let times = 0; times < 3; times += 1) await create();
  await ask(few, 'POST /v1/invoices/bulk', {
    body: `${JSON.stringify(invoice)}\n`,
    headers: { 'content-type': 'application/x-ndjson' },
  });
  await ask(few, 'GET /v1/usage');
  const { body } = await ask(few, 'GET /v1/invoices');
  await ask(few, `DELETE /v1/invoices/${body.items[0].id}`);
  await create();
  // Months are those of Dubai.
  const untilMonth = Date.parse('2026-12-31T20:00:00Z') - clock.now().getTime();
  if (untilMonth > 5000) await clock.advance(untilMonth / 1000 - 3);
  await create();
  await clock.advance(3);
  await create();
  await ask(few, 'GET /v1/usage');
  await ask(operator, `GET /v1/operator/companies/${company.body.id}`);
  await ask(operator, `PUT /v1/operator/companies/${company.body.id}`, { body: { monthlyQuota: 0 } });
  for (const language of ['en', 'ar'] as const) await seeView(world, few, '#/usage', language);
  await ask(reader, 'GET /v1/usage');
  await ask(operator, `GET /v1/operator/companies/${ids.seller}`);
}

/** The end: exports, what is erased, what is removed, and the archive. */
export async function leavingSteps(world: World, { operator, seller, buyer, ids }: People): Promise<void> {
  const { ask, command, step, app, folder } = world;
  const companies = '/v1/operator/companies';
  const path = `${companies}/${ids.buyer}`;
  const { body: list } = await ask(seller, 'GET /v1/invoices?status=Sent&limit=2');
  for (const { id } of list.items)
    await step(`evidence of ${id}`, async () => {
      const response = await app.request(`/v1/invoices/${id}/evidence`, {
        headers: { 'x-api-key': seller.apiKey },
      });
      return filesIn(new Uint8Array(await response.arrayBuffer()));
    });
  await ask(buyer, `GET /v1/invoices/${list.items[0].id}/evidence`);
  for (const action of ['erase', 'export', 'erase', 'close', 'close', 'erase']) {
    await ask(operator, `POST ${path}/${action}`);
    await ask(operator, `GET ${path}/erasable`);
    await ask(operator, `GET ${path}`);
  }
  await ask(operator, `POST ${path}/export`);
  await ask(operator, `GET ${path}/erasable`);
  await ask(operator, `POST ${path}/erase`);
  await ask(operator, `POST ${path}/erase`);
  await ask(operator, `GET ${path}/erasable`);
  await ask(buyer, 'GET /v1/whoami');
  await ask(operator, `GET ${companies}/none/erasable`);
  await ask(seller, `POST ${path}/erase`);
  await command(`companies close ${ids.seller}`);
  await command(`companies export ${ids.seller} --to ${folder}/seller.tar`);
  await command(`companies export ${ids.seller} --to ${folder}/seller.tar`);
  await command(`companies export ${ids.seller} --to relative.tar`);
  await command(`companies export none --to ${folder}/none.tar`);
  await step('files of the export', async () => {
    const tar = await readFile(join(folder, 'seller.tar'));
    return namesIn(tar).join('\n');
  });
  for (const days of [0, 1, 6, 23, 1, 60, 30]) await removal(world, days);
  await command(`companies erase ${ids.seller} --lang ar`);
  await command('companies erase none');
  await command('documents archive relative');
  await command(`documents archive ${folder} --before x`);
  await command(`documents archive ${folder} --before 2027-01-01`);
  await removal(world, 15 * 366);
  await ask(operator, `GET ${companies}/${ids.seller}/erasable`);
  await command(`documents archive ${folder} --before 2026-11-01`);
  await command(`documents archive ${folder} --lang ar`);
  await command(`companies erase ${ids.seller}`);
}

/** The files of an archive, and how long they are. */
function namesIn(tar: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const field = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*/s, '');
    names.push(field(0, 100));
    at += 512 + Math.ceil(Number.parseInt(field(124, 12), 8) / 512) * 512;
  }
  return names;
}
