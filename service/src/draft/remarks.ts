import type { Finding, Issue, Language, ValidationResult } from 'pint-ae';
import { inWords } from '../texts/service-text.ts';
import { resultIn, type Verdict } from './verdict.ts';

/** Notes on a document besides its errors, as data: warnings, and amounts that are written differently. */
export interface Remarks {
  /** The number of warnings; notes are not counted. */
  readonly warnings: number;
  readonly adjustments: number;
  /** The stored warnings. */
  readonly verdict: Verdict;
}

/** A warning takes some hundred bytes, and a document with more warnings has many of one kind. */
const kept = 25;

/** Notes of a verdict besides its errors, with the number of its warnings. */
export function remarksOf(
  { form, findings, adjustments = [], takenNumber, filling, books }: Verdict,
  warnings: number,
): Remarks {
  const remarks = findings.filter(({ severity }) => severity !== 'error');
  return withOwn(
    {
      warnings: warnings + (filling?.warnings ?? 0),
      adjustments: adjustments.length + (filling?.fields ?? 0),
      verdict: {
        form,
        outcome: 'valid',
        findings: remarks.slice(0, kept).map(withoutRemedy),
        adjustments: adjustments.slice(0, kept).map(withoutRemedy),
        ...(filling === undefined ? {} : { filling: { ...filling, parts: filling.parts.slice(0, kept) } }),
      },
    },
    { takenNumber, books },
  );
}

function withoutRemedy({ remedy: _, ...finding }: Finding): Finding {
  return finding;
}

/** The parts of a verdict that depend on other documents of the company. */
export type OfOthers = Pick<Verdict, 'takenNumber' | 'books'>;

/** Adds the warnings that depend on other documents. */
export function withOwn(remarks: Remarks, { takenNumber, books = [] }: OfOthers): Remarks {
  const warnings = books.length + (takenNumber === undefined ? 0 : 1);
  if (warnings === 0) return remarks;
  return {
    ...remarks,
    warnings: remarks.warnings + warnings,
    verdict: {
      ...remarks.verdict,
      ...(takenNumber === undefined ? {} : { takenNumber }),
      ...(books.length === 0 ? {} : { books: books.slice(0, kept) }),
    },
  };
}

/** Remarks in the form that is stored, or null. */
export function storedRemarks(remarks: Remarks): string | null {
  const { findings, takenNumber, filling, books } = remarks.verdict;
  const isEmpty = findings.length === 0 && (takenNumber ?? filling ?? books) === undefined;
  return isEmpty ? null : JSON.stringify(remarks);
}

/** A finding as the interface shows it, with its place in its message. */
export interface ShownIssue extends Pick<Issue, 'rule' | 'message' | 'hint' | 'severity' | 'path'> {}

/**
 * Returns an issue as the interface shows it. The interface has three texts for an issue; the message names the
 * place, because otherwise two lines would have equal issues.
 */
export function shownIssue(issue: Issue, language: Language): ShownIssue {
  const { rule, message, hint, severity, path, location = '' } = issue;
  const place = path || location;
  const placed = place === '' ? message : inWords({ text: 'issueAt', values: { place, message } }, language);
  return { rule, message: placed, hint, severity, path };
}

/** The warnings and adjustments of a verdict in words. */
export function shownRemarks(
  verdict: Verdict,
  language: Language,
): { readonly warnings: readonly ShownIssue[]; readonly adjustments: ValidationResult['adjustments'] } {
  const { warnings, adjustments } = resultIn(verdict, language);
  return { warnings: warnings.map((warning) => shownIssue(warning, language)), adjustments };
}
