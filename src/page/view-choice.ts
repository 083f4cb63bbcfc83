import { byId } from '../ui/dom.ts';
import { keepSettings, type Settings, type View } from './settings.ts';

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
