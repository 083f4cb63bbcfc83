import type { Language } from '../core/messages/language.ts';

export type Theme = 'auto' | 'light' | 'dark';

export type View = 'form' | 'text';

export interface Settings {
  language: Language;
  theme: Theme;
  /** Describes how a document is shown: as a form, or as its text. */
  view: View;
  /** The release that judges, or `by-issue-date`; empty for the last one. */
  ruleset: string;
}

const key = 'pint-ae';

/**
 * The settings that the user chose before, if the browser stores them; nothing of a document is among them.
 */
export function loadSettings(): Settings {
  const fallback: Settings = {
    language: navigator.language.startsWith('ar') ? 'ar' : 'en',
    theme: 'auto',
    view: 'text',
    ruleset: '',
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return fallback;
    const { language, theme, view, ruleset }: { readonly [Name in keyof Settings]?: unknown } = kept;
    return {
      language: language === 'ar' || language === 'en' ? language : fallback.language,
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
      view: view === 'form' ? 'form' : 'text',
      ruleset: typeof ruleset === 'string' ? ruleset : '',
    };
  } catch {
    return fallback;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}
