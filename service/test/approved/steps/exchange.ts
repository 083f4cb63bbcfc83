import { wrapMessageStatus } from 'pint-ae/network';
import type { Consignment } from '../../../src/access-points/delivery.ts';
import { statusAbout } from '../../support/message-status.ts';
import { creditNote, invalidInvoice, invoice, invoiceTo } from '../../support/requests.ts';
import { textIn } from '../../text-in.ts';
import type { World } from '../world.ts';
import { created, newNumber, unnumbered } from './documents.ts';
import type { People } from './people.ts';

const token = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
const accessPoint = { name: 'access point', apiKey: '' };

/** Brings something to the service, as the access point does. */
export function bring({ ask }: World, body: string, headers: Readonly<Record<string, string>> = {}) {
  return ask(accessPoint, 'POST /inbound', { body, headers: { ...token, ...headers } });
}

/** The status that answers a message. */
export function statusOf(
  consignment: Consignment,
  how: 'confirmed' | 'unconfirmed' | 'rejected',
  { id = `mls-${newNumber()}`, from }: { readonly id?: string; readonly from?: string } = {},
): string {
  const sender = from ?? (consignment.message === 'document' ? '000555' : undefined);
  return statusAbout(consignment, how, { id, from: sender });
}

export function lastOf({ network }: World, message: Consignment['message']): Consignment {
  const found = network.sent.findLast((consignment) => consignment.message === message);
  if (found === undefined) throw new Error(`No ${message} was sent.`);
  return found;
}

const unavailable = { outcome: 'unavailable', reason: { text: 'receiverSilent' } } as const;
const refused = { outcome: 'refused', reason: { text: 'receiverSilent' } } as const;

