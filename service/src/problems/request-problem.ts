import { z } from '@hono/zod-openapi';
import type { Issue, Language } from 'pint-ae';
import { createMalformedProblem, type ProblemDetails, type ProblemKind } from 'pint-ae/http';
import type { ServiceText } from '../texts/service-text.ts';
import { inWords, isServiceText } from '../texts/service-text.ts';

/** A field and its fault. */
export interface FieldError {
  readonly field: string;
  readonly message: string | ServiceText;
}

export function messageIn(message: FieldError['message'], language: Language): string {
  return typeof message === 'string' ? message : inWords(message, language);
}

/** The texts of a problem besides its kind. */
export interface ProblemTexts {
  /** Replaces the title of the kind, if that would be misleading. */
  readonly title?: ServiceText;
  readonly detail: NonNullable<ProblemDetails['detail']> | ServiceText;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A detail as it is answered: the library's, or the service's in words. */
export function detailIn(detail: ProblemTexts['detail'], language: Language) {
  return typeof detail === 'object' && isServiceText(detail) ? inWords(detail, language) : detail;
}

/** Ends an operation with a problem: thrown, so that the transaction is rolled back. */
export class RequestProblem extends Error {
  readonly kind: ProblemKind;
  readonly texts: ProblemTexts;

  constructor(kind: ProblemKind, texts: ProblemTexts) {
    super(typeof texts.detail === 'string' ? texts.detail : texts.detail.text);
    this.kind = kind;
    this.texts = texts;
  }
}

/** The problem of an unknown id, or of an id that belongs to another company. */
export function notFound(): RequestProblem {
  return new RequestProblem('not-found', { detail: { text: 'noSuchResource' } });
}

/** The problem of a body that is not JSON, or not a document request, from the library's findings. */
export function malformedShape(issues: readonly Issue[]): RequestProblem {
  const { errors } = createMalformedProblem({ outcome: 'malformed', issues });
  const [first] = issues;
  const detail: ProblemTexts['detail'] =
    issues.length === 1 && first?.path === ''
      ? first.message
      : { text: 'malformedProblem', values: { count: issues.length } };
  return new RequestProblem('bad-request', { detail, errors: errors ?? [] });
}

/** The problem of fields that failed validation. */
export function malformed(errors: readonly FieldError[]): RequestProblem {
  const [first] = errors;
  const ofBody = errors.length === 1 && first?.field === '';
  const detail: ServiceText = ofBody
    ? { text: 'bodyProblem', values: { reason: first.message } }
    : { text: 'malformedProblem', values: { count: errors.length } };
  return new RequestProblem('bad-request', { detail, errors });
}

/** The shape of every error answer; the library's schema, which replaces it, has the descriptions. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().nullable(),
    instance: z.string().nullable(),
    traceId: z.string().nullable(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).nullable(),
  })
  .openapi('Problem');
