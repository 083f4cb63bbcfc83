import { scopes } from '../../../src/keys/scopes.ts';
import { newOperatorKey } from '../../support/company.ts';
import { buyerId, invoice, sellerId } from '../../support/requests.ts';
import type { Who, World } from '../world.ts';

/** The callers of the steps, and the companies of two of them. */
export interface People {
  readonly operator: Who;
  readonly seller: Who;
  readonly buyer: Who;
  /** A company without a participant, whose key can only read. */
  readonly reader: Who;
  readonly nobody: Who;
  readonly stranger: Who;
  readonly ids: Readonly<Record<'seller' | 'buyer' | 'reader', string>>;
  readonly keyIds: Readonly<Record<'seller' | 'buyer' | 'reader', string>>;
}

/** Companies, as their operator creates and changes them. */
export async function companySteps(world: World): Promise<People> {
  const { ask, service } = world;
  const operator = { name: 'operator', apiKey: (await newOperatorKey(service)).apiKey };
  const nobody = { name: 'nobody', apiKey: '' };
  const stranger = { name: 'stranger', apiKey: 'pint_test_unknown' };
  const companies = '/v1/operator/companies';
  const create = (body: object) => ask(operator, `POST ${companies}`, { body });
  const whoOf = (name: string, { body }: Awaited<ReturnType<typeof create>>): Who => ({
    name,
    apiKey: body.apiKey,
  });
  const made = {
    seller: await create({
      name: 'Falcon Office Supplies',
      participants: [sellerId],
      trns: [invoice.seller.trn],
      scopes: [...scopes],
    }),
    buyer: await create({
      name: 'Oasis',
      participants: [buyerId, '0235:1007123457'],
      monthlyQuota: 40,
      numberGaps: true,
      repeatsNumbers: true,
      scopes: [...scopes],
    }),
    reader: await create({ name: 'Reader', scopes: scopes.filter((scope) => scope.endsWith(':read')) }),
  };
  const ids = { seller: made.seller.body.id, buyer: made.buyer.body.id, reader: made.reader.body.id };
  const keyIds = {
    seller: made.seller.body.keyId,
    buyer: made.buyer.body.keyId,
    reader: made.reader.body.keyId,
  };
  await create({ name: 'Second Falcon', participants: [sellerId] });
  await create({ name: 'Second Falcon', trns: [invoice.seller.trn] });
  const member = await create({
    name: 'Member of the group',
    trns: [invoice.seller.trn, '100354879700011'],
    sharesTrns: true,
    handling: 'strict',
  });
  await create({ name: ' ', participants: ['0235'], trns: ['1'], monthlyQuota: -1, scopes: [] });
  await create({ name: 'x'.repeat(201), monthlyQuota: 1_000_000_000 });
  await create({ name: ` ${'x'.repeat(200)} `, monthlyQuota: 999_999_999 });
  await create({ name: 'Unknown', other: true });
  const change = (id: string, body: object, headers = {}) =>
    ask(operator, `PUT ${companies}/${id}`, { body, headers });
  await change(ids.buyer, { monthlyQuota: null, mailsInvoices: true });
  await change(ids.buyer, {
    handling: 'strict',
    numberGaps: false,
    mailsInvoices: false,
    repeatsNumbers: false,
  });
  await change(ids.buyer, { handling: 'lenient', numberGaps: true, repeatsNumbers: true, monthlyQuota: 40 });
  await change(ids.buyer, { name: 'Oasis Consulting', participants: [buyerId], trns: [invoice.buyer.trn] });
  await change(ids.buyer, { participants: [sellerId] });
  await change(ids.buyer, { trns: [invoice.seller.trn] });
  await change(ids.seller, { mailsInvoices: true, repeatsNumbers: false });
  await change(ids.seller, {});
  await change('none', { name: 'None' });
  await ask(operator, `GET ${companies}/${member.body.id}`);
  await ask(operator, `POST ${companies}/${member.body.id}/suspend`);
  const suspended = whoOf('suspended', member);
  await ask(suspended, 'GET /v1/whoami');
  await ask(suspended, 'POST /v1/customers', { body: { name: 'Suspended' } });
  await ask(suspended, 'GET /v1/invoices');
  await ask(operator, `POST ${companies}/${member.body.id}/suspend`);
  await ask(operator, `POST ${companies}/${member.body.id}/resume`);
  await ask(suspended, 'POST /v1/customers', { body: { name: 'Resumed' } });
  await ask(operator, `POST ${companies}/none/suspend`);
  await ask(operator, `POST ${companies}/none/resume`);
  await ask(operator, `POST ${companies}/none/close`);
  await ask(operator, `POST ${companies}/${member.body.id}/close`);
  await ask(suspended, 'GET /v1/whoami');
  await ask(operator, `POST ${companies}/${member.body.id}/resume`);
  await change(member.body.id, { name: 'Closed' });
  const people = {
    ...{ operator, nobody, stranger, ids, keyIds },
    seller: whoOf('seller', made.seller),
    buyer: whoOf('buyer', made.buyer),
    reader: whoOf('reader', made.reader),
  };
  for (const who of [people.seller, people.buyer, people.reader, operator, nobody, stranger])
    await ask(who, 'GET /v1/whoami');
  return people;
}

