import { errorText, UsageError } from '../io.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** Tells whether at least as many documents were checked as `--expect` requires; reports it if not. */
export function hasExpected(
  count: number,
  { expect: expected, language }: Pick<Arguments<'validate'>, 'expect' | 'language'>,
  tell: (text: string) => void,
): boolean {
  if (expected === undefined || count >= expected) return true;
  tell(`pint-ae: ${errorText(new UsageError('fewerJudged', { count, expected }), language)}\n`);
  return false;
}
