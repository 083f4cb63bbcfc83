import type { Language, StoredResult } from 'pint-ae';
import { type Remarks, remarksOf, type ShownIssue, shownIssue } from '../draft/remarks.ts';
import { errorsOf, resultIn, type Verdict } from '../draft/verdict.ts';
import type { ToldOnArrival } from './arrival-warnings.ts';

/** Describes the judgement of a received document, including its envelope, with the stored errors and warnings. */
export interface Judgement {
  readonly errors: Verdict;
  readonly remarks: Remarks;
}

/** Returns the part of a judgement that can be shown. */
export function judgementOf(result: StoredResult, warnings: number): Judgement {
  return { errors: errorsOf(result), remarks: remarksOf(result, warnings) };
}

/** Adds the warnings about the receipt of a document to its judgement. */
export function withTold(judgement: Judgement, told: readonly ToldOnArrival[]): Judgement {
  if (told.length === 0) return judgement;
  const { errors, remarks } = judgement;
  const { warnings, verdict } = remarks;
  return {
    errors,
    remarks: { ...remarks, warnings: warnings + told.length, verdict: { ...verdict, arrival: told } },
  };
}

export function errorCountOf({ errors: { findings, unlisted = 0 } }: Judgement): number {
  return findings.length + unlisted;
}

/** A verdict in words; empty lists if none is stored. */
export function judgementIn(
  judgement: Judgement | null,
  language: Language,
): { readonly issues: readonly ShownIssue[]; readonly warnings: readonly ShownIssue[] } {
  if (judgement === null) return { issues: [], warnings: [] };
  const { errors, remarks } = judgement;
  const shown = (issue: Parameters<typeof shownIssue>[0]) => shownIssue(issue, language);
  return {
    issues: resultIn(errors, language).issues.map(shown),
    warnings: resultIn(remarks.verdict, language).warnings.map(shown),
  };
}
