import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../../src/lifecycle/serve.ts';
import { createHeldBytes, type HeldBytes, type Hold } from '../../src/limits/held-bytes.ts';
import type { Service } from '../../src/service.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller, newCompany, newKey } from '../support/company.ts';
import { preparedFolder } from '../support/prepared-folder.ts';
import { invoice } from '../support/requests.ts';

const bodyOf = (size: number, others: Record<string, string> = {}) =>
  new Request('http://a/v1/invoices', {
    method: 'POST',
    headers: { 'content-length': String(size), ...others },
  });

/** Holds the bodies of clients, one after another, until the end; gives the status of those that are refused. */
async function statuses(bodies: readonly (readonly [client: string, request: Request])[]) {
  const held = createHeldBytes({ heldBytes: 100, maximumBodyBytes: 60 });
  const refused: (string | undefined)[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const all = bodies.map(async ([client, request], index) => {
    await held
      .during(client, { request, ended: undefined }, () => ended)
      .catch(({ kind }) => {
        refused[index] = kind;
      });
  });
  await Promise.resolve();
  end();
  await Promise.all(all);
  return bodies.map((_, index) => refused[index]);
}

describe('Of the room for bodies', () => {
  test('a company that has some gets no more than is left for the others', async () => {
    expect(
      await statuses([
        ['a', bodyOf(25)],
        ['a', bodyOf(25)],
        ['a', bodyOf(1)],
        ['b', bodyOf(50)],
      ]),
    ).toEqual([undefined, undefined, 'rate-limited', undefined]);
  });

  test('one that has nothing yet gets what there is, and no more', async () => {
    expect(
      await statuses([
        ['a', bodyOf(50)],
        ['b', bodyOf(40)],
        ['c', bodyOf(11)],
        ['c', bodyOf(10)],
      ]),
    ).toEqual([undefined, undefined, 'unavailable', undefined]);
  });

  test('a compressed body takes as much as the largest, one that is refused unread takes nothing', async () => {
    expect(
      await statuses([
        ['a', bodyOf(1, { 'content-encoding': 'gzip' })],
        ['b', bodyOf(41)],
        ['b', bodyOf(61)],
        ['b', bodyOf(40)],
      ]),
    ).toEqual([undefined, 'unavailable', undefined, undefined]);
  });

  test('the largest body that is read takes all of it', async () => {
    const bodies = [
      ['a', bodyOf(60)],
      ['b', bodyOf(41)],
    ] as const;
    expect(await statuses(bodies)).toEqual([undefined, 'unavailable']);
  });

  test('what a body had is given back when it is answered, however that ends', async () => {
    const { during } = createHeldBytes({ heldBytes: 100, maximumBodyBytes: 100 });
    const asked = { request: bodyOf(100), ended: undefined };
    await during('a', asked, async () => {});
    const fails = during('a', asked, () => Promise.reject(new Error('a fault')));
    await expect(fails).rejects.toThrow('a fault');
    expect(await during('b', asked, async () => 'answered')).toBe('answered');
  });
});

/** Answers a request that has no body, as long as it is not ended. */
function answering(room: HeldBytes) {
  return (client: string, made: (hold: Hold) => void) => {
    const ended = new AbortController();
    const asked = { request: new Request('http://a/'), ended: ended.signal };
    const answered = room.during(client, asked, async (_, hold) => made(hold));
    return answered.then(
      () => ({ end: () => ended.abort(), refused: null }),
      ({ kind, message }) => ({ end: () => {}, refused: [kind, message] }),
    );
  };
}

const full = { refused: ['unavailable', 'tooManyAnswers'] };

describe('Of the same room', () => {
  const room = () => answering(createHeldBytes({ heldBytes: 100_000, maximumBodyBytes: 60 }));

  test('an answer has what it needs until it has been sent or its client has left', async () => {
    const answer = room();
    const { end } = await answer('a', ({ answer }) => answer(40_000));
    expect(await answer('a', ({ answer }) => answer(31_000))).toMatchObject({
      refused: ['rate-limited', 'tooMuchOfOne'],
    });
    expect(await answer('b', ({ answer }) => answer(61_000))).toMatchObject(full);
    end();
    expect(await answer('a', ({ answer }) => answer(100_000))).toMatchObject({ refused: null });
  });

  test('a stored text has its part until the answer is made of it', async () => {
    const answer = room();
    const read = (hold: Hold) => {
      hold.text(50_000);
      hold.text(40_000);
    };
    await answer('a', (hold) => {
      read(hold);
      hold.answer(20_000);
    });
    expect(await answer('b', read)).toMatchObject(full);
    expect(await answer('b', ({ text }) => text(80_000))).toMatchObject({ refused: null });
  });

  test('a small answer is always sent, a refusal being as large', async () => {
    const answer = room();
    await answer('a', ({ answer }) => answer(100_000));
    expect(await answer('a', ({ answer }) => answer(16_384))).toMatchObject({ refused: null });
    expect(await answer('a', ({ answer }) => answer(16_385))).toMatchObject(full);
  });

  test('an answer that tells of a change is always sent, and counts: the change would be made again', async () => {
    const answer = room();
    const { end } = await answer('a', ({ answer }) => answer(100_000));
    const change = await answer('b', ({ answerOfChange }) => answerOfChange(90_000));
    expect(change).toMatchObject({ refused: null });
    end();
    expect(await answer('a', ({ answer }) => answer(20_000))).toMatchObject(full);
  });

  test('what is larger than the whole has it alone, and nobody else anything meanwhile', async () => {
    const answer = room();
    const { end } = await answer('a', ({ answer }) => answer(20_000));
    expect(await answer('b', ({ answer }) => answer(300_000))).toMatchObject(full);
    end();
    const { end: endLarge } = await answer('b', ({ answer }) => answer(300_000));
    expect(await answer('a', ({ answer }) => answer(20_000))).toMatchObject(full);
    endLarge();
    expect(await answer('a', ({ answer }) => answer(20_000))).toMatchObject({ refused: null });
  });
});

let running: Running | undefined;
let folder: string | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await running?.stop();
  running = undefined;
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

const start = async (settings: Record<string, string>) => {
  folder = await preparedFolder();
  const base = { DATA_FOLDER: folder, PORT: '0', LOG_LEVEL: 'silent', THREADS: '1' };
  running = await serve(readSettings({ ...base, ...settings }));
  return running.opened.service;
};

const twoCallers = async (service: Service) =>
  [
    await newCaller(service),
    await newKey(service, await newCompany(service, { participantId: '0235:1007123456' })),
  ] as const;

const addressOf = () => running?.address ?? '';

/** Begins a request with a body, and waits until the service reads it. */
async function begin(apiKey: string, headers: string, body = ''): Promise<AsyncIterator<string>> {
  const { hostname, port } = new URL(addressOf());
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  sockets.push(socket);
  const answer = socket[Symbol.asyncIterator]();
  socket.write(
    `POST /v1/validate HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${apiKey}\r\nContent-Type: application/json\r\n` +
      `${headers}\r\nExpect: 100-continue\r\n\r\n`,
  );
  expect((await answer.next()).value).toMatch(/^HTTP\/1\.1 100 /);
  socket.write(body);
  return answer;
}

const validate = (apiKey: string, body: BodyInit, headers = {}) =>
  fetch(`${addressOf()}/v1/validate`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

const small = JSON.stringify(invoice);

test('A company that sends too much at once is answered with 429 and when to come again, another is served', async () => {
  const service = await start({ MAX_HELD_BYTES: '100000', MAX_BODY_BYTES: '60000' });
  const [one, other] = await twoCallers(service);
  await begin(one.apiKey, 'Content-Length: 50000');
  const refused = await refusedSoon(() => validate(one.apiKey, small));
  expect(refused.status).toBe(429);
  expect([refused.headers.get('retry-after'), refused.headers.get('x-ratelimit-remaining')]).toEqual([
    '1',
    '0',
  ]);
  expect((await refused.json()).detail).toContain('one request after another');
  expect((await validate(other.apiKey, small)).status).toBe(200);
});

/** The head of the request before may still be on its way. */
async function refusedSoon(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 200) return answer;
  }
}

test('A body of unknown length counts as far as it has come, and is cut off with 503 where no room is left', async () => {
  const service = await start({ MAX_HELD_BYTES: '100000', MAX_BODY_BYTES: '90000' });
  const [one, other] = await twoCallers(service);
  await begin(one.apiKey, 'Content-Length: 80000');
  const stream = (size: number) => new Blob([small.padEnd(size)]).stream();
  const refused = await refusedSoon(() => validate(other.apiKey, stream(30_000)));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await validate(other.apiKey, stream(8_000))).status).toBe(200);
  const compressed = await validate(other.apiKey, gzipSync(small), { 'content-encoding': 'gzip' });
  expect(compressed.status).toBe(503);
});
