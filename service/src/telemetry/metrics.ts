import { performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for Prometheus. */
export type Metrics = Readonly<ReturnType<typeof createMetrics>>;

interface Unanswered {
  readonly count: number;
  readonly oldestSeconds: number;
}

interface Backlog {
  readonly oldest: Readonly<Record<string, number>>;
  readonly messages: Readonly<Record<string, number>>;
}

/** Connections to the database, and the work that waits for a connection. */
type Connections = () => Readonly<Record<'used' | 'idle' | 'waiting', number>>;

export function createMetrics(connections?: Connections) {
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
  const wrongTokens = new Counter({
    name: 'pint_ae_service_wrong_tokens_total',
    help: 'Requests to POST /inbound with a missing or wrong token.',
    registers,
  });
  const refusedArrivals = new Counter({
    name: 'pint_ae_service_refused_arrivals_total',
    help: 'What arrived and was refused and kept aside, by reason; a status is refused if it does not count.',
    labelNames: ['because'],
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
  const oldest = new Gauge({
    name: 'pint_ae_service_queue_oldest_seconds',
    help: 'Seconds since the oldest job of a queue has been due.',
    labelNames: ['queue'],
    registers,
  });
  const messages = new Gauge({
    name: 'pint_ae_service_messages_waiting',
    help: 'Documents, reports and statuses that wait to be sent.',
    labelNames: ['message'],
    registers,
  });
  const deadLetters = new Gauge({
    name: 'pint_ae_service_dead_letters',
    help: 'Documents, reports, withdrawals and statuses that were given up or rejected, and wait for the operator.',
    labelNames: ['message'],
    registers,
  });
  const unanswered = new Gauge({
    name: 'pint_ae_service_unanswered',
    help: 'Documents, reports and withdrawals that were handed over, and about which no status has come.',
    labelNames: ['message'],
    registers,
  });
  const oldestUnanswered = new Gauge({
    name: 'pint_ae_service_unanswered_oldest_seconds',
    help: 'Seconds since the oldest of them was handed over.',
    labelNames: ['message'],
    registers,
  });
  const lag = new Gauge({
    name: 'pint_ae_service_events_lag_seconds',
    help: 'Seconds for which the list of events has waited for the oldest transaction that writes one.',
    registers,
  });
  measureProcess(registers);
  if (connections !== undefined) measureConnections(registers, connections);
  return {
    registry,
    request: (operation: string, status: number, seconds: number) =>
      requests.observe({ operation, status }, seconds),
    transition: (from: string, to: string) => transitions.inc({ from, to }),
    delivery: (message: string, outcome: string) => deliveries.inc({ message, outcome }),
    track: (track: string, to: string) => tracks.inc({ track, to }),
    wrongToken: () => wrongTokens.inc(),
    refusedArrival: (because: string) => refusedArrivals.inc({ because }),
    webhook: (outcome: string) => webhooks.inc({ outcome }),
    workFailed: (reason: string) => failures.inc({ reason }),
    queueSizes: (sizes: Readonly<Record<string, number>>) => {
      queue.reset();
      for (const [name, jobs] of Object.entries(sizes)) queue.set({ queue: name }, jobs);
    },
    /** Records the backlog; undefined if the database does not answer, like an empty record for the others. */
    backlog: (backlog: Backlog | undefined) => {
      for (const gauge of [oldest, messages]) gauge.reset();
      if (backlog === undefined) return;
      for (const [name, seconds] of Object.entries(backlog.oldest)) oldest.set({ queue: name }, seconds);
      for (const [message, waiting] of Object.entries(backlog.messages)) messages.set({ message }, waiting);
    },
    deadLetters: (counts: Readonly<Record<string, number>>) => {
      deadLetters.reset();
      for (const [message, count] of Object.entries(counts)) deadLetters.set({ message }, count);
    },
    eventsLag: (seconds: number | undefined) => {
      lag.reset();
      if (seconds !== undefined) lag.set(seconds);
    },
    unanswered: (counts: Readonly<Record<string, Unanswered>>) => {
      for (const gauge of [unanswered, oldestUnanswered]) gauge.reset();
      for (const [message, { count, oldestSeconds }] of Object.entries(counts)) {
        unanswered.set({ message }, count);
        oldestUnanswered.set({ message }, oldestSeconds);
      }
    },
  };
}

/** The memory of the process, and the load of its event loop since the last reading. */
function measureProcess(registers: Registry[]): void {
  new Gauge({
    name: 'pint_ae_service_memory_bytes',
    help: 'Memory of the process: all of it, the heap that is used, and what is outside the heap.',
    labelNames: ['kind'],
    registers,
    collect() {
      const { rss, heapUsed, external } = process.memoryUsage();
      for (const [kind, bytes] of Object.entries({ resident: rss, heap: heapUsed, external }))
        this.set({ kind }, bytes);
    },
  });
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'pint_ae_service_event_loop_utilization',
    help: 'The part of the time, 0 to 1, in which the event loop was busy since the metrics were read last.',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
}

function measureConnections(registers: Registry[], connections: Connections): void {
  new Gauge({
    name: 'pint_ae_service_connections',
    help: 'Connections to the database that are used and idle, and what waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
