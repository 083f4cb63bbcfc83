import type { RuleSetIdentity } from '../core/rule-set.ts';
import { version } from '../core/version.ts';
import type { Metrics } from './metrics.ts';

/** An answer of the server itself, not of the handlers. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What the server answers by itself, by path; a path that is not among them goes to the handlers. */
export type OwnRoutes = ReadonlyMap<string, () => OwnAnswer | Promise<OwnAnswer>>;

export function createOwnRoutes(
  ruleset: RuleSetIdentity,
  metrics: Metrics,
  isDraining: () => boolean,
  page: Buffer | undefined,
): OwnRoutes {
  const start = page === undefined ? endpoints : pageAnswer(page);
  return new Map<string, () => OwnAnswer | Promise<OwnAnswer>>([
    ['/', () => start],
    ['/healthz', () => health(ruleset, isDraining())],
    ['/metrics', () => metricsText(metrics)],
  ]);
}

/** The policy that the page was built with holds the hashes of its script and its style; nobody may frame it either. */
function pageAnswer(page: Buffer): OwnAnswer {
  const [, policy = "default-src 'none'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page.toString('latin1')) ?? [];
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    },
    body: page,
  };
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
GET  /healthz, /metrics               for whoever looks after this server
`,
};

function health({ id, version: ruleSetVersion }: RuleSetIdentity, draining: boolean): OwnAnswer {
  return {
    status: draining ? 503 : 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({
      status: draining ? 'draining' : 'ok',
      version,
      ruleset: { id, version: ruleSetVersion },
    }),
  };
}

async function metricsText(metrics: Metrics): Promise<OwnAnswer> {
  return {
    status: 200,
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
    body: await metrics.text(),
  };
}
