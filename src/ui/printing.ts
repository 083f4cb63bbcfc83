import { el } from './dom.ts';
import { styledOf } from './views/invoice-frame.ts';

/** A document that may be printed in place of the page. */
export interface Printable {
  /** Prints the whole document, as soon as it is ready. */
  readonly print: () => void;
  /** The document to print: the whole, or the visible part until the whole is ready; undefined before. */
  readonly paper: () => string | undefined;
}

/** Prints a document, which a button or shortcut waits for, in place of the page, until the signal. */
export function printInPlaceOfPage(
  printable: () => Printable | undefined,
  until: { readonly signal?: AbortSignal } = {},
): void {
  let putBack: (() => void) | undefined;
  const pressed = (event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p';
    const printed = printable();
    if (!isPrint || printed === undefined) return;
    event.preventDefault();
    printed.print();
  };
  const before = () => {
    const html = printable()?.paper();
    if (putBack === undefined && html !== undefined) putBack = putOnPaper(html);
  };
  const after = () => {
    putBack?.();
    putBack = undefined;
  };
  document.addEventListener('keydown', pressed, until);
  window.addEventListener('beforeprint', before, until);
  window.addEventListener('afterprint', after, until);
}

/** Changes only what is printed; the screen stays as it is. */
function putOnPaper(documentText: string): () => void {
  const { html, style } = styledOf(documentText);
  const { documentElement, body, title } = new DOMParser().parseFromString(html, 'text/html');
  const { lang, dir } = documentElement;
  const paper = el('div', { class: `paper ${body.className}`, lang, dir });
  paper.append(...body.childNodes);
  const sheet = new CSSStyleSheet({ media: 'print' });
  sheet.replaceSync(`${style}\nbody>:not(.paper){display:none}`);
  const before = { title: document.title, sheets: [...document.adoptedStyleSheets] };
  const ownSheets = [...document.styleSheets];
  for (const { media } of ownSheets) media.mediaText = 'screen';
  document.adoptedStyleSheets = [...before.sheets, sheet];
  document.title = title;
  document.body.append(paper);
  return () => {
    paper.remove();
    document.title = before.title;
    document.adoptedStyleSheets = before.sheets;
    for (const { media } of ownSheets) media.mediaText = '';
  };
}
