import { expect, test, vi } from 'vitest';
import { embeddedRuleSet } from '../../src/api/published.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { createHealth } from '../../src/server/health.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { createOwnRoutes } from '../../src/server/own-routes.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { example } from '../requests.ts';
import { marked, metric, post, started, startedWarm, until } from './running.ts';

// So that they are quick after a moment.
vi.mock('../../src/server/warm-up.ts', async (original) => ({
  ...(await original<object>()),
  documentsBeforeStart: 1,
  documentsUntilQuick: 30,
}));

const noWork = { running: 0, waiting: 0, isWithoutWorkers: false };
const startAgain = async () => {};

function ready({ url }: RunningServer, language = 'en') {
  return fetch(`${url}/readyz`, { headers: { 'accept-language': language } });
}

test('a server is ready once each of its workers has judged enough examples, and judges documents before too', async () => {
  const server = await startedWarm({ threads: 2 });
  const validated = post(server, JSON.stringify(example('standard-invoice')));
  await until(async () => (await ready(server)).status === 200);
  expect((await validated).status).toBe(200);
  const answer = await ready(server);
  expect(await answer.json()).toMatchObject({ status: 'ok', ruleSet: { id: 'pint-ae' } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await metric(server, 'pint_ae_workers_quick')).toBe(2);
});

test.each([
  ['en', 'The workers of this server are warming up.'],
  ['ar', 'لم تبلغ الخيوط العاملة'],
])(
  'a server whose worker is not quick yet says so as a problem, in the language %s',
  async (language, says) => {
    const never = { state: () => ({ ...noWork, workers: 1, quick: 0 }), startAgain };
    const routes = createOwnRoutes(
      embeddedRuleSet,
      createMetrics(embeddedRuleSet, { inFlight: () => 0, pool: never.state }),
      createHealth(never, () => false),
      undefined,
    );
    const details = { language: language as Language, instance: '/readyz' };
    const answer = await routes.get('/readyz')?.({ acceptedEncodings: '', details });
    expect([answer?.status, answer?.headers['content-type']]).toEqual([503, 'application/problem+json']);
    const problem = JSON.parse(String(answer?.body));
    expect(problem).toMatchObject({ type: '/errors/unavailable', status: 503, instance: '/readyz' });
    expect(problem.detail).toContain(says);
  },
);

test('a server that drains is not ready, and says so in the language of the client', async () => {
  const server = await started({ drainDelay: 1000 });
  const closed = server.close();
  const answer = await ready(server, 'ar');
  expect([answer.status, answer.headers.get('content-language')]).toEqual([503, 'ar']);
  expect((await answer.json()).detail).toBe('هذا الخادم قيد الإغلاق. أرسل المستندات إلى خادم آخر.');
  await closed;
});

test('a server whose workers do not warm up is ready when it listens', async () => {
  expect((await ready(await startedWarm({ worker: marked }))).status).toBe(200);
});

test('a server that has been ready stays so while a lost worker is replaced, and is not without workers', () => {
  const state = { ...noWork, workers: 2, quick: 2 };
  const now = createHealth({ state: () => state, startAgain }, () => false);
  expect(now.readiness()).toBe('ok');
  Object.assign(state, { workers: 1, quick: 1 });
  expect(now.readiness()).toBe('ok');
  Object.assign(state, { workers: 2, quick: 1 });
  expect(now.readiness()).toBe('ok');
  Object.assign(state, { workers: 0, quick: 0, isWithoutWorkers: true });
  expect(now.readiness()).toBe('no-workers');
});

test.each([
  { workers: 0, quick: 0, isWithoutWorkers: true, health: 'no-workers', readiness: 'no-workers' },
  { workers: 0, quick: 0, isWithoutWorkers: false, health: 'ok', readiness: 'warming-up' },
  { workers: 2, quick: 1, isWithoutWorkers: false, health: 'ok', readiness: 'warming-up' },
  { workers: 2, quick: 2, isWithoutWorkers: false, health: 'ok', readiness: 'ok' },
])(
  'with $workers workers up and $quick of them quick, health is $health and readiness $readiness',
  ({ health, readiness, ...state }) => {
    const pool = { state: () => ({ ...noWork, ...state }), startAgain };
    const now = createHealth(pool, () => false);
    expect([now.health(), now.readiness()]).toEqual([health, readiness]);
    const draining = createHealth(pool, () => true);
    expect([draining.health(), draining.readiness()]).toEqual(['draining', 'draining']);
  },
);
