import type { ProblemDetails, ProblemKind } from 'pint-ae/http';
import type { ServiceText } from '../texts/service-text.ts';

/** A field, and what is wrong with it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string | ServiceText;
}

/** What a problem says beside its kind. */
export interface ProblemTexts {
  /** In the place of the title of its kind, where that would say something else than what happened. */
  readonly title?: ServiceText;
  readonly detail: NonNullable<ProblemDetails['detail']> | ServiceText;
  readonly errors?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends an operation with a problem: thrown, so that what its transaction has done is undone. */
export class RequestProblem extends Error {
  readonly kind: ProblemKind;
  readonly texts: ProblemTexts;

  constructor(kind: ProblemKind, texts: ProblemTexts) {
    super(typeof texts.detail === 'string' ? texts.detail : texts.detail.text);
    this.kind = kind;
    this.texts = texts;
  }
}

/** The problem of an id that the company does not have; that of another company looks the same. */
export function notFound(): RequestProblem {
  return new RequestProblem('not-found', { detail: { text: 'noSuchResource' } });
}
