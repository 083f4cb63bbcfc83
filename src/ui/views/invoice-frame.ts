import { el } from '../dom.ts';

/** A frame for a document with its own style; its height is that of the document. */
export interface InvoiceFrame {
  readonly element: HTMLIFrameElement;
  readonly show: (html: string) => Promise<void>;
}

export function invoiceFrame(title: string): InvoiceFrame {
  // Without scripts: only the page may write to the frame.
  const frame = el('iframe', { class: 'invoice', title, sandbox: 'allow-same-origin' });
  const room = new ResizeObserver(() => fitToRoom(frame));
  return {
    element: frame,
    show: (html) => {
      if (frame.parentElement !== null) room.observe(frame.parentElement);
      return showIn(frame, html);
    },
  };
}

/** A frame of this width shows a document as it is printed, a narrower one as on a phone. */
const widthOfSheet = 768;

/** Beside the editor on a wide screen, the whole sheet is shown, reduced. */
function fitToRoom(frame: HTMLIFrameElement): void {
  const room = frame.parentElement?.clientWidth ?? 0;
  const isSmaller = room > 0 && room < widthOfSheet && window.innerWidth >= widthOfSheet;
  frame.style.width = isSmaller ? `${widthOfSheet}px` : '';
  frame.style.setProperty('zoom', isSmaller ? String(room / widthOfSheet) : '');
}

/** Separates the style of an HTML document, which the policy allows only as an adopted sheet. */
export function styledOf(document: string): { readonly html: string; readonly style: string } {
  const [all, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(document) ?? [''];
  return { html: document.replace(all, ''), style };
}

function showIn(frame: HTMLIFrameElement, document: string): Promise<void> {
  const { html, style } = styledOf(document);
  return new Promise((resolve) => {
    const shown = () => {
      fitToRoom(frame);
      adopt(frame, style);
      resolve();
    };
    frame.addEventListener('load', shown, { once: true });
    frame.srcdoc = html;
  });
}

function adopt(frame: HTMLIFrameElement, style: string): void {
  const { contentDocument, contentWindow } = frame;
  if (contentDocument === null || contentWindow === null) return;
  // A style sheet belongs to the window that created it.
  const Sheet: typeof CSSStyleSheet = Reflect.get(contentWindow, 'CSSStyleSheet');
  const sheet = new Sheet();
  sheet.replaceSync(style);
  contentDocument.adoptedStyleSheets = [sheet];
  const { documentElement } = contentDocument;
  const setHeight = () => {
    // The content's own height: scrolling content is never lower than its frame, which then could not shrink.
    frame.style.height = `${Math.ceil(documentElement.getBoundingClientRect().height)}px`;
  };
  new ResizeObserver(setHeight).observe(contentDocument.body);
  setHeight();
}
