import { el } from '../dom.ts';
import { type OpenDocument, type Starting, startActions } from '../start-actions.ts';
import type { Texts } from '../texts.ts';

/** The ways to start as buttons; the first is the main one while no document is open. */
export function startButtons(
  texts: Texts,
  open: OpenDocument | undefined,
  starting: Starting,
): readonly HTMLElement[] {
  return startActions.flatMap(({ id, name, start }, index) => {
    const shown = name(texts, open);
    if (shown === undefined) return [];
    const isMain = index === 0 && open === undefined;
    const attributes = { type: 'button', id, onclick: () => start(starting) };
    return [el('button', isMain ? { ...attributes, class: 'primary' } : attributes, shown)];
  });
}
