import type { Language } from '../core/messages/language.ts';
import { byId } from '../ui/dom.ts';
import { store, storedObject } from './storage.ts';

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
  const { language, theme, view, release } = storedObject(key);
  const ofBrowser = navigator.language.startsWith('ar') ? 'ar' : 'en';
  return {
    language: language === 'ar' || language === 'en' ? language : ofBrowser,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    view: view === 'form' ? 'form' : 'text',
    release: typeof release === 'string' ? release : '',
  };
}

export function keepSettings(settings: Settings): void {
  store(key, JSON.stringify(settings));
}

const views = ['form', 'text'] as const satisfies readonly View[];

/** Shows the document as a form or as its text, and remembers the choice. */
export function setView(view: View, settings: Settings): void {
  settings.view = view;
  for (const each of views) byId(`view-${each}`).setAttribute('aria-pressed', String(each === view));
  byId('form').hidden = view !== 'form';
  byId('editor').hidden = view === 'form';
  byId('undo').hidden = view !== 'form';
  for (const tool of ['format', 'search']) byId(tool).hidden = view === 'form';
  document.body.dataset.view = view;
  keepSettings(settings);
}

/** Listens to the buttons that choose a view. */
export function listenToViews(choose: (view: View) => void): void {
  for (const view of views) byId(`view-${view}`).addEventListener('click', () => choose(view));
}
