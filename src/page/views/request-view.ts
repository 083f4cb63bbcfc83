import type { ReadBack } from '../../ui/answering/questions.ts';
import { button, el, own } from '../../ui/dom.ts';
import type { Texts } from '../../ui/texts.ts';
import { copy } from './ubl-view.ts';

/** The document request read from UBL, and the values that its own UBL writes differently. */
export function requestView(
  asked: Promise<ReadBack>,
  texts: Texts,
  { open }: { readonly open: (text: string) => void },
): HTMLElement {
  const view = el('div');
  asked.then(
    ({ text, unmapped }) => view.replaceChildren(...partsOf(text, unmapped, texts, open)),
    // An outdated answer is ignored: the user has typed on.
    () => {},
  );
  return view;
}

function partsOf(
  text: string | undefined,
  unmapped: readonly string[],
  texts: Texts,
  open: (text: string) => void,
): Node[] {
  if (text === undefined) return [el('p', { class: 'quiet' }, texts.noRequest)];
  return [
    el(
      'p',
      { class: 'actions' },
      button(texts.copy, ({ currentTarget }) => void copy(text, currentTarget, texts)),
      button(texts.openInEditor, () => open(text)),
    ),
    ...(unmapped.length === 0
      ? []
      : [
          el('p', {}, `${texts.unmapped} (${unmapped.length})`),
          el('ul', { class: 'unmapped' }, ...unmapped.slice(0, 50).map((each) => el('li', {}, own(each)))),
        ]),
    el(
      'pre',
      { class: 'request', dir: 'ltr', lang: 'en', tabindex: '0', 'aria-label': texts.tabs.request },
      text,
    ),
  ];
}
