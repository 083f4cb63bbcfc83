import type { Finding } from '../core/findings/finding.ts';
import { notJudged } from '../judge/judge.ts';

const text = 'checkFailed';

/** The finding that a check threw an error. */
export function failureOfCheck(check: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return { ...notJudged(text, { check, reason }), foundBy: 'checks' };
}

export function isFailureOfCheck(finding: Pick<Finding, 'foundBy' | 'text'>): boolean {
  return finding.text === text && finding.foundBy === 'checks';
}
