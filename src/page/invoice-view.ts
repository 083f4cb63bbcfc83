import type { Language } from '../core/language.ts';
import { type RenderLanguage, renderLanguages } from '../render/words.ts';
import { el } from './dom.ts';
import { download, fileName } from './download.ts';
import type { Extent } from './questions.ts';
import type { Texts } from './texts.ts';

const languageNames = { en: 'English', ar: 'العربية', both: 'English · العربية' };

/** The document as a person reads it, and how it is printed: whole, on pages of its own. */
export interface InvoiceView {
  readonly element: HTMLElement;
  readonly print: () => void;
}

/** The document as a person reads it, in a frame of its own; `render` is asked when it comes into sight, since few look at it at once. */
export function invoiceView(
  render: (language: RenderLanguage, extent: Extent) => Promise<string>,
  number: string | undefined,
  language: Language,
  texts: Texts,
): InvoiceView {
  // Without scripts: the frame may only be written to, and be printed, by the page.
  const frame = el('iframe', {
    class: 'invoice',
    title: texts.tabs.document,
    sandbox: 'allow-same-origin allow-modals',
  });
  const choice = languageChoice(language, texts);
  let shown = '';

  /** Uses what is rendered; whoever does not get it any more has typed on, and gets another. */
  async function withRendered(extent: Extent, use: (html: string) => void | Promise<void>): Promise<void> {
    const chosen = renderLanguages.find((each) => each === choice.value) ?? 'en';
    const html = await render(chosen, extent).catch(() => undefined);
    if (html !== undefined) await use(html);
  }

  async function show(html: string): Promise<void> {
    shown = html;
    await showIn(frame, html);
  }

  async function print(html: string): Promise<void> {
    const before = shown;
    if (html !== before) await show(html);
    frame.contentWindow?.print();
    if (html !== before) await show(before);
  }

  const save = (html: string) => download(html, fileName(number, 'html'), 'text/html');
  choice.addEventListener('change', () => void withRendered('part', show));
  whenInSight(frame, () => void withRendered('part', show));
  const button = (name: string, press: () => void) => el('button', { type: 'button', onclick: press }, name);
  const printWhole = () => void withRendered('whole', print);
  const element = el(
    'div',
    {},
    el(
      'p',
      { class: 'actions' },
      button(texts.print, printWhole),
      button(texts.download, () => void withRendered('whole', save)),
      choice,
    ),
    frame,
  );
  return { element, print: printWhole };
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

/** The page's policy allows no style but its own: that of the invoice is adopted, which no policy takes for markup. */
function showIn(frame: HTMLIFrameElement, html: string): Promise<void> {
  const [all, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [''];
  return new Promise((resolve) => {
    const shown = () => {
      adopt(frame, style);
      resolve();
    };
    frame.addEventListener('load', shown, { once: true });
    frame.srcdoc = html.replace(all, '');
  });
}

function adopt(frame: HTMLIFrameElement, style: string): void {
  const { contentDocument, contentWindow } = frame;
  if (contentDocument === null || contentWindow === null) return;
  // A sheet belongs to the window that it was made in.
  const Sheet: typeof CSSStyleSheet = Reflect.get(contentWindow, 'CSSStyleSheet');
  const sheet = new Sheet();
  sheet.replaceSync(style);
  contentDocument.adoptedStyleSheets = [sheet];
  const { documentElement } = contentDocument;
  const setHeight = () => {
    frame.style.height = `${documentElement.scrollHeight}px`;
  };
  new ResizeObserver(setHeight).observe(contentDocument.body);
  setHeight();
}

function whenInSight(element: HTMLElement, show: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    show();
  });
  observer.observe(element);
}
