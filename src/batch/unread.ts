import type { Value } from '../core/findings/finding.ts';
import texts from './messages/unread.json' with { type: 'json' };

/** By the code of an error. */
const reasons: Readonly<Record<string, { readonly en: string; readonly ar: string }>> = texts;

/** The reason for a file that has more or less than was read of it. */
export const changedWhileRead = texts.changed.en;

/** Why a file could not be read, in English: in words of the table, or of the system if the table has none. */
export function unreadReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return reasons[code]?.en ?? error.message;
}

/** Such a reason as a value of a text: in every language if it is in the table. */
export function unreadValue(reason: string): Value {
  const phrase = Object.values(reasons).find(({ en }) => en === reason);
  return phrase === undefined ? reason : { phrase };
}
