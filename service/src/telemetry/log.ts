import { logLines } from 'pint-ae/internal/server';
import type { Settings } from '../settings.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A log of JSON lines. Nothing of a document is logged: only ids, statuses, counts and times. */
export interface Log {
  readonly info: (message: string, fields?: LogFields) => void;
  readonly error: (message: string, fields: LogFields, error?: unknown) => void;
}

/** A log that writes each line with `write`. */
export function jsonLog(level: Settings['logLevel'], now: () => Date, write: (line: string) => void): Log {
  const line = logLines(write, now);
  return {
    info: (message, fields = {}) => {
      if (level === 'info') line('info', { message, ...fields });
    },
    error: (message, fields, error) => {
      if (level !== 'silent') line('error', { message, ...fields, ...faultFields(error) });
    },
  };
}

/** The loggable facts of a fault: of a database error only the code, because its text may quote values. */
function faultFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error ? String(error.code) : undefined;
  const isOfDatabase = 'severity' in error && code !== undefined;
  const stack = error.stack
    ?.split('\n')
    .filter((text) => text.trimStart().startsWith('at '))
    .slice(0, 8);
  return { fault: isOfDatabase ? `database ${code}` : error.message, code, stack: stack?.join(' | ') };
}
