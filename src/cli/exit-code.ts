import type { Language } from '../core/messages/language.ts';
import { errorText, UsageError } from './io.ts';

/** Exit codes: 0 all valid, 1 something invalid, 2 could not run. */
export const exitCodes = { valid: 0, invalid: 1, failed: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Tells whether at least as many documents were checked as `--expect` requires; reports it if not. */
export function hasExpected(
  count: number,
  { expect: expected, language }: { readonly expect?: number | undefined; readonly language: Language },
  tell: (text: string) => void,
): boolean {
  if (expected === undefined || count >= expected) return true;
  tell(`pint-ae: ${errorText(new UsageError('fewerJudged', { count, expected }), language)}\n`);
  return false;
}
