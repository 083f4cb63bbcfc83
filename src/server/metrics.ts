import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import { version } from '../core/version.ts';
import { optionalPackage } from '../node/optional-package.ts';
import { defaultSpecification } from '../specification/default.ts';
import type { PoolState } from '../workers/pool.ts';

type PromClient = typeof import('prom-client');

/** Reason why the document of a request was not checked. */
export type Rejection =
  | 'overloaded'
  | 'too-large'
  | 'timed-out'
  | 'worker-lost'
  | 'worker-not-started'
  | 'fault'
  | 'other-host'
  | 'slow'
  | 'malformed-http'
  | 'not-read'
  | 'client-left';

/** The metrics of a process as data, so that those of several processes can be added up. */
export type MetricList = readonly { readonly name: string }[];

export type Metrics = Readonly<ReturnType<typeof createMetrics>>;

/** Values that are read when the metrics are requested. */
export interface Gauges {
  readonly inFlight: () => number;
  readonly pool: () => Pick<PoolState, 'workers' | 'quick' | 'running' | 'waiting'>;
}

const prefix = 'pint_ae_';

/** The rules used as labels: others would let a client create any number of labels. */
const knownRules: ReadonlySet<string> = new Set(defaultSpecification.messages.entries.keys());
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The server's metrics in their own registry, so that two servers in a process stay apart. */
export function createMetrics(ruleSet: RuleSetIdentity, gauges: Gauges) {
  const client = optionalPackage<PromClient>('prom-client', 'server');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const { requests, durations, documents, rules, rejections, restarts } = counters(client, registry);
  new client.Gauge({
    name: `${prefix}build_info`,
    help: 'The version of the server and the rules it judges by; always 1.',
    labelNames: ['version', 'rule_set', 'rule_set_version'] as const,
    // Also 1 for several processes.
    aggregator: 'first',
    registers: [registry],
  }).set({ version, rule_set: ruleSet.id, rule_set_version: ruleSet.version }, 1);
  const add = (name: string, help: string, read: () => number) =>
    new client.Gauge({
      name: `${prefix}${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  add('http_requests_in_flight', 'Requests begun and not yet answered.', gauges.inFlight);
  add('documents_running', 'Documents that a worker looks at.', () => gauges.pool().running);
  add('documents_waiting', 'Documents that wait for a worker.', () => gauges.pool().waiting);
  add('workers', 'Workers that are up.', () => gauges.pool().workers);
  add('workers_quick', 'Workers that have judged enough to be quick.', () => gauges.pool().quick);
  return {
    /** The text that Prometheus reads: of this process, added to those of others. */
    text: async (others: readonly MetricList[] = []): Promise<string> => {
      if (others.length === 0) return registry.metrics();
      return client.AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others]).metrics();
    },
    list: (): Promise<MetricList> => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
    answered: (route: string, method: string, status: number, seconds: number): void => {
      requests.inc({ route, method: knownMethods.has(method) ? method : 'other', status });
      durations.observe({ route }, seconds);
    },
    validated: (outcome: string, failed: readonly string[]): void => {
      documents.inc({ outcome });
      for (const rule of new Set(failed.map((id) => (knownRules.has(id) ? id : 'other'))))
        rules.inc({ rule });
    },
    rejected: (reason: Rejection) => rejections.inc({ reason }),
    workerRestarted: () => restarts.inc(),
  };
}

type Registry = import('prom-client').Registry;

const restarts = { name: `${prefix}worker_restarts_total`, help: 'Workers that ended and were replaced.' };

/** The metric that counts replaced processes, each of which was a worker. */
export function restartsOf(count: number): Promise<MetricList> {
  const { Counter, Registry } = optionalPackage<PromClient>('prom-client', 'server');
  const registry = new Registry();
  new Counter({ ...restarts, registers: [registry] }).inc(count);
  return registry.getMetricsAsJSON();
}

/** The sum of the processes' counts, without the values that end with a process. */
export function summedCounts(lists: readonly MetricList[]): Promise<MetricList> {
  const { AggregatorRegistry } = optionalPackage<PromClient>('prom-client', 'server');
  const counted = lists.map((list) => list.filter(({ name }) => isCounted.test(name)));
  return AggregatorRegistry.aggregate(counted).getMetricsAsJSON();
}

const isCounted = new RegExp(`^${prefix}.*(?:_total|_seconds)$`);

function counters({ Counter, Histogram }: PromClient, registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `${prefix}${name}`, help, labelNames, registers });
  return {
    requests: counter('http_requests_total', 'Requests answered.', 'route', 'method', 'status'),
    durations: new Histogram({
      name: `${prefix}http_request_duration_seconds`,
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['route'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    documents: counter('documents_total', 'Documents looked at, by what became of them.', 'outcome'),
    rules: counter('rule_failures_total', 'Documents in which a rule failed.', 'rule'),
    rejections: counter(
      'requests_rejected_total',
      'Requests whose document was not looked at, or not to the end.',
      'reason',
    ),
    restarts: new Counter({ ...restarts, registers }),
  };
}
