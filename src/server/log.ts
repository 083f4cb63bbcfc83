/** Log entry of a request, without its query and without anything from its document. */
export interface RequestRecord {
  readonly traceId: string;
  readonly method: string;
  readonly route: string;
  /** HTTP status; null if the client left before it was answered. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** The outcome of the document, or the reason why none was checked. */
  readonly outcome: string | null;
}

export interface EventRecord {
  readonly event: string;
  readonly [name: string]: string | number | boolean | null;
}

export interface Log {
  readonly request: (record: RequestRecord) => void;
  readonly event: (level: Level, record: EventRecord) => void;
}

type Level = 'info' | 'warn' | 'error';

export type LogFormat = 'json' | 'none';

/** Writes entries of a log, one JSON object a line. */
export function logLines(write: (line: string) => void, now = () => new Date()) {
  return (level: Level, record: object): void =>
    write(`${JSON.stringify({ time: now().toISOString(), level, ...record })}\n`);
}

/** A log with one JSON object a line. */
export function createLog(format: LogFormat, write: (line: string) => void): Log {
  if (format === 'none') return { request: () => {}, event: () => {} };
  const tell = logLines(write);
  return { request: (record) => tell(levelOf(record.status), record), event: tell };
}

function levelOf(status: number | null): Level {
  if (status === null || status === 408 || status === 429) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/** The kind and place of a fault for the log; messages can quote the document, as JSON.parse does. */
export function faultOf(error: unknown): { readonly reason: string; readonly at: string | null } {
  if (!(error instanceof Error)) return { reason: typeof error, at: null };
  const { name, stack = '' } = error;
  const reason = 'code' in error ? `${name} ${error.code}` : name;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    reason,
    at:
      frames
        .slice(0, 5)
        .map((line) => line.trim())
        .join('; ') || null,
  };
}
