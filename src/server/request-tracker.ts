import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { newTraceId, traceIdIn } from '../http/trace.ts';
import type { Outcome } from '../judge/judge.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The facts about a request, until its answer has been sent. */
export interface TrackedRequest {
  readonly traceId: string;
  /** The address of the client. */
  readonly client: string;
  readonly outgoing: ServerResponse;
  /** Resolves when the answer has been sent, or cannot be sent. */
  readonly gone: Promise<void>;
  /** The path with named parameters; `none` for unknown paths, so that clients cannot invent metrics. */
  route: string;
  outcome: Outcome | null;
  /** Set if an answer did not go through `outgoing`. */
  status: number | null;
}

export type RequestTracker = Readonly<ReturnType<typeof createRequestTracker>>;

/** Tracks each request for metrics and logs. */
export function createRequestTracker(metrics: Metrics, log: Log) {
  const byConnection = new WeakMap<Duplex, TrackedRequest>();
  const carried = new WeakMap<Duplex, { readonly read: number; readonly written: number }>();
  let inFlight = 0;

  function close(incoming: IncomingMessage, tracked: TrackedRequest, start: number): void {
    const { socket, method = '' } = incoming;
    const { traceId, outgoing, route, outcome } = tracked;
    const milliseconds = performance.now() - start;
    // A client that has its answer while its body is still arriving need not wait.
    const isAnswered = outgoing.writableFinished || (outgoing.headersSent && !incoming.complete);
    const status = tracked.status ?? (isAnswered ? outgoing.statusCode : null);
    const before = carried.get(socket) ?? { read: 0, written: 0 };
    const { bytesRead: read, bytesWritten: written } = socket;
    carried.set(socket, { read, written });
    inFlight -= 1;
    if (byConnection.get(socket) === tracked) byConnection.delete(socket);
    if (status === null) metrics.rejected('client-left');
    else metrics.answered(route, method, status, milliseconds / 1000);
    if (status === 413) metrics.rejected('too-large');
    log.request({
      traceId,
      method,
      route,
      status,
      durationMs: Number(milliseconds.toFixed(2)),
      bytesIn: read - before.read,
      bytesOut: written - before.written,
      outcome,
    });
  }

  return {
    /** Tracks a request; it is closed, counted and logged when the answer has been sent or the client left. */
    open: (incoming: IncomingMessage, outgoing: ServerResponse, gone: Promise<void>) => {
      const traceId = traceIdIn(incoming.headers.traceparent?.toString() ?? null) ?? newTraceId();
      const tracked: TrackedRequest = {
        ...{ traceId, outgoing, gone },
        client: incoming.socket.remoteAddress ?? '',
        ...{ route: 'none', outcome: null, status: null },
      };
      const start = performance.now();
      byConnection.set(incoming.socket, tracked);
      inFlight += 1;
      void gone.then(() => close(incoming, tracked, start));
      return tracked;
    },
    /** The request in progress on a connection. */
    on: (connection: Duplex) => byConnection.get(connection),
    inFlight: () => inFlight,
  };
}
