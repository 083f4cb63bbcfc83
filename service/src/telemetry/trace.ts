import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** Returns the trace of the current work (W3C `traceparent`), or undefined. */
export function currentTrace(): string | undefined {
  return current.getStore();
}

/** Returns the header that continues a trace on another server. */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceparent = currentTrace();
  return traceparent === undefined ? {} : { traceparent };
}

/** Does work within a trace. */
export function within<Result>(traceparent: string | undefined, work: () => Result): Result {
  return current.run(traceparent, work);
}

/** A step of a trace: its name and its data; `continues` names a trace other than the current one. */
export interface Step {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly continues?: string | undefined;
}

/** Traces work: each step is a span if traces are collected. */
export interface Tracing {
  readonly step: <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Collects nothing: an incoming trace is passed on unchanged. */
export const passingOn: Tracing = {
  step: ({ continues = currentTrace() }, work) => within(continues, work),
  close: async () => {},
};
