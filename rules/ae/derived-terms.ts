import type { Language } from '../../src/core/language.ts';
import shared from '../pint/messages/derived-terms.json' with { type: 'json' };
import own from './messages/derived-terms.json' with { type: 'json' };

/** The business terms that no field of the request is for, and what each is derived from. */
export const derivedTerms: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ...shared,
  ...own,
};
