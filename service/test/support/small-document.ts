import { vi } from 'vitest';

/** Attributes that are also properties of the same meaning. */
const texts = ['id', 'href', 'dir', 'lang', 'title', 'name', 'type', 'download', 'srcdoc'] as const;
const flags = ['hidden', 'disabled', 'open', 'required', 'selected'] as const;

/** An element of a document that nobody sees: what the console's views ask of one, without layout. */
export class SmallElement extends EventTarget {
  readonly tag: string;
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => {} };
  readonly classList = { add: (name: string) => this.setAttribute('class', `${this.className} ${name}`) };
  childNodes: (SmallElement | string)[] = [];
  parentElement: SmallElement | null = null;
  readonly contentDocument = null;
  files: readonly File[] = [];
  #checked: boolean | undefined;
  #value: string | undefined;

  constructor(tag: string) {
    super();
    this.tag = tag;
    for (const name of texts)
      Object.defineProperty(this, name, {
        get: () => this.attributes.get(name) ?? '',
        set: (value: string) => {
          this.attributes.set(name, value);
          if (name === 'srcdoc') queueMicrotask(() => this.dispatchEvent(new Event('load')));
        },
      });
    for (const name of flags)
      Object.defineProperty(this, name, {
        get: () => this.attributes.has(name),
        set: (is: boolean) => this.toggleAttribute(name, is),
      });
  }

  get className(): string {
    return this.attributes.get('class') ?? '';
  }
  set className(name: string) {
    this.attributes.set('class', name);
  }
  get children(): SmallElement[] {
    return this.childNodes.filter((child) => typeof child !== 'string');
  }
  get childElementCount(): number {
    return this.children.length;
  }
  get isConnected(): boolean {
    return this.tag === 'body' || (this.parentElement?.isConnected ?? false);
  }
  /** A moment is told as it was written, whatever the zone of the machine. */
  get textContent(): string {
    const at = this.attributes.get('datetime');
    return (
      at ?? this.childNodes.map((child) => (typeof child === 'string' ? child : child.textContent)).join('')
    );
  }
  set textContent(text: string) {
    this.replaceChildren(text);
  }
  get options(): SmallElement[] {
    return this.all().filter(({ tag }) => tag === 'option');
  }
  get elements() {
    const namedItem = (name: string) =>
      this.all().find(({ attributes }) => attributes.get('name') === name || attributes.get('id') === name) ??
      null;
    return { namedItem };
  }
  get list(): null {
    return null;
  }
  get checked(): boolean {
    return this.#checked ?? this.attributes.has('checked');
  }
  set checked(is: boolean) {
    this.#checked = is;
  }
  get defaultValue(): string {
    return this.attributes.get('value') ?? '';
  }
  get value(): string {
    if (this.#value !== undefined || this.tag !== 'select') return this.#value ?? this.defaultValue;
    const chosen = this.options.find(({ attributes }) => attributes.has('selected')) ?? this.options[0];
    return chosen?.defaultValue ?? '';
  }
  set value(text: string) {
    this.#value = text;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  toggleAttribute(name: string, is: boolean): void {
    if (is) this.attributes.set(name, '');
    else this.attributes.delete(name);
  }
  append(...children: (SmallElement | string)[]): void {
    for (const child of children) {
      if (typeof child !== 'string') {
        child.remove();
        child.parentElement = this;
      }
      this.childNodes.push(child);
    }
  }
  replaceChildren(...children: (SmallElement | string)[]): void {
    for (const child of this.children) child.parentElement = null;
    this.childNodes = [];
    this.append(...children.filter((child) => child !== ''));
  }
  replaceWith(other: SmallElement): void {
    const { parentElement } = this;
    if (parentElement === null) return;
    const beside = parentElement.childNodes.map((child) => (child === this ? other : child));
    parentElement.replaceChildren(...beside);
  }
  remove(): void {
    const { parentElement } = this;
    if (parentElement !== null)
      parentElement.childNodes = parentElement.childNodes.filter((child) => child !== this);
    this.parentElement = null;
  }
  /** The elements within. */
  all(): SmallElement[] {
    return this.children.flatMap((child) => [child, ...child.all()]);
  }
  contains(other: SmallElement | null): boolean {
    return other === this || this.all().some((each) => each === other);
  }
  /** Knows the names of elements alone. */
  querySelector(selector: string): SmallElement | null {
    const tags = selector.split(', ');
    return this.all().find(({ tag }) => tags.includes(tag)) ?? null;
  }
  getElementById(id: string): SmallElement | null {
    return this.all().find(({ attributes }) => attributes.get('id') === id) ?? null;
  }
  reset(): void {
    for (const each of this.all()) {
      each.#value = undefined;
      each.#checked = undefined;
    }
  }
  showModal(): void {
    this.toggleAttribute('open', true);
  }
  close(): void {
    this.toggleAttribute('open', false);
    this.dispatchEvent(new Event('close'));
  }
  /** A press of a button of a form submits it. */
  click(): void {
    this.dispatchEvent(new Event('click'));
    if (this.attributes.get('type') !== 'submit') return;
    let form = this.parentElement;
    while (form !== null && form.tag !== 'form') form = form.parentElement;
    form?.dispatchEvent(new Event('submit', { cancelable: true }));
  }
  focus(): void {}
  select(): void {}
  scrollIntoView(): void {}

  /** The shown elements: one a line, those within it one further to the right. */
  shown(indent = ''): string[] {
    const told = [...this.attributes].flatMap(([name, value]) =>
      name === 'srcdoc' ? [] : [value === '' ? ` ${name}` : ` ${name}=${value}`],
    );
    if (this.value !== this.defaultValue && this.tag !== 'select') told.push(` entered=${this.value}`);
    if (this.#checked !== undefined) told.push(` is=${this.#checked}`);
    if (this.tag === 'select') told.push(` chosen=${this.value}`);
    const line = `${indent}<${this.tag}${told.join('')}>`;
    if (this.tag === 'time') return [line];
    if (this.childNodes.every((child) => typeof child === 'string'))
      return [`${line}${this.childNodes.join('')}`];
    return [
      line,
      ...this.childNodes.flatMap((child) =>
        typeof child === 'string' ? [`${indent} ${child}`] : child.shown(`${indent} `),
      ),
    ];
  }
}

const ofTag = (...tags: string[]) => ({
  [Symbol.hasInstance]: (value: unknown) =>
    value instanceof SmallElement && (tags.length === 0 || tags.includes(value.tag)),
});

/** Puts a document in place of a browser's, until `vi.unstubAllGlobals`; returns its body. `follow` hears of pressed links. */
export function openSmallDocument(
  dir: 'ltr' | 'rtl',
  parts: Readonly<Record<string, string>>,
  follow: (link: SmallElement) => void,
): SmallElement {
  const body = new SmallElement('body');
  for (const [id, content] of Object.entries(parts)) {
    const part = new SmallElement('script');
    part.setAttribute('id', id);
    part.append(content);
    body.append(part);
  }
  const documentElement = new SmallElement('html');
  documentElement.setAttribute('dir', dir);
  const document = Object.assign(new EventTarget(), {
    body,
    documentElement,
    activeElement: null,
    createElement: (tag: string) => {
      const made = new SmallElement(tag);
      if (tag === 'a') made.addEventListener('click', () => follow(made));
      return made;
    },
    getElementById: (id: string) => body.getElementById(id),
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { innerWidth: 1280, print: () => {} }));
  vi.stubGlobal('HTMLElement', ofTag());
  vi.stubGlobal('HTMLInputElement', ofTag('input'));
  vi.stubGlobal('HTMLSelectElement', ofTag('select'));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  return body;
}
