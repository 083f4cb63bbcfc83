import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** The trace in which the work under way is done (W3C `traceparent`); undefined if it is done in none. */
export function currentTrace(): string | undefined {
  return current.getStore();
}

/** The header by which a trace goes on to another server. */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceparent = currentTrace();
  return traceparent === undefined ? {} : { traceparent };
}

/** Does work within a trace. */
export function within<Result>(traceparent: string | undefined, work: () => Result): Result {
  return current.run(traceparent, work);
}

/** A step of a trace: its name, what is known of it, and the trace that it continues, unless that is the current one. */
export interface Step {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly continues?: string | undefined;
}

/** Follows work: each step is a span where traces are collected. */
export interface Tracing {
  readonly step: <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Collects nothing: a trace that comes in goes on as it came. */
export const passingOn: Tracing = {
  step: ({ continues = currentTrace() }, work) => within(continues, work),
  close: async () => {},
};
