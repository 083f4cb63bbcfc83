import type { Values } from '../core/findings/finding.ts';
import type { Language, Localised } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { exampleRule, release } from '../specification/facts.ts';
import texts from './messages/problems.json' with { type: 'json' };

/** A class of problem: its HTTP status and its title. */
export interface ProblemClass {
  readonly status: number;
  readonly title: string;
}

const statuses = {
  'bad-request': 400,
  unauthorized: 401,
  'quota-exceeded': 402,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'request-timeout': 408,
  conflict: 409,
  'precondition-failed': 412,
  'content-too-large': 413,
  'unsupported-media-type': 415,
  'misdirected-request': 421,
  'validation-failed': 422,
  'rate-limited': 429,
  'internal-error': 500,
  'upstream-error': 502,
  unavailable: 503,
} as const satisfies Record<keyof typeof texts.titles, number>;

export type ProblemKind = keyof typeof statuses;

export const problemKindNames = Object.keys(statuses) as readonly ProblemKind[];

/** Status and title of a kind of problem. */
export function problemClass(kind: ProblemKind, language: Language): ProblemClass {
  return { status: statuses[kind], title: textIn(texts.titles[kind], language) };
}

/**
 * Every kind of problem, by the suffix of its type URI, with its English title. The suffixes are stable, the
 * titles are not.
 */
export const problemKinds = Object.fromEntries(
  problemKindNames.map((kind) => [kind, problemClass(kind, 'en')]),
) as Readonly<Record<ProblemKind, ProblemClass>>;

/** The details of one problem, before they are put into words. */
export interface ProblemDetail {
  readonly text: keyof typeof texts.details;
  readonly values?: Values;
}

/** A detail in a language. */
export function detailIn({ text, values }: ProblemDetail, language: Language): string {
  return textIn(texts.details[text], language, values);
}

/** A part of the `submissionError` in a language. */
export function submissionText(
  text: keyof typeof texts.submissionError,
  language: Language,
  values?: Values,
): string {
  return textIn(texts.submissionError[text], language, values);
}

function textIn(text: Localised, language: Language, values?: Values): string {
  return fill(text, language, { specification: release.name, exampleRule, ...values });
}
