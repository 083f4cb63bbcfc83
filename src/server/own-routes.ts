import { constants, gzipSync } from 'node:zlib';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import { version } from '../core/version.ts';
import type { ProblemDetails } from '../http/problem.ts';
import { createProblemAnswer } from '../http/problem-answer.ts';
import type { ProblemDetail } from '../http/problem-kinds.ts';
import type { Health, HealthNow, Readiness } from './health.ts';
import type { Metrics } from './metrics.ts';

/** An answer from the server itself, not from the handlers. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Conditions of the server's own answers. */
export interface Asked {
  readonly acceptedEncodings: string;
  /** Details for the body of a problem, such as the path and the language. */
  readonly details: ProblemDetails;
}

/** Makes an answer of the server itself. */
export type OwnRoute = (asked: Asked) => OwnAnswer | Promise<OwnAnswer>;

/** The server's own routes, by path; all other paths go to the handlers. */
export type OwnRoutes = ReadonlyMap<string, OwnRoute>;

export function createOwnRoutes(
  ruleSet: RuleSetIdentity,
  metrics: Metrics,
  { health, readiness }: HealthNow,
  page: Buffer | undefined,
): OwnRoutes {
  return new Map<string, OwnRoute>([
    ['/', page === undefined ? () => endpoints : pageRoute(page)],
    ['/healthz', () => healthAnswer(ruleSet, health())],
    ['/readyz', ({ details }) => readinessAnswer(ruleSet, readiness(), details)],
    ['/metrics', () => metricsText(metrics)],
  ]);
}

/** The page, compressed for clients that accept it; compressed once, for the first such request. */
function pageRoute(page: Buffer): OwnRoute {
  const [, policy = "default-src 'none'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page.toString('latin1')) ?? [];
  const plain = {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    },
    body: page,
  };
  let compressed: OwnAnswer | undefined;
  return ({ acceptedEncodings }) => {
    if (!acceptsGzip(acceptedEncodings)) return plain;
    compressed ??= {
      ...plain,
      headers: { ...plain.headers, 'content-encoding': 'gzip' },
      body: gzipSync(page, { level: constants.Z_BEST_COMPRESSION }),
    };
    return compressed;
  };
}

/** Tells whether a client accepts gzip: it names gzip or `*`, with a weight above 0 (RFC 9110, 12.5.3). */
function acceptsGzip(acceptedEncodings: string): boolean {
  return /(?:^|[\s,])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptedEncodings);
}

const endpoints: OwnAnswer = {
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `pint-ae ${version}

POST /v1/validate                     the verdict on a document request (JSON) or UBL (XML)
POST /v1/convert                      the UBL of a valid document
GET  /v1/rules, /v1/rules/{id}        the official rules, explained
GET  /v1/openapi.json                 all of it, as OpenAPI 3.1
GET  /v1/schema/document-request.json the document request, as JSON Schema
GET  /healthz, /readyz, /metrics      for whoever looks after this server
`,
};

function healthAnswer({ id, version: ruleSetVersion }: RuleSetIdentity, status: Health): OwnAnswer {
  return {
    status: status === 'ok' ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({ status, version, ruleSet: { id, version: ruleSetVersion } }),
  };
}

const reasons = {
  draining: 'draining',
  'no-workers': 'noWorker',
  'warming-up': 'warmingUp',
} as const satisfies Record<Exclude<Readiness, 'ok'>, ProblemDetail['text']>;

function readinessAnswer(ruleSet: RuleSetIdentity, status: Readiness, details: ProblemDetails): OwnAnswer {
  if (status === 'ok') return healthAnswer(ruleSet, status);
  return createProblemAnswer('unavailable', { ...details, detail: { text: reasons[status] } });
}

async function metricsText(metrics: Metrics): Promise<OwnAnswer> {
  return {
    status: 200,
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
    body: await metrics.text(),
  };
}
