import type { Language } from '../core/messages/language.ts';

/** The mark before a hint, which points in the reading direction, and the margin of the lines after it. */
export const hintMarks: Readonly<Record<Language, { readonly mark: string; readonly margin: string }>> = {
  en: { mark: '→', margin: '  ' },
  ar: { mark: '←', margin: '' },
};
