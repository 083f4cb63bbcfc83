import type { RuleSetIdentity } from '../ruleset.ts';
import { version } from '../version.ts';
import type { Metrics } from './metrics.ts';
import { readPage } from './page-file.ts';

/** An answer of the server itself, not of the handlers. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What the server answers by itself, by path; a path that is not among them goes to the handlers. */
export function ownRoutes(
  ruleset: RuleSetIdentity,
  metrics: Metrics,
  isDraining: () => boolean,
): ReadonlyMap<string, () => OwnAnswer | Promise<OwnAnswer>> {
  const page = readPage();
  return new Map<string, () => OwnAnswer | Promise<OwnAnswer>>([
    ['/', () => (page === undefined ? endpoints : pageAnswer(page))],
    ['/healthz', () => health(ruleset, isDraining())],
    ['/metrics', () => metricsText(metrics)],
  ]);
}

/** The page says itself what it may load; this says what may be done with it. */
function pageAnswer(page: Buffer): OwnAnswer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
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
  return { status: 200, headers: { 'content-type': metrics.contentType }, body: await metrics.text() };
}
