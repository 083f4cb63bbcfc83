import { button, el, own } from '../dom.ts';
import type { Texts } from '../texts.ts';
import type { Missing } from './missing.ts';

/** The required fields without a value; pressing one goes there. */
export function missingList({ fields }: Missing, texts: Texts, goTo: (path: string) => void): HTMLElement {
  return el(
    'div',
    { class: 'missing', hidden: fields.length === 0 },
    el('h3', {}, texts.form.needed),
    el(
      'ul',
      {},
      ...fields.map(({ path, place }) =>
        el(
          'li',
          {},
          button(own(place), () => goTo(path), { class: 'link' }),
        ),
      ),
    ),
  );
}
