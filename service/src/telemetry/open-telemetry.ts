import type { Span } from '@opentelemetry/api';
import { traceIdIn } from 'pint-ae/internal/server';
import type { Log } from './log.ts';
import { currentTrace, type Step, type Tracing, within } from './trace.ts';

/**
 * Sends the spans to a collector over OTLP with the OpenTelemetry packages, which are loaded only on request.
 * OpenTelemetry's own environment variables set the collector and the service name (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`).
 */
export async function openTracing(log: Log): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('pint-ae-service');
  const kinds = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    internal: SpanKind.INTERNAL,
    consumer: SpanKind.CONSUMER,
  } as const;
  const begun = ({ name, kind, attributes = {}, continues = currentTrace() }: Step): Span => {
    const parent = contextIn(continues);
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    return tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
  };
  return {
    step: async (step, work) => {
      const span = begun(step);
      try {
        const { traceId, spanId, traceFlags } = span.spanContext();
        return await within(`00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    // An unreachable collector must not prevent the end.
    close: () =>
      provider.shutdown().catch((error: unknown) => log.error('Spans could not be told.', {}, error)),
  };
}

function contextIn(traceparent: string | undefined) {
  const traceId = traceIdIn(traceparent ?? null);
  if (traceId === undefined) return undefined;
  const [, , spanId = '', flags = ''] = traceparent?.split('-') ?? [];
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
