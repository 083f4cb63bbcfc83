import { el } from '../../ui/dom.ts';
import type { Texts } from '../../ui/texts.ts';

/** The first steps, for a new user. */
export function startView({ start }: Texts): HTMLElement {
  const { heading, enter, read, take, privacy } = start;
  return el(
    'div',
    { class: 'start' },
    el('p', {}, el('strong', {}, heading)),
    el('ol', {}, ...[enter, read, take].map((step) => el('li', {}, step))),
    el('p', { class: 'quiet' }, privacy),
  );
}
