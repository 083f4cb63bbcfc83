import type { Language } from '../core/messages/language.ts';
import { byId } from '../ui/dom.ts';
import type { Texts } from '../ui/texts.ts';
import { invoiceFrame } from '../ui/views/invoice-frame.ts';

/** Shows a printed invoice at the start, once the page has nothing more urgent to do. */
export function examplePicture(render: (language: Language) => Promise<string>) {
  let shown: Language | undefined;
  return (language: Language, { start }: Texts): void => {
    const next = 'start' in document.body.dataset ? language : undefined;
    if (shown === next) return;
    shown = next;
    byId('picture').replaceChildren();
    if (next === undefined) return;
    const frame = invoiceFrame(start.picture);
    byId('picture').replaceChildren(frame.element);
    requestAnimationFrame(() =>
      setTimeout(
        () =>
          void render(language).then(
            (html) => (shown === language ? frame.show(html) : undefined),
            () => {},
          ),
      ),
    );
  };
}