/** Documents on their way, with every answer of the network and of the authority. */
export async function exchangeSteps(world: World, { seller, buyer, operator }: People): Promise<void> {
  const { ask, network, work } = world;
  const submitted = async (
    body: object = unnumbered(invoice),
    list: 'invoices' | 'credit-notes' = 'invoices',
  ) => {
    const path = await created(world, seller, body, list);
    await ask(seller, `POST ${path}/submit`);
    await work();
    return path;
  };
  const look = async (path: string) => {
    await ask(seller, `GET ${path}`);
    await ask(seller, `GET ${path}/history`);
    await ask(seller, `GET ${path}`, { headers: { accept: 'application/xml' } });
  };
  const confirmed = await submitted();
  await bring(world, statusOf(lastOf(world, 'document'), 'confirmed'));
  await bring(world, statusOf(lastOf(world, 'report'), 'confirmed'));
  await look(confirmed);
  for (const action of ['submit', 'report', 'validate', 'mail'])
    await ask(seller, `POST ${confirmed}/${action}`, action === 'mail' ? { body: {} } : {});
  await ask(seller, `PUT ${confirmed}`, { body: invoice });
  await ask(seller, `DELETE ${confirmed}`);
  await ask(seller, `POST ${confirmed}/submit?lang=ar`);
  const forwarded = await submitted();
  const { instanceId } = lastOf(world, 'document');
  await bring(world, statusOf(lastOf(world, 'document'), 'unconfirmed'));
  await bring(world, statusOf(lastOf(world, 'document'), 'rejected'));
  await bring(
    world,
    statusOf(lastOf(world, 'document'), 'confirmed').replace(instanceId, 'of-somebody-else'),
  );
  await look(forwarded);
  const rejected = await submitted();
  await bring(world, statusOf(lastOf(world, 'report'), 'confirmed'));
  await bring(world, statusOf(lastOf(world, 'document'), 'rejected', { id: 'twice' }));
  await bring(world, statusOf(lastOf(world, 'document'), 'rejected', { id: 'twice' }));
  await look(rejected);
  await ask(seller, `GET ${rejected}?lang=ar`);
  await ask(seller, `DELETE ${rejected}`);
  await ask(seller, `POST ${rejected}/submit`, { headers: { prefer: 'handling=strict' } });
  await work();
  await bring(world, statusOf(lastOf(world, 'document'), 'rejected'));
  await ask(seller, `PUT ${rejected}`, { body: { ...invoice, invoiceNumber: newNumber() } });
  await ask(seller, `DELETE ${rejected}`);
  await ask(seller, `POST ${rejected}/submit`);
  await work();
  await bring(world, statusOf(lastOf(world, 'withdrawal'), 'rejected')).catch(() => undefined);
  await look(rejected);
  const impostor = await submitted();
  await bring(world, statusOf(lastOf(world, 'document'), 'confirmed', { from: '000333' }));
  await bring(world, statusOf(lastOf(world, 'document'), 'confirmed'), { 'x-sender-provider': '000333' });
  await bring(world, statusOf(lastOf(world, 'report'), 'rejected', { from: '000333' }));
  await bring(world, statusOf(lastOf(world, 'document'), 'confirmed'), { 'x-sender-provider': '000555' });
  await bring(world, statusOf(lastOf(world, 'report'), 'rejected'));
  await look(impostor);
  await ask(buyer, `POST ${impostor}/report`);
  await ask(seller, `POST ${impostor}/report`);
  await work();
  await ask(seller, `POST ${impostor}/report`);
  await bring(world, statusOf(lastOf(world, 'report'), 'confirmed'));
  await look(impostor);
  network.meet('document', unavailable, unavailable, unavailable);
  const lost = await submitted();
  for (const seconds of [30, 59, 119, 61]) await work(seconds);
  await look(lost);
  await ask(operator, 'GET /v1/operator/dead-letters');
  await ask(seller, `POST ${lost}/submit`);
  await work();
  network.meet('document', unavailable);
  const late = await submitted();
  await work(3600);
  await look(late);
  network.meet('document', refused);
  const no = await submitted();
  await look(no);
  network.meet('document', { outcome: 'awaiting', reference: 'ref-1' });
  network.answer({ outcome: 'awaiting' }, unavailable, { outcome: 'delivered', receipt: 'late receipt' });
  const awaited = await submitted();
  for (const seconds of [4, 2, 30, 400, 4000]) await work(seconds);
  await look(awaited);
  network.meet('document', { outcome: 'awaiting' });
  const never = await submitted();
  for (const seconds of [60, 3500, 100, 7200]) await work(seconds);
  await look(never);
  network.meet('document', async (consignment) => {
    await world.app.request('/inbound', {
      method: 'POST',
      headers: token,
      body: statusOf(consignment, 'confirmed', { id: 'meanwhile' }),
    });
    return { outcome: 'delivered', receipt: 'after its status' };
  });
  await look(await submitted());
  network.meet('report', unavailable, unavailable, unavailable);
  const unreported = await submitted();
  for (const seconds of [61, 200, 300]) await work(seconds);
  await look(unreported);
  await ask(seller, `POST ${unreported}/report`, { headers: { 'if-match': '"0"' } });
  await ask(seller, `POST ${unreported}/report?lang=ar`);
  await work();
  network.meet('report', refused);
  await look(await submitted());
  await look(await submitted(unnumbered(invalidInvoice)));
  await look(await submitted(unnumbered(invoiceTo('0235:9900000098'))));
  network.registers.set('0235:1000000001', { registered: false, receives: [], reason: null });
  network.registers.set('0235:1000000002', { registered: true, receives: ['CreditNote'], reason: null });
  network.registers.set('0235:1000000003', {
    registered: null,
    receives: null,
    reason: { text: 'receiverSilent' },
  });
  for (const id of ['0235:1000000001', '0235:1000000002', '0235:1000000003']) {
    await look(await submitted(unnumbered(invoiceTo(id))));
    await ask(seller, `GET /v1/participants/${id}`);
    await ask(seller, `GET /v1/participants/${id}?lang=ar`);
  }
  for (const id of ['none', '0235:', '0235:1007123456']) await ask(seller, `GET /v1/participants/${id}`);
  await look(
    await submitted(unnumbered({ ...creditNote, precedingInvoiceNumber: 'N-SAME' }), 'credit-notes'),
  );
  await submitted({ ...invoice, invoiceNumber: 'N-TWICE' });
  await submitted({ ...invoice, invoiceNumber: 'N-TWICE' });
}

/** E-mails to buyers outside of the network. */
export async function mailSteps(world: World, { seller }: People): Promise<void> {
  const { ask, network, work } = world;
  const outside = (contactEmail: string | null) => {
    const { buyer, ...others } = invoiceTo('0235:9900000098');
    return unnumbered({ ...others, buyer: { ...buyer, ...(contactEmail === null ? {} : { contactEmail }) } });
  };
  const reason = { text: 'receiverSilent' } as const;
  for (const outcome of [undefined, 'refused', 'uncertain', 'unavailable'] as const) {
    if (outcome !== undefined) network.post({ outcome, reason });
    const path = await created(
      world,
      seller,
      outside(outcome === undefined ? 'b@buyer.example' : `${outcome}@buyer.example`),
    );
    await ask(seller, `POST ${path}/submit`);
    await work();
    await work(400);
    await ask(seller, `GET ${path}/history`);
    for (const to of ['c@buyer.example', 'not an address', null]) {
      await ask(seller, `POST ${path}/mail`, { body: { to } });
      await work();
    }
  }
  network.post(...Array.from({ length: 3 }, () => ({ outcome: 'unavailable', reason }) as const));
  const path = await created(world, seller, outside('dead@buyer.example'));
  await ask(seller, `POST ${path}/submit`);
  for (const seconds of [0, 100, 400, 4000]) await work(seconds);
  await ask(seller, `GET ${path}/history?lang=ar`);
  await created(world, seller, outside(null));
}

