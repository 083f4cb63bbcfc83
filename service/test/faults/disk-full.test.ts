import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { type Opened, openOn } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';
import { type Ask, asker, submitNew } from '../support/asking.ts';
import { newCaller } from '../support/company.ts';
import { invoice } from '../support/requests.ts';
import { openInMemory } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

/** The error of PostgreSQL when one of its files cannot grow. */
const noSpace = () =>
  Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });

let isFull = false;
/** After so many refusals there is room again. */
let refusals = Number.POSITIVE_INFINITY;
/** So many statements are still stored before the disk is full. */
let roomFor = Number.POSITIVE_INFINITY;

const checkRoom = async () => {
  roomFor -= 1;
  if (roomFor < 0) {
    roomFor = Number.POSITIVE_INFINITY;
    throw noSpace();
  }
  if (!isFull) return;
  refusals -= 1;
  isFull = refusals > 0;
  throw noSpace();
};

/** Step while a document is delivered. */
let meanwhile = () => {};
const delivery = takingDelivery(() => void meanwhile());

let opened: Opened;
let ask: Ask;

// The embedded database stands for both: a full disk is reported in the same way.
describe.skipIf(process.env.DATABASE_URL !== undefined)('A full disk', () => {
  beforeAll(async () => {
    const log = jsonLog(
      'silent',
      () => new Date(),
      () => {},
    );
    const settings = readSettings({ DATA_FOLDER: 'memory', LOG_LEVEL: 'silent' });
    opened = await openOn(await openInMemory(checkRoom), async () => {}, settings, { delivery }, log);
    const { service } = opened;
    const { apiKey } = await newCaller(service);
    ask = asker(createApp(service), apiKey);
  });
  afterAll(() => opened.close());

  test('leads to 502; nothing accepted is lost, and work continues once there is space', async () => {
    const headers = { 'idempotency-key': 'full' };
    const id = await submitNew(ask, { ...invoice, uuid: randomUUID() });
    isFull = true;
    const refused = await ask('/v1/invoices', { method: 'POST', body: invoice, headers });
    expect([refused.status, refused.body.type]).toEqual([502, 'http://localhost/errors/upstream-error']);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Pending');
    isFull = false;
    expect((await ask('/v1/invoices', { method: 'POST', body: invoice, headers })).status).toBe(201);
    await opened.service.queue.drain(jobHandlers(opened.service));
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Sent');
    expect((await ask('/v1/invoices')).body.items).toHaveLength(2);
  });

  test('that fills while a document is delivered holds it up only until there is room, not for a lease', async () => {
    const id = await submitNew(ask, { ...invoice, uuid: randomUUID() });
    meanwhile = () => {
      [isFull, refusals] = [true, 2];
      meanwhile = () => {};
    };
    await opened.service.queue.drain(jobHandlers(opened.service)).catch(() => {});
    expect([isFull, (await ask(`/v1/invoices/${id}`)).body.status]).toEqual([false, 'Sent']);
  });

  test('that fills before any statement of a delivery in turn leaves no transaction half done', async () => {
    const { fate: undisturbed } = await fateOfNext(Number.POSITIVE_INFINITY);
    expect(undisturbed.statuses.at(-1)).toBe('Sent');
    let statement = 0;
    for (let wasFull = true; wasFull; statement += 1) {
      const next = await fateOfNext(statement);
      expect(next.fate, `statement ${statement}`).toEqual(undisturbed);
      wasFull = next.wasFull;
    }
    expect(statement).toBeGreaterThan(5);
  });
});

/** The history of a new document, with room for so many statements of its delivery before the disk is full once. */
async function fateOfNext(statements: number) {
  const id = await submitNew(ask, { ...invoice, uuid: randomUUID() });
  roomFor = statements;
  await opened.service.queue.drain(jobHandlers(opened.service)).catch(() => {});
  const wasFull = roomFor === Number.POSITIVE_INFINITY;
  roomFor = Number.POSITIVE_INFINITY;
  await opened.service.queue.drain(jobHandlers(opened.service));
  const { items, tracks } = (await ask(`/v1/invoices/${id}/history`)).body;
  return {
    wasFull,
    fate: {
      statuses: items.map(({ toStatus }: { toStatus: string }) => toStatus),
      tracks: tracks
        .map(({ track, status }: { track: string; status: string }) => `${track} ${status}`)
        .sort(),
    },
  };
}