/** Keys: made, expired, rotated and revoked. */
export async function keySteps(
  { ask, clock, command }: World,
  { operator, ids, keyIds }: People,
): Promise<void> {
  const keys = `/v1/operator/companies/${ids.reader}/keys`;
  const make = async (name: string, body: object) => {
    const { body: made } = await ask(operator, `POST ${keys}`, { body });
    return { id: String(made?.id), who: { name, apiKey: String(made?.apiKey) } };
  };
  const scope = { scopes: ['items:read'] };
  await make('none', { name: '', ...scope });
  await make('none', { name: 'No scopes', scopes: [] });
  await make('none', { name: 'Wrong', scopes: ['operator:write'] });
  const soon = await make('soon', { name: 'Soon', ...scope, expiresAt: '2026-10-30T10:00:00Z' });
  const later = await make('later', { name: 'Later', ...scope, expiresAt: '2026-11-30T10:00:00Z' });
  const ever = await make('ever', { name: 'Ever', ...scope });
  const rotate = async (name: string, id: string, body: object = {}) => {
    const { body: made } = await ask(operator, `POST /v1/operator/keys/${id}/rotate`, { body });
    return { id: String(made?.id), who: { name, apiKey: String(made?.apiKey) } };
  };
  const next = await rotate('next', soon.id, { overlapHours: 24 });
  await rotate('none', later.id, { overlapHours: 0 });
  await rotate('none', later.id, { overlapHours: 10_000 });
  await rotate('next later', later.id, { overlapHours: 9999 });
  await rotate('next ever', ever.id, { overlapHours: 1 });
  await rotate('none', 'none');
  const all = [soon.who, later.who, ever.who, next.who];
  const tryAll = async () => {
    for (const who of all) await ask(who, 'GET /v1/whoami');
    await ask(operator, `GET ${keys}`);
  };
  await tryAll();
  await clock.advance(299);
  await ask(ever.who, 'GET /v1/items');
  await clock.advance(3300);
  await tryAll();
  await clock.advance(3600);
  await tryAll();
  await rotate('none', soon.id);
  await ask(operator, `POST /v1/operator/keys/${next.id}/revoke`);
  await ask(operator, `POST /v1/operator/keys/${next.id}/revoke`);
  await rotate('none', next.id);
  await ask(next.who, 'GET /v1/items');
  await ask(ever.who, 'POST /v1/items', { body: { code: 'X', name: 'Not allowed' } });
  const made = `keys create --company ${ids.reader} --name 'By command' --scope items:read`;
  await command(made);
  await command(`${made} --expires 2026-10-30`);
  await command(`${made} --expires 2026-10-31`);
  await command(`${made} --scope all`);
  await command(`keys create --company ${ids.reader} --name Without`);
  await command(`keys create --company ${ids.reader} --operator --name Both`);
  await command('keys create --operator --name Watch --scope operator:read');
  await command(`keys list --company ${ids.reader}`);
  await command(`keys rotate ${keyIds.reader} --overlap 12345`);
  await command(`keys rotate ${keyIds.reader} --overlap 0`);
  await command(`keys rotate ${keyIds.reader} --lang ar`);
  await command(`keys revoke ${later.id}`);
  await command(`keys revoke ${later.id} --lang ar`);
  await command('keys revoke');
}
