import type { Language } from '../../core/messages/language.ts';
import { type RenderLanguage, renderLanguages } from '../../render/words.ts';
import type { Extent } from '../../ui/answering/questions.ts';
import { button, download, el, fileName } from '../../ui/dom.ts';
import type { Printable } from '../../ui/printing.ts';
import type { Texts } from '../../ui/texts.ts';
import { invoiceFrame } from '../../ui/views/invoice-frame.ts';
import { lookView } from './look-view.ts';

const languageNames = { en: 'English', ar: 'العربية', both: 'English · العربية' };

/** The document in readable form, and the function that prints it. */
export interface InvoiceView extends Printable {
  readonly element: HTMLElement;
}

/** The document in a frame; `render` is called when it comes into view, because few people open it. */
export function invoiceView(
  render: (language: RenderLanguage, extent: Extent) => Promise<string>,
  number: string | undefined,
  language: Language,
  texts: Texts,
): InvoiceView {
  const frame = invoiceFrame(texts.tabs.document);
  const choice = languageChoice(language, texts);
  let part: string | undefined;
  let whole: Promise<string | undefined> | undefined;
  let wholeNow: string | undefined;

  /** The rendered document; undefined if the user has typed on, so that it is outdated. */
  async function rendered(extent: Extent): Promise<string | undefined> {
    const chosen = renderLanguages.find((each) => each === choice.value) ?? 'en';
    const html = await render(chosen, extent).catch(() => undefined);
    return chosen === choice.value ? html : undefined;
  }

  async function show(): Promise<void> {
    part = wholeNow = whole = undefined;
    part = await rendered('part');
    if (part !== undefined) await frame.show(part);
    // The browser's print menu does not wait, so the whole document is prepared in advance.
    void takeWhole();
  }

  async function takeWhole(): Promise<string | undefined> {
    whole ??= rendered('whole');
    wholeNow = await whole;
    return wholeNow;
  }

  async function print(): Promise<void> {
    if ((await takeWhole()) !== undefined) window.print();
  }

  async function save(): Promise<void> {
    const html = await takeWhole();
    if (html !== undefined) download(html, fileName(number, 'html'), 'text/html');
  }

  async function enlarge(): Promise<void> {
    const html = await takeWhole();
    if (html !== undefined) showLarge(html, texts);
  }

  choice.addEventListener('change', () => void show());
  whenInSight(frame.element, () => void show());
  const element = el(
    'div',
    {},
    el(
      'p',
      { class: 'actions' },
      button(texts.enlarge, () => void enlarge()),
      button(texts.print, () => void print()),
      button(texts.download, () => void save()),
      choice,
    ),
    lookView(texts, () => void show()),
    frame.element,
  );
  return { element, print: () => void print(), paper: () => wholeNow ?? part };
}

function showLarge(html: string, texts: Texts): void {
  const frame = invoiceFrame(texts.tabs.document);
  const close = button(texts.close, () => dialog.close());
  const dialog = el(
    'dialog',
    { class: 'large', 'aria-label': texts.tabs.document },
    el('p', { class: 'actions' }, close),
    el('div', {}, frame.element),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  void frame.show(html);
}

function languageChoice(language: Language, texts: Texts): HTMLSelectElement {
  const choice = el(
    'select',
    { 'aria-label': texts.language },
    ...renderLanguages.map((each) => el('option', { value: each }, languageNames[each])),
  );
  choice.value = language;
  return choice;
}

function whenInSight(element: HTMLElement, show: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    show();
  });
  observer.observe(element);
}
