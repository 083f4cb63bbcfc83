import type { Language } from 'pint-ae';
import { errorIn, type Verdict } from '../documents/verdict.ts';
import { storable } from '../http/unstorable.ts';
import { inWords, type ServiceText } from './service-text.ts';

/** The reason for a state. It is stored without words, and shown in the language of its reader. */
export type Reason =
  /** A case that the service knows. */
  | ServiceText
  /** The findings of the rules; for a document that arrived, with its instance. */
  | { readonly verdict: Verdict; readonly instance?: string }
  /** A text of somebody else, unchanged. */
  | { readonly words: string };

/** A reason as it is stored: words of somebody else may hold what PostgreSQL cannot store. */
export function storedReason(reason: Reason): string {
  return JSON.stringify(reason, (_, value) => (typeof value === 'string' ? storable(value) : value));
}

export function reasonIn(reason: Reason, language: Language): string {
  if ('words' in reason) return reason.words;
  if ('text' in reason) return inWords(reason, language);
  const { verdict, instance } = reason;
  const said = errorIn(verdict, language) ?? inWords({ text: 'valid' }, language);
  return instance === undefined
    ? said
    : inWords({ text: 'received', values: { instance, verdict: said } }, language);
}

/** The same for a nullable column. */
export function reasonOrNull(reason: Reason | null, language: Language): string | null {
  return reason === null ? null : reasonIn(reason, language);
}
