import type { Language } from 'pint-ae';
import { errorIn, type Verdict } from '../documents/verdict.ts';
import { inWords, type ServiceText } from './service-text.ts';

/** Why something is as it is. It is kept without words, and told in the language of whoever reads it. */
export type Reason =
  /** A case that the service knows. */
  | ServiceText
  /** What the rules say of a document; of one that arrived, under which instance it did. */
  | { readonly verdict: Verdict; readonly instance?: string }
  /** What somebody else said, as it is. */
  | { readonly words: string };

export function reasonIn(reason: Reason, language: Language): string {
  if ('words' in reason) return reason.words;
  if ('text' in reason) return inWords(reason, language);
  const { verdict, instance } = reason;
  const said = errorIn(verdict, language) ?? inWords({ text: 'valid' }, language);
  return instance === undefined
    ? said
    : inWords({ text: 'received', values: { instance, verdict: said } }, language);
}

/** The same of a column that may hold none. */
export function reasonOrNull(reason: Reason | null, language: Language): string | null {
  return reason === null ? null : reasonIn(reason, language);
}
