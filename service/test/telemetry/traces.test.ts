import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { phase4Delivery } from '../../src/access-points/phase4.ts';
import { asker } from '../support/asking.ts';
import { listening } from '../support/listening.ts';
import { invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const servers: Server[] = [];
afterEach(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that keeps what it is sent, and gives one answer. */
async function standIn(answer: object): Promise<{ readonly url: string; readonly got: Got[] }> {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  servers.push(server);
  return { url: await listening(server), got };
}

/** A document from its creation to its report, with a webhook, in one trace of its client. */
async function sentInTrace(traces: 'none' | 'otlp', traceparent: string) {
  const accessPoint = await standIn({ overallSuccess: true, as4MessageId: 'x' });
  const target = await standIn({});
  const delivery = phase4Delivery({ url: accessPoint.url, token: 'token', timeoutSeconds: 5 });
  const opened = await openTestService({ settings: { traces }, replaced: { delivery } });
  const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  const webhook = { targetUrl: `${target.url}/hook`, eventTypes: ['document.submitted', 'document.sent'] };
  await ask('/v1/webhooks', { method: 'POST', body: webhook });
  const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoiceTo('0235:1000000111') })).body;
  const headers = { traceparent };
  await ask(`/v1/invoices/${id}/submit`, { method: 'POST', headers });
  await opened.drain();
  const read = (await ask(`/v1/invoices/${id}`)).body;
  await opened.close();
  expect([read.status, read.reporting.status]).toEqual(['Sent', 'sent']);
  const sent = (all: readonly Got[]) => all.map((each) => each.headers.traceparent ?? '');
  return { toAccessPoint: sent(accessPoint.got), toWebhook: sent(target.got) };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

describe('A trace that comes in', () => {
  test('goes on to the access point, with the document and its report, and to webhooks', async () => {
    const { toAccessPoint, toWebhook } = await sentInTrace('none', traceparent);
    expect(toAccessPoint).toEqual([traceparent, traceparent]);
    expect(toWebhook).toEqual([traceparent, traceparent]);
  });

  test('goes nowhere if it is not well formed', async () => {
    const { toAccessPoint, toWebhook } = await sentInTrace('none', 'ff-0-0-00');
    expect([...toAccessPoint, ...toWebhook]).toEqual(['', '', '', '']);
  });
});

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

/** The spans that a collector was told, as OTLP has them in JSON. */
function spansIn(got: readonly Got[]): Span[] {
  return got.flatMap(({ body }) => {
    const told: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] } = JSON.parse(body);
    return told.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
}

describe('With TRACES=otlp', () => {
  test('a collector is told of the request, the jobs, what was delivered and the report, each under its parent', async () => {
    const collector = await standIn({});
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    const { toAccessPoint, toWebhook } = await sentInTrace('otlp', traceparent);
    const spans = spansIn(collector.got).filter((span) => span.traceId === traceId);
    const named = (name: string) => spans.filter((span) => span.name === name);
    const [request] = named('submitInvoice');
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
    const [job] = named('submission document');
    expect(job?.parentSpanId).toBe(request?.spanId);
    const [delivery] = named('deliver document');
    expect(delivery?.parentSpanId).toBe(job?.spanId);
    const [report] = named('submission report');
    expect(report?.parentSpanId).toBe(job?.spanId);
    // It is written with the end of its document.
    expect(named('write report').map((span) => span.parentSpanId)).toEqual([job?.spanId]);
    expect(named('deliver report').map((span) => span.parentSpanId)).toEqual([report?.spanId]);
    const headerOf = (span: Span | undefined) => `00-${traceId}-${span?.spanId}-01`;
    expect(toAccessPoint).toEqual([delivery, named('deliver report')[0]].map(headerOf));
    const hooks = named('deliver webhook');
    expect(hooks.map((span) => span.parentSpanId).toSorted()).toEqual(
      [request?.spanId, job?.spanId].toSorted(),
    );
    expect(toWebhook.toSorted()).toEqual(hooks.map(headerOf).toSorted());
  });

  test('a collector that is not there stops nothing', async () => {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '1000';
    expect((await sentInTrace('otlp', traceparent)).toAccessPoint).toHaveLength(2);
  });
});
