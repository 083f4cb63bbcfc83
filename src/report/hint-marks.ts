import type { Language } from '../core/messages/language.ts';

/** The mark before a hint, pointing in the reading direction, and the margin of its further lines. */
export const hintMarks: Readonly<Record<Language, { readonly mark: string; readonly margin: string }>> = {
  en: { mark: '→', margin: '  ' },
  ar: { mark: '←', margin: '' },
};
