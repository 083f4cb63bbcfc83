import type { Answer } from '../../src/http/document-work.ts';
import { createHealth } from '../../src/server/health.ts';
import type { Log } from '../../src/server/log.ts';
import type { Metrics } from '../../src/server/metrics.ts';
import { createHeldBytes, gateOf, type Held } from '../../src/server/overload.ts';
import { createOwnThread } from '../../src/server/own-thread.ts';
import { createRequestTracker } from '../../src/server/request-tracker.ts';
import { workOfServer } from '../../src/server/warm-up.ts';
import type { Asked } from './approved.ts';

/** Metrics and a log that note what they are told. */
function noting() {
  const noted: unknown[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void noted.push([
        name,
        ...given.map((each) => (typeof each === 'number' && !Number.isInteger(each) ? 0 : each)),
      ]);
  const metrics = { rejected: note('rejected'), answered: note('answered') } as unknown as Metrics;
  const log = {
    request: ({ durationMs: _, ...record }: { readonly durationMs: number }) => note('request')(record),
    event: note('event'),
  } as unknown as Log;
  return { noted, metrics, log };
}

const sizes = [0, 1, 20_000, 60_000, 99_999, 100_000, 100_001];

/** The answers to two requests about their bodies and answers, and after the first is gone. */
async function held() {
  const told: string[] = [];
  for (const one of sizes)
    for (const other of sizes) {
      const hold = createHeldBytes(100_000);
      const ends: (() => void)[] = [];
      const [first, second] = [0, 1].map(() => hold(new Promise((end) => ends.push(end)))) as [Held, Held];
      const before = [
        first.takes(one),
        second.takes(other),
        second.takesAnswer(other),
        first.takesAnswer(one),
      ];
      ends[0]?.();
      await new Promise((resolve) => setImmediate(resolve));
      told.push(`${one} ${other}: ${[...before, second.takes(other), second.takes(100_000)].join(' ')}`);
    }
  return told;
}

async function gated(seconds: number | undefined, length: string | undefined) {
  const { noted, metrics } = noting();
  const fullFor = (client: string, bytes: number) => {
    noted.push(['full', client, bytes]);
    return seconds;
  };
  const incoming = { headers: { 'content-length': length }, socket: { remoteAddress: '::1' } };
  const takes = { takes: (bytes: number) => bytes <= 10, takesAnswer: () => true };
  const turn = async () => void noted.push('turn');
  const gate = gateOf(incoming as never, takes, turn, { fullFor, metrics, settings: {} } as never);
  return {
    refusal: (await gate.refusal()) ?? null,
    at: [9, 10, 11].map((bytes) => gate.refusalAt(bytes) ?? null),
    noted,
  };
}

const states = {
  answered: { writableFinished: true, headersSent: true, statusCode: 200 },
  'too large': { writableFinished: true, headersSent: true, statusCode: 413 },
  'answered early': { writableFinished: false, headersSent: true, statusCode: 400 },
  left: { writableFinished: false, headersSent: false, statusCode: 200 },
};

/** Two requests on one connection, with what is counted and logged at their ends. */
async function tracked(outgoing: object, complete: boolean, traceparent?: string) {
  const { noted, metrics, log } = noting();
  const tracker = createRequestTracker(metrics, log);
  const socket = { remoteAddress: '::1', bytesRead: 0, bytesWritten: 0 };
  const incoming = { socket, method: 'POST', headers: { traceparent }, complete };
  for (const more of [100, 50]) {
    let end = () => {};
    const gone = new Promise<void>((resolve) => {
      end = resolve;
    });
    const request = tracker.open(incoming as never, outgoing as never, gone);
    if (more === 50) request.status = 503;
    noted.push([
      tracker.inFlight(),
      tracker.on(socket as never) === request,
      traceparent === undefined ? request.traceId.length : request.traceId,
      request.client,
      request.route,
    ]);
    socket.bytesRead += more;
    socket.bytesWritten += more * 2;
    end();
    await new Promise((resolve) => setImmediate(resolve));
    noted.push([tracker.inFlight(), tracker.on(socket as never) === undefined]);
  }
  return JSON.parse(
    JSON.stringify(noted).replaceAll(/"[0-9a-f]{32}"/g, (id) =>
      traceparent?.includes(id.slice(1, -1)) ? id : '"NEW"',
    ),
  );
}

/** Documents of clients that come together, in a thread where some may wait. */
async function ownThread(queue: number, clients: string) {
  const judged: string[] = [];
  const thread = createOwnThread(
    ({ traceId }) => {
      judged.push(traceId);
      if (traceId.includes('!')) throw new Error('x');
      return { status: 200 } as Answer;
    },
    { queue, queueTimeout: 60_000 },
  );
  const full: unknown[] = [];
  const runs = clients.split(' ').map((client, at) => {
    full.push(thread.fullFor(client[0] ?? '') ?? null, thread.waiting());
    const signal = client.includes('-') ? AbortSignal.abort() : new AbortController().signal;
    return thread.run(
      { ...workOfServer('validate', {}), traceId: `${client}${at}` },
      { signal },
      { client: client[0] ?? '', isHeavy: false },
    );
  });
  const ends = (await Promise.all(runs)).map(({ kind }) => kind);
  return { judged, full, ends, waiting: thread.waiting() };
}

/** The health of a server of which the workers come, become quick, go, and come back. */
export function healthOverTime() {
  const states = [
    ...[
      [0, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 0],
      [0, 0],
    ].map(([workers = 0, quick = 0]) => ({ workers, quick, isWithoutWorkers: false })),
    { workers: 0, quick: 0, isWithoutWorkers: true },
    { workers: 0, quick: 0, isWithoutWorkers: true },
  ];
  let now = states[0] ?? { workers: 0, quick: 0, isWithoutWorkers: true };
  let starts = 0;
  let isDraining = false;
  const judging = {
    state: () => ({ ...now, running: 0, waiting: 0 }),
    startAgain: () => {
      starts += 1;
      return new Promise(() => {});
    },
  };
  const { health, readiness } = createHealth(judging, () => isDraining);
  const told = states.map((state) => {
    now = state;
    return [health(), readiness(), starts];
  });
  isDraining = true;
  return [...told, [health(), readiness(), starts]];
}

/** The parts of a server that follow requests in progress. */
export function* serverWork(): Generator<Asked> {
  yield { name: 'requests: held', answer: held };
  for (const seconds of [undefined, 7])
    for (const length of [undefined, '0', '12'])
      yield { name: `requests: gate ${seconds} ${length}`, answer: () => gated(seconds, length) };
  for (const [name, outgoing] of Object.entries(states))
    for (const complete of [true, false])
      yield { name: `requests: ${name} ${complete}`, answer: () => tracked(outgoing, complete) };
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  yield { name: 'requests: traced', answer: () => tracked(states.answered, true, traceparent) };
  for (const queue of [0, 1, 2, 9])
    for (const clients of ['a', 'a a', 'a a a a', 'a a a b', 'a a a- b! c', 'a b b b a'])
      yield { name: `requests: own thread ${queue} ${clients}`, answer: () => ownThread(queue, clients) };
}
