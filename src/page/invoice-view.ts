import type { Language } from '../core/language.ts';
import { renderInvoice, renderLanguages } from '../render/index.ts';
import { el } from './dom.ts';
import type { Examination } from './examine.ts';
import type { Texts } from './texts.ts';

const languageNames = { en: 'English', ar: 'العربية', both: 'English · العربية' };

/** The document as a person reads it, in a frame of its own; made when it comes into sight, since few look at it at once. */
export function invoiceView(examination: Examination, language: Language, texts: Texts): HTMLElement {
  if (examination.root === undefined) return el('p', { class: 'quiet' }, texts.noUbl);
  // Without scripts: the frame may only be written to, and be printed, by the page.
  const frame = el('iframe', {
    class: 'invoice',
    title: texts.tabs.document,
    sandbox: 'allow-same-origin allow-modals',
  });
  const choice = languageChoice(language, texts);
  const show = () => showIn(frame, rendered(examination, choice.value));
  choice.addEventListener('change', show);
  whenInSight(frame, show);
  const print = () => frame.contentWindow?.print();
  const save = () => saveAs(rendered(examination, choice.value), 'invoice.html');
  return el(
    'div',
    {},
    el(
      'p',
      { class: 'actions' },
      el('button', { type: 'button', onclick: print }, texts.print),
      el('button', { type: 'button', onclick: save }, texts.download),
      choice,
    ),
    frame,
  );
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

function rendered({ root, outcome, issues }: Examination, chosen: string): string {
  const language = renderLanguages.find((each) => each === chosen) ?? 'en';
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const verdict = {
    outcome: outcome === 'valid' || outcome === 'invalid' ? outcome : 'not-judged',
    findings: errors,
  } as const;
  return (root && renderInvoice(root, { language, verdict })) ?? '';
}

/** The page's policy allows no style but its own: that of the invoice is adopted, which no policy takes for markup. */
function showIn(frame: HTMLIFrameElement, html: string): void {
  const [all, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [''];
  frame.addEventListener('load', () => adopt(frame, style), { once: true });
  frame.srcdoc = html.replace(all, '');
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

function saveAs(html: string, name: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  el('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
