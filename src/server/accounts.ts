import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { newTraceId, traceIdIn } from '../http/trace.ts';
import type { Outcome } from '../judge/judge.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What is known of a request until its answer has gone. */
export interface Account {
  readonly traceId: string;
  readonly outgoing: ServerResponse;
  /** Resolves when the answer has gone, or never will. */
  readonly gone: Promise<void>;
  /** The path with its parameters by name; `none` for none of ours, so that clients can't make up metrics. */
  route: string;
  outcome: Outcome | null;
  /** Set where an answer did not go through `outgoing`, or the document was refused beside the handler. */
  status: number | null;
}

export interface Accounts {
  /** Opens the account of a request; it is closed, counted and logged when the answer has gone or the client left. */
  readonly open: (incoming: IncomingMessage, outgoing: ServerResponse, gone: Promise<void>) => Account;
  readonly of: (incoming: IncomingMessage) => Account | undefined;
  /** The request that a connection is busy with. */
  readonly on: (connection: Duplex) => Account | undefined;
  readonly inFlight: () => number;
}

/** Bytes that a connection had carried when its last request was done. */
interface Carried {
  readonly read: number;
  readonly written: number;
}

/** Keeps an account of each request for metrics and logs. */
export function createAccounts(metrics: Metrics, log: Log): Accounts {
  const byRequest = new WeakMap<IncomingMessage, Account>();
  const byConnection = new WeakMap<Duplex, Account>();
  const carried = new WeakMap<Duplex, Carried>();
  let inFlight = 0;

  function close(incoming: IncomingMessage, account: Account, start: number): void {
    const { socket, method = '' } = incoming;
    const { traceId, outgoing, route, outcome } = account;
    const milliseconds = performance.now() - start;
    // Who has the answer to a body that is still coming in need not wait for the end.
    const isAnswered = outgoing.writableFinished || (outgoing.headersSent && !incoming.complete);
    const status = account.status ?? (isAnswered ? outgoing.statusCode : null);
    const before = carried.get(socket) ?? { read: 0, written: 0 };
    const { bytesRead: read, bytesWritten: written } = socket;
    carried.set(socket, { read, written });
    inFlight -= 1;
    if (byConnection.get(socket) === account) byConnection.delete(socket);
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
    open: (incoming, outgoing, gone) => {
      const traceId = traceIdIn(incoming.headers.traceparent?.toString() ?? null) ?? newTraceId();
      const account: Account = { traceId, outgoing, gone, route: 'none', outcome: null, status: null };
      const start = performance.now();
      byRequest.set(incoming, account);
      byConnection.set(incoming.socket, account);
      inFlight += 1;
      void gone.then(() => close(incoming, account, start));
      return account;
    },
    of: (incoming) => byRequest.get(incoming),
    on: (connection) => byConnection.get(connection),
    inFlight: () => inFlight,
  };
}
