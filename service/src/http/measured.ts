import type { Service } from '../service.ts';
import type { Exchange } from './exchange.ts';

/** The answer to a request, once it is measured and logged under the name of its operation. */
export async function measured(
  { metrics, log }: Pick<Service, 'metrics' | 'log'>,
  operation: string,
  { traceId }: Exchange,
  answer: () => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const response = await answer();
  const { status } = response;
  const seconds = (performance.now() - started) / 1000;
  metrics.request(operation, status, seconds);
  log.info('Answered.', { operation, status, traceId, milliseconds: Math.round(seconds * 1000) });
  return response;
}
