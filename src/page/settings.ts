import type { Language } from '../core/messages/language.ts';

export type Theme = 'auto' | 'light' | 'dark';

export type View = 'form' | 'text';

export interface Settings {
  language: Language;
  theme: Theme;
  /** The view of a document: a form, or its text. */
  view: View;
  /** The releases for checks, separated by commas; empty for the latest one. */
  release: string;
}

const key = 'pint-ae';

/** The settings that the user chose before, if the browser stores them; they hold nothing of a document. */
export function loadSettings(): Settings {
  const fallback: Settings = {
    language: navigator.language.startsWith('ar') ? 'ar' : 'en',
    theme: 'auto',
    view: 'text',
    release: '',
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return fallback;
    const { language, theme, view, release }: { readonly [Name in keyof Settings]?: unknown } = kept;
    return {
      language: language === 'ar' || language === 'en' ? language : fallback.language,
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
      view: view === 'form' ? 'form' : 'text',
      release: typeof release === 'string' ? release : '',
    };
  } catch {
    return fallback;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without storage, the settings last as long as the page.
  }
}
