import type { Language } from '../../src/core/messages/language.ts';
import shared from '../pint/messages/derived-terms.json' with { type: 'json' };
import own from './messages/derived-terms.json' with { type: 'json' };

/** The business terms for which the request has no field, and their sources. */
export const derivedTerms: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ...shared,
  ...own,
};