/** Documents that arrive, and those that are refused. */
export async function arrivalSteps(world: World, { seller, buyer, reader }: People): Promise<void> {
  const { ask, work } = world;
  const { envelope } =
    world.network.sent.find(({ message }) => message === 'document') ?? lastOf(world, 'document');
  const changed = (...changes: readonly (readonly [string, string])[]) =>
    changes.reduce((text, [from, to]) => text.replaceAll(from, to), envelope);
  const instance = /<InstanceIdentifier>([^<]+)/.exec(envelope)?.[1] ?? '';
  const number = /<cbc:ID>([^<]+)/.exec(envelope)?.[1] ?? '';
  const again = (name: string, ...changes: readonly (readonly [string, string])[]) =>
    changed([instance, name], [`<cbc:ID>${number}<`, `<cbc:ID>${name}<`], ...changes);
  /** The same of a seller that is no company of the service. */
  const foreign = (name: string, ...changes: readonly (readonly [string, string])[]) =>
    again(name, ['1003548797', '1999999996'], ['100354879700003', '199999999600003'], ...changes);
  const provider = { 'x-sender-provider': '000555' };
  await bring(world, envelope, provider);
  await bring(world, envelope, provider);
  await bring(world, changed([`<cbc:ID>${number}<`, '<cbc:ID>OTHER<']), provider);
  await bring(world, changed([instance, 'copy']), provider);
  await bring(world, again('arrived'), { 'x-sender-provider': '0242:000555' });
  await bring(world, again('wrong'), { 'x-sender-provider': 'nonsense' });
  await bring(world, foreign('without'));
  await bring(
    world,
    foreign('invalid', ['DocumentCurrencyCode>AED<', 'DocumentCurrencyCode>ZZZ<']),
    provider,
  );
  await bring(world, foreign('nobody', ['1007123456', '1999999990']), provider);
  await bring(world, foreign('last-month', ['2026-11-02', '2026-10-31']), provider);
  await bring(world, foreign('next-month', ['2026-11-02', '2026-12-01']), provider);
  await bring(
    world,
    foreign('asks', ['NEVER_SEND', 'ALWAYS_SEND'], ['FAILURE_ONLY', 'ALWAYS_SEND']),
    provider,
  );
  await bring(world, foreign('arrived'), provider);
  await bring(
    world,
    again(
      'of the same number',
      ['1003548797', '1999999996'],
      ['100354879700003', '199999999600003'],
      ['>of the same number<', '>arrived<'],
    ),
    provider,
  );
  for (const body of ['', '<x/>', 'text', envelope.slice(0, 2000), '{"a":1}']) await bring(world, body);
  await bring(world, envelope, { 'content-type': 'application/json' });
  await bring(world, envelope, { 'x-token': 'wrong' });
  await bring(world, envelope, { 'x-token': '' });
  await bring(world, envelope, { 'accept-language': 'ar', 'x-sender-provider': 'x' });
  await work();
  const { body: list } = await ask(buyer, 'GET /v1/purchase-invoices');
  for (const { id } of list.items.slice(0, 8)) {
    const path = `/v1/purchase-invoices/${id}`;
    for (const accept of ['application/json', 'application/xml', 'text/html'])
      await ask(buyer, `GET ${path}`, { headers: { accept } });
    await ask(buyer, `GET ${path}/history`);
    await ask(seller, `GET ${path}`);
  }
  const [first, second, third] = list.items.map(
    ({ id }: { readonly id: string }) => `/v1/purchase-invoices/${id}`,
  );
  const review = (path: string, body: object, who = buyer) => ask(who, `POST ${path}/review`, { body });
  await review(first, { state: 'accepted' });
  await review(first, { state: 'accepted' });
  await review(first, { state: 'booked' });
  await review(first, { state: 'queried', reason: 'After it was booked' });
  await review(second, { state: 'queried' });
  await review(second, { state: 'queried', reason: ' ' });
  await review(second, { state: 'queried', reason: 'x'.repeat(1001) });
  await review(second, { state: 'queried', reason: 'Which order?' });
  await review(second, { state: 'rejected', reason: 'Not ordered' });
  await review(third, { state: 'rejected', reason: 'Twice' });
  await review(third, { state: 'booked', reason: 'Not taken' });
  await review(third, { state: 'accepted' }, seller);
  await review(third, { state: 'accepted' }, reader);
  await review('/v1/purchase-invoices/none', { state: 'accepted' });
  await ask(buyer, 'GET /v1/purchase-invoices/refused');
  await ask(buyer, 'GET /v1/purchase-credit-notes');
  await work();
}

/** A status with its envelope, as the network brings it. */
export function wrapped(status: string): string {
  return textIn(
    wrapMessageStatus(status, { id: `envelope-${newNumber()}`, createdAt: '2026-11-26T08:00:00Z' }),
  );
}
