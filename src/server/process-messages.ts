import type { MetricList } from './metrics.ts';

/** Messages to a process from the one that started it. `Setup` tells it how to serve, as plain data. */
export type ToProcess<Setup> =
  | { readonly kind: 'start'; readonly setup: Setup; readonly start: ProcessStart }
  | { readonly kind: 'all-quick' }
  | { readonly kind: 'metrics-wanted'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly lists: readonly MetricList[] }
  | { readonly kind: 'drain' };

export interface ProcessStart {
  /** Number of processes that share the limits. */
  readonly processes: number;
  /** The number of documents to check before the first client arrives. */
  readonly documentsToWarmUp: number;
  /** True if all processes have been fast before. */
  readonly isReady: boolean;
}

/** Messages from a process to the one that started it. */
export type FromProcess =
  /** The process receives messages. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: ListenFailure }
  | { readonly kind: 'quick' }
  | { readonly kind: 'metrics-wanted'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly list: MetricList }
  | { readonly kind: 'drained'; readonly list: MetricList };

/** Reason why a process could not start, with the properties that the system adds to listening errors. */
export interface ListenFailure {
  readonly message: string;
  readonly code?: string;
  readonly syscall?: string;
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
}
