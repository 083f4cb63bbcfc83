import { el } from './dom.ts';

/** A frame for a document of its own style, as high as that is. */
export interface InvoiceFrame {
  readonly element: HTMLIFrameElement;
  readonly show: (html: string) => Promise<void>;
}

export function invoiceFrame(title: string): InvoiceFrame {
  // Without scripts: the frame may only be written to by the page.
  const frame = el('iframe', { class: 'invoice', title, sandbox: 'allow-same-origin' });
  return { element: frame, show: (html) => showIn(frame, html) };
}

/** Takes the style out of an HTML document: the page's policy allows none but its own, but takes none that is adopted for markup. */
export function styledOf(document: string): { readonly html: string; readonly style: string } {
  const [all, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(document) ?? [''];
  return { html: document.replace(all, ''), style };
}

function showIn(frame: HTMLIFrameElement, document: string): Promise<void> {
  const { html, style } = styledOf(document);
  return new Promise((resolve) => {
    const shown = () => {
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
