import type { Issue } from '../core/finding.ts';
import { type JudgedResult, malformedFields } from './result-problem.ts';

/** Characters that a `submissionError` holds at most. */
const defaultLength = 1000;

/**
 * What the `submissionError` of a document response says of a failed validation: each failing rule, as many as fit.
 * Null for a valid document.
 *
 * @example
 * ```ts
 * console.log(submissionErrorOf(validate(request))); // null
 * ```
 */
export function submissionErrorOf(result: JudgedResult, maximumLength = defaultLength): string | null {
  switch (result.outcome) {
    case 'valid':
      return null;
    case 'invalid':
      return bounded('The document breaks rules of PINT-AE.', result.issues.map(ruleText), maximumLength);
    case 'malformed':
      return bounded(
        'The document is malformed.',
        malformedFields(result).map(({ field, message }) => (field === '' ? message : `${field} ${message}`)),
        maximumLength,
      );
    case 'not-judged':
      return cut('The rules of PINT-AE could not be run on the document.', maximumLength);
  }
}

function ruleText({ rule, path, message, hint }: Issue): string {
  return [path === '' ? `${rule}: ${message}` : `${rule} at ${path}: ${message}`, hint]
    .filter(Boolean)
    .join(' ');
}

/** The findings whole, as long as they fit; how many are left out is said, and a first one too long is cut. */
function bounded(heading: string, findings: readonly string[], maximumLength: number): string {
  let text = heading;
  let left = findings.length;
  for (const finding of findings) {
    const longer = `${text} ${finding}`;
    if (withRest(longer, left - 1).length > maximumLength) break;
    text = longer;
    left -= 1;
  }
  return left < findings.length ? withRest(text, left) : cut([heading, ...findings].join(' '), maximumLength);
}

function withRest(text: string, left: number): string {
  return left === 0 ? text : `${text} And ${left} more.`;
}

/** Cut between characters, never inside a surrogate pair. */
function cut(text: string, maximumLength: number): string {
  if (text.length <= maximumLength) return text;
  if (maximumLength < 1) return '';
  return `${text.slice(0, maximumLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
