import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly request: (operation: string, status: number, seconds: number) => void;
  readonly transition: (from: string, to: string) => void;
  readonly delivery: (message: string, outcome: string) => void;
  readonly track: (track: string, to: string) => void;
  readonly webhook: (outcome: string) => void;
  /** Work on a document that a thread did not do, by reason. */
  readonly workFailed: (reason: string) => void;
  /** The jobs that wait, by queue. */
  readonly queueSizes: (sizes: Readonly<Record<string, number>>) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'pint_ae_service_request_seconds',
    help: 'Seconds that requests took, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const transitions = new Counter({
    name: 'pint_ae_service_transitions_total',
    help: 'Changes of the status of documents.',
    labelNames: ['from', 'to'],
    registers,
  });
  const deliveries = new Counter({
    name: 'pint_ae_service_deliveries_total',
    help: 'Tries to deliver a document, its report or the status that answers one, by outcome.',
    labelNames: ['message', 'outcome'],
    registers,
  });
  const tracks = new Counter({
    name: 'pint_ae_service_track_changes_total',
    help: 'Changes of the exchange of documents and of their reports, which leave their status as it is.',
    labelNames: ['track', 'to'],
    registers,
  });
  const webhooks = new Counter({
    name: 'pint_ae_service_webhook_tries_total',
    help: 'Tries to tell a webhook, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const failures = new Counter({
    name: 'pint_ae_service_work_failures_total',
    help: 'Work on large documents that no thread did, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const queue = new Gauge({
    name: 'pint_ae_service_queue_jobs',
    help: 'Jobs that wait, by queue.',
    labelNames: ['queue'],
    registers,
  });
  return {
    registry,
    request: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    transition: (from, to) => transitions.inc({ from, to }),
    delivery: (message, outcome) => deliveries.inc({ message, outcome }),
    track: (track, to) => tracks.inc({ track, to }),
    webhook: (outcome) => webhooks.inc({ outcome }),
    workFailed: (reason) => failures.inc({ reason }),
    queueSizes: (sizes) => {
      queue.reset();
      for (const [name, jobs] of Object.entries(sizes)) queue.set({ queue: name }, jobs);
    },
  };
}
