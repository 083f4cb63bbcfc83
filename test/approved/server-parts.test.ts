import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { Answer } from '../../src/http/document-work.ts';
import { answerClientError } from '../../src/server/client-error.ts';
import { createLog, faultOf } from '../../src/server/log.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import {
  allowedHosts,
  allowedOrigins,
  type ServerOptions,
  withServerDefaults,
  workerOptions,
} from '../../src/server/options.ts';
import { createOwnRoutes } from '../../src/server/own-routes.ts';
import { performBy } from '../../src/server/perform.ts';
import { workOfServer } from '../../src/server/warm-up.ts';
import type { Done } from '../../src/workers/pool.ts';
import { timeLeft } from '../../src/workers/time-limit.ts';
import { createWaitingLine } from '../../src/workers/waiting-line.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { arrivals, encodings, ends, error, hosts, origins, servers, settings } from './server-part-inputs.ts';
import { healthOverTime, serverWork } from './server-work.ts';

const each = <Entry>(entries: readonly Entry[], answer: (entry: Entry) => unknown) =>
  Object.fromEntries(entries.map((entry) => [String(entry), answer(entry) ?? null]));

const withDefaults = (options: ServerOptions) => withServerDefaults({ threads: 2, ...options });

const ruleSet = { id: 'r', version: '1', hash: 'h', validFrom: null, validTo: null };
const gauges = { inFlight: () => 3, pool: () => ({ workers: 4, quick: 3, running: 2, waiting: 1 }) };

/** Notes all that a server logs and counts, without the time and the counts of Node.js itself. */
function telling() {
  const lines: string[] = [];
  const metrics = createMetrics(ruleSet, gauges);
  return {
    lines,
    log: createLog('json', (line) =>
      lines.push(line.replace(/"time":"[^"]*"/, '"time":0').replaceAll(/"at":"[^"]*"/g, '"at":0')),
    ),
    metrics,
    counts: async () =>
      (await metrics.text()).split('\n').filter((line) => /^pint_ae_/.test(line) && !/ 0$/.test(line)),
  };
}

async function performed(done: Done<Answer>, language: 'en' | 'ar') {
  const { lines, log, metrics, counts } = telling();
  const perform = performBy({ run: async () => done }, metrics, log, { problemBase: 'https://a.example' });
  const work = { ...workOfServer('validate', {}), language, traceId: 't', instance: '/v1/validate' };
  const answered = await perform(work, { signal: new AbortController().signal } as never, 'c');
  return { answered, lines, counts: await counts() };
}

async function counted() {
  const { lines, log, metrics, counts } = telling();
  for (const method of ['GET', 'BREW', 'OPTIONS']) metrics.answered('/v1/validate', method, 200, 0.02);
  metrics.answered('none', 'GET', 404, 0.001);
  metrics.validated('invalid', ['ibr-002', 'ibr-002', 'own-1', 'own-2']);
  metrics.validated('valid', []);
  metrics.workerRestarted();
  const record = {
    traceId: 't',
    method: 'GET',
    route: '/',
    durationMs: 1,
    bytesIn: 2,
    bytesOut: 3,
    outcome: null,
  };
  for (const status of [null, 200, 399, 400, 404, 408, 429, 499, 500, 503])
    log.request({ ...record, status });
  createLog('none', (line) => lines.push(line)).request({ ...record, status: 200 });
  return { lines, counts: await counts() };
}

async function ownAnswer(path: string, way: string, encodings: string, page?: Buffer) {
  const [health, readiness] = way.split(' ') as ['ok', 'ok'];
  const routes = createOwnRoutes(
    ruleSet,
    telling().metrics,
    { health: () => health, readiness: () => readiness },
    page,
  );
  const given = {
    acceptedEncodings: encodings,
    details: { instance: path, traceId: 't', language: 'ar' as const },
  };
  const answered = await routes.get(path)?.(given);
  if (answered === undefined) return null;
  const { body, ...rest } = answered;
  const text = typeof body === 'string' ? body : `${body[0] === 0x1f ? `packed ${gunzipSync(body)}` : body}`;
  return {
    ...rest,
    body: path === '/metrics' ? text.split('\n').filter((line) => line.startsWith('pint_ae_build')) : text,
  };
}

async function clientError(code: string | undefined, tracked: object | undefined, problemBase?: string) {
  const { lines, log, metrics, counts } = telling();
  let written = '';
  const socket = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  const services = {
    settings: { ...(problemBase && { problemBase }) },
    tracker: { on: () => tracked },
    metrics,
    log,
  };
  answerClientError(Object.assign(new Error('x'), { code }), socket as never, services as never);
  await new Promise((resolve) => setImmediate(resolve));
  const { destroyed } = socket;
  socket.destroy();
  return { written, destroyed, tracked, lines, counts: await counts() };
}

