import { expect, test } from 'vitest';
import type { Work } from '../../src/http/work.ts';
import { createLog } from '../../src/server/log.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { performBy } from '../../src/server/perform.ts';
import { examples } from '../../src/server/warm-up.ts';
import { defaultSpecification } from '../../src/specification/default.ts';

test('a rule is counted once a document that breaks it, and every rule of others as one', async () => {
  const pool = () => ({ workers: 1, quick: 0, running: 0, waiting: 0 });
  const metrics = createMetrics(defaultSpecification.ruleSet, { inFlight: () => 0, pool });
  metrics.validated('invalid', ['ibr-002', 'ibr-002', 'own-1', 'own-2']);
  metrics.validated('invalid', ['ibr-002']);
  metrics.validated('valid', []);
  const text = await metrics.text();
  const counts = Array.from(
    text.matchAll(/^pint_ae_\w+\{(?:rule|outcome)="([^"]+)"\} (\d+)$/gm),
    ([, ...of]) => of,
  );
  expect(Object.fromEntries(counts)).toEqual({ 'ibr-002': '2', other: '1', invalid: '2', valid: '1' });
});

test.each([
  [200, 'info'],
  [404, 'info'],
  [408, 'warn'],
  [429, 'warn'],
  [499, 'info'],
  [500, 'error'],
  [503, 'error'],
  [null, 'warn'],
])('a request that was answered with %s is logged as %s', (status, level) => {
  const lines: string[] = [];
  const sent = { method: 'POST', route: '/v1/validate', durationMs: 1, bytesIn: 2, bytesOut: 3 };
  createLog('json', (line) => void lines.push(line)).request({
    traceId: 'a',
    status,
    outcome: null,
    ...sent,
  });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level, status, ...sent }]);
});

test('if no worker can be started a document is answered with 503 and a time to try again, and the log says why', async () => {
  const lines: string[] = [];
  const log = createLog('json', (line) => void lines.push(line));
  const state = () => ({ workers: 0, quick: 0, running: 0, waiting: 0, isWithoutWorkers: true });
  const metrics = createMetrics(defaultSpecification.ruleSet, { inFlight: () => 0, pool: state });
  const run = async () => ({ kind: 'not-started', error: new Error('its file has gone') }) as const;
  const perform = performBy({ run }, metrics, log, {});
  const answer = await perform({ ...examples[0], language: 'ar' } as Work, new AbortController(), 'client');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.stringify(answer)).not.toContain('file');
  expect(lines.join('')).toContain('its file has gone');
  expect(await metrics.text()).toContain('pint_ae_requests_rejected_total{reason="worker-not-started"} 1');
});
