import type { Language } from 'pint-ae';

export type Theme = 'auto' | 'light' | 'dark';

/** State that lasts as long as the browser tab: the key, and the display settings. */
export interface Session {
  apiKey: string;
  language: Language;
  theme: Theme;
}

const place = 'pint-ae-console';

export function loadSession(): Session {
  const language: Language = navigator.language.startsWith('ar') ? 'ar' : 'en';
  let kept: { readonly [Name in keyof Session]?: unknown } = {};
  try {
    kept = Object(JSON.parse(sessionStorage.getItem(place) ?? '{}'));
  } catch {
    // Without readable storage, the session begins anew.
  }
  return {
    apiKey: typeof kept.apiKey === 'string' ? kept.apiKey : '',
    language: kept.language === 'ar' || kept.language === 'en' ? kept.language : language,
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'auto',
  };
}

export function keepSession(session: Session): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(session));
  } catch {
    // Without storage, the key lasts as long as the page.
  }
}
