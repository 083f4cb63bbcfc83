import { traceIdIn } from 'pint-ae/internal/server';
import type { Service } from '../service.ts';
import type { Exchange } from './exchange.ts';

/** Caller and subject of a request, as far as they are known. */
export interface Noted {
  readonly company?: string;
  readonly key?: string;
  readonly resource?: string | null;
}

/** Returns the answer to a request, after measuring and logging it under the name of its operation. */
export async function measured(
  { metrics, log, tracing }: Pick<Service, 'metrics' | 'log' | 'tracing'>,
  operation: string,
  { request, traceId }: Exchange,
  answer: (note: (found: Noted) => void) => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  let noted: Noted = {};
  const sent = request.headers.get('traceparent');
  const continues = sent === null || traceIdIn(sent) === undefined ? undefined : sent;
  const attributes = { 'http.request.method': request.method, 'pint_ae.trace_id': traceId };
  const response = await tracing.step({ name: operation, kind: 'server', attributes, continues }, () =>
    answer((found) => {
      noted = { ...noted, ...found };
    }),
  );
  const { status } = response;
  const seconds = (performance.now() - started) / 1000;
  metrics.request(operation, status, seconds);
  const milliseconds = Math.round(seconds * 1000);
  log.info('Answered.', { operation, status, traceId, milliseconds, ...noted });
  return response;
}