/** The order in which waiting work of clients gets its turn, by how it came. */
async function turns(arrivals: string, mayBeHeavy: (turn: number) => boolean) {
  const line = createWaitingLine(60_000);
  const ends: string[] = [];
  const leaving = new AbortController();
  for (const [at, arrival] of arrivals.split(' ').entries()) {
    const [client = '', kind] = arrival.split(':');
    void line
      .wait(
        { client, isHeavy: kind === 'h' },
        client.includes('-') ? leaving.signal : new AbortController().signal,
      )
      .then((end) => ends.push(`${at} ${arrival} ${end}`));
  }
  const room = ['a', 'b', 'new'].map(
    (client) => `${client} ${line.canMakeRoom(client)} ${line.makeRoom(client)}`,
  );
  leaving.abort();
  for (let turn = 0; line.length() > 0 && turn < 40; turn += 1) {
    line.next(mayBeHeavy(turn));
    await Promise.resolve();
  }
  await new Promise((resolve) => setImmediate(resolve));
  return { room, ends, left: line.length() };
}

function* asked(): Generator<Asked> {
  for (const [server, options] of Object.entries(servers)) {
    yield { name: `hosts: ${server}`, answer: () => each(hosts, allowedHosts(withDefaults(options))) };
  }
  for (const allowed of [undefined, [], ['https://a.example', 'null']])
    yield {
      name: `hosts: origins of ${allowed}`,
      answer: () =>
        each(origins, (origin) =>
          Object.fromEntries(
            allowedOrigins(allowed === undefined ? {} : { allowedOrigins: allowed })(origin),
          ),
        ),
    };
  for (const [name, options] of Object.entries(settings))
    yield { name: `options: ${name}`, answer: () => [withDefaults(options), workerOptions(options)] };
  for (const [name, done] of Object.entries(ends))
    for (const language of ['en', 'ar'] as const)
      yield { name: `work: ${name} ${language}`, answer: () => performed(done, language) };
  yield { name: 'work: logs and metrics', answer: counted };
  yield { name: 'work: health', answer: healthOverTime };
  yield {
    name: 'work: faults',
    answer: () =>
      [
        error,
        new Error('x'),
        'x',
        null,
        Object.assign(new Error('y'), { stack: 'y' }),
        Object.assign(new Error('z'), { stack: 'z at home\n    at f (a.ts:1)\nno\n    at g' }),
      ].map((fault) => ({
        ...faultOf(fault),
        at: typeof faultOf(fault).at,
      })),
  };
  for (const way of ['ok ok', 'ok warming-up', 'draining draining', 'no-workers no-workers'])
    for (const path of ['/', '/healthz', '/readyz', '/metrics', '/other'])
      yield { name: `own: ${path} ${way}`, answer: () => ownAnswer(path, way, '') };
  for (const accepted of encodings)
    yield {
      name: `own: page for ${accepted}`,
      answer: () =>
        ownAnswer(
          '/',
          'ok ok',
          accepted,
          Buffer.from('<meta http-equiv="Content-Security-Policy" content="default-src x"><p>'),
        ),
    };
  yield { name: 'own: page without policy', answer: () => ownAnswer('/', 'ok ok', '', Buffer.from('<p>')) };
  for (const code of ['ECONNRESET', 'ERR_HTTP_REQUEST_TIMEOUT', 'HPE_INVALID', undefined])
    for (const [name, tracked] of Object.entries({
      nothing: undefined,
      'a request': { traceId: 't', outgoing: { headersSent: false }, status: null },
      'an answer': { traceId: 't', outgoing: { headersSent: true }, status: null },
    }))
      yield {
        name: `clients: ${code} on ${name}`,
        answer: () => clientError(code, tracked && { ...tracked }, name === 'a request' ? 'x' : undefined),
      };
  for (const each of arrivals)
    for (const [way, mayBeHeavy] of Object.entries({
      always: () => true,
      'every third time': (turn: number) => turn % 3 === 2,
      never: () => false,
    }))
      yield { name: `waiting: ${each} heavy ${way}`, answer: () => turns(each, mayBeHeavy) };
  yield* serverWork();
  const clocks = [0, 1, 99, 100, 101, 500, 999, 1000, 1001];
  yield {
    name: 'waiting: time left',
    answer: () =>
      clocks.flatMap((passed) =>
        clocks.map(
          (used) =>
            `${passed} ${used}: ${[1, 2, 4].map((running) => timeLeft(100, { passed: () => passed, used: () => used }, running))}`,
        ),
      ),
  };
}

compareWithApproved('server-parts', asked());
