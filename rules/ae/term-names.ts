import type { Language } from '../../src/core/messages/language.ts';
import shared from '../pint/messages/term-names.json' with { type: 'json' };
import own from './messages/term-names.json' with { type: 'json' };

/** Names of business terms and groups of terms. */
export const termNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ...shared,
  ...own,
};
