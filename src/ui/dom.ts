import { isRightToLeft, markedParts } from '../core/text/direction.ts';

type Child = Node | string | null | undefined | false;
type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;

/** An element with attributes, listeners (`onclick`) and children, with texts never as markup. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = plainElement(name, attributes);
  for (const child of children) {
    if (typeof child === 'string' && !ofPlainText.has(name)) element.append(...inReadingOrder(child));
    else if (child) element.append(child);
  }
  return element;
}

/** A button with a content, and the function that a press calls. */
export function button(
  content: Child,
  press: (event: Event) => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  return el('button', { type: 'button', onclick: press, ...attributes }, content);
}

/** An entry with its label. */
export function labelled(entry: HTMLElement, name: string): HTMLElement {
  return el('div', { class: 'field' }, el('label', { for: entry.id }, name), entry);
}

/** These hold no elements, or a text that is not a sentence. */
const ofPlainText: ReadonlySet<string> = new Set([
  'option',
  'textarea',
  'title',
  'style',
  'code',
  'pre',
  'mark',
]);

function plainElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(attribute.slice(2), value);
    else if (value === true) element.setAttribute(attribute, '');
    else if (typeof value === 'string') element.setAttribute(attribute, value);
  }
  return element;
}

/** A text of the page; each part in the other direction has its own element. */
export function inReadingOrder(text: string): (Node | string)[] {
  if (!isRightToLeft(text)) return [text];
  const [language, dir] =
    document.documentElement.dir === 'rtl' ? (['ar', 'ltr'] as const) : (['en', 'rtl'] as const);
  return markedParts(text, language).map((part, at) => (at % 2 === 0 ? part : bdi(part, dir)));
}

function bdi(text: string, dir?: 'ltr' | 'rtl'): HTMLElement {
  const element = plainElement('bdi', { dir });
  element.append(text);
  return element;
}

/** Replaces the content of an element, which takes the focus of a removed part. */
export function replaceIn(element: HTMLElement, ...content: readonly (Node | string)[]): void {
  const held = element.contains(document.activeElement) ? document.activeElement : null;
  element.replaceChildren(...content);
  if (held === document.activeElement || !(held instanceof HTMLElement)) return;
  (held.isConnected ? held : element).focus({ preventScroll: true });
}

/** Text of the document, which has its own direction. */
export function own(text: string): HTMLElement {
  return bdi(text);
}

/** A sentence from right to left in Arabic; a publisher's words have their own direction. */
export function sentence(text: string): HTMLElement {
  const { dir } = document.documentElement;
  return dir === 'rtl' && isRightToLeft(text) ? el('bdi', { dir: 'rtl' }, text) : own(text);
}

/** Paths of fields or elements, which may break between names but not inside one. */
export function pathCode(text: string): HTMLElement {
  const parts = text.split(/(?<=[/.,])/);
  return el('code', {}, ...parts.flatMap((part, index) => (index === 0 ? [part] : [el('wbr'), part])));
}

/** The page's element with an id. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no ${id}`);
  return element;
}

/** A row of a table. */
export function tableRow(...cells: readonly Child[]): HTMLElement {
  return el('tr', {}, ...cells);
}

/** The head of a table, with one row. */
export function tableHead(...cells: readonly Child[]): HTMLElement {
  return el('thead', {}, tableRow(...cells));
}

/** Data that was put into the page under an id when it was built. */
export function dataOf<Data>(id: string): Data {
  return JSON.parse(byId(id).textContent ?? 'null') as Data;
}

const waiting = new Set<() => void>();

/** Calls back whenever a file is saved. */
export function whenDownloaded(react: () => void): void {
  waiting.add(react);
}

/** Lets the browser save a file. */
export function download(content: string | Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  el('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
  for (const react of waiting) react();
}

/** A file name from the number of a document, with characters that every file system accepts. */
export function fileName(number: string | undefined, ending: string): string {
  const safe = (number ?? '')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 100)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${safe === '' ? 'document' : safe}.${ending}`;
}

/** A value as indented JSON, for people and for files. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
