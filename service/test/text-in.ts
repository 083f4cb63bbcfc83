import type { Issue, Result } from 'pint-ae';

/** The text that was written; empty if there is none. */
export function textIn(written: Result<string, readonly Issue[]>): string {
  return written.ok ? written.value : '';
}
