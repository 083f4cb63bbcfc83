import type { Language } from 'pint-ae';
import { errorIn, type Verdict } from '../draft/verdict.ts';
import { storable } from '../problems/unstorable.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';

/** The reason for a state. It is stored without words, and shown in the language of its reader. */
export type Reason =
  /** A case that the service knows. */
  | ServiceText
  /** The findings of the rules; for a received document, with its instance. */
  | { readonly verdict: Verdict; readonly instance?: string }
  /** The objection of the other side, or the reason why nothing can be sent to it. */
  | { readonly rejection: Rejection }
  /** A text from another party, unchanged. */
  | { readonly words: string };

/** A reason in the form to store, without characters that PostgreSQL cannot store. */
export function storedReason(reason: Reason): string {
  return storedFacts(reason);
}

/** Facts as JSON that PostgreSQL can store. */
export function storedFacts(facts: object): string {
  return JSON.stringify(facts, (_, value) => (typeof value === 'string' ? storable(value) : value));
}

export function reasonIn(reason: Reason, language: Language): string {
  if ('words' in reason) return reason.words;
  if ('text' in reason) return inWords(reason, language);
  if ('rejection' in reason) return rejectionIn(reason.rejection, language);
  const { verdict, instance } = reason;
  const said = errorIn(verdict, language) ?? inWords({ text: 'valid' }, language);
  return instance === undefined
    ? said
    : inWords({ text: 'received', values: { instance, verdict: said } }, language);
}

/** Facts as JSON for a nullable column. */
export function reasonOrNull(reason: Reason | null, language: Language): string | null {
  return reason === null ? null : reasonIn(reason, language);
}

/** The approximate maximum length of a `submissionError`. */
const longestRejection = 2000;

/** As many whole reasons as fit, and the number of the others. */
function rejectionIn({ by, description, issues, unlisted }: Rejection, language: Language): string {
  const head =
    by === null
      ? inWords({ text: 'notReportable' }, language)
      : inWords({ text: 'rejectedBy', values: { by, description } }, language);
  const shown: string[] = [];
  let left = unlisted;
  for (const { rule, path, message, hint } of issues[language]) {
    const values = { path, message, hint };
    const said = path === '' ? `${message} ${hint}` : inWords({ text: 'reasonAt', values }, language);
    const whole = rule === '' || said.includes(rule) ? said : `${rule}: ${said}`;
    const length = shown.join(' ').length + head.length + whole.length;
    if (shown.length > 0 && length > longestRejection) left += 1;
    else shown.push(whole.slice(0, longestRejection).trim());
  }
  const rest = left === 0 ? [] : [inWords({ text: 'furtherReasons', values: { count: left } }, language)];
  return [head, ...shown, ...rest].join(' ');
}

/** One reason of a rejection, in words. */
export interface RejectionIssue {
  /** The rule in the reason, or an empty text. */
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
  readonly severity: 'error' | 'warning';
  /** The field of the request; empty if unknown, or for the whole document. */
  readonly path: string;
  /** Reason: SV schema, BV rule, BW warning, FD delivery failed. */
  readonly code: string;
  /** The place in the sent document, and the other side's own words. */
  readonly location: string;
  readonly said: string;
}

/** A rejection as a message level status tells it. */
export interface Rejection {
  /** The provider that sent the reason, with its scheme; null if we found it ourselves, before sending. */
  readonly by: string | null;
  readonly description: string;
  readonly issues: Readonly<Record<Language, readonly RejectionIssue[]>>;
  /** Number of reasons that are not stored. */
  readonly unlisted: number;
}
