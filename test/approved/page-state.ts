/** Returns all that a person can see, hear or find of the page, one fact a line; runs in the browser. */
export function stateOfPage(): string[] {
  const lines: string[] = [];
  const unseen = new Set(['SCRIPT', 'STYLE', 'META', 'LINK', 'BR', 'WBR']);

  function attributesOf(element: Element): string {
    const shown = Array.from(element.attributes).filter(
      ({ name }) => !['style', 'srcdoc', 'data-text', 'data-example'].includes(name),
    );
    const entry =
      element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
        ? `${element.checked}`
        : element instanceof HTMLInputElement ||
            element instanceof HTMLSelectElement ||
            element instanceof HTMLTextAreaElement
          ? JSON.stringify(element.value)
          : '';
    return [
      ...shown.map(
        ({ name, value }) => ` ${name}=${value.replaceAll(/cm-(ac|completionInfo)-[a-z\d]+/g, 'cm-$1')}`,
      ),
      entry === '' ? '' : ` is ${entry}`,
      element instanceof HTMLInputElement && element.disabled ? ' disabled' : '',
      element === document.activeElement ? ' FOCUS' : '',
    ].join('');
  }

  function add(node: Node, depth: number): void {
    const indent = ' '.repeat(depth);
    if (node instanceof Text) {
      const text = node.data.replaceAll(/\s+/g, ' ').trim();
      if (text !== '') lines.push(`${indent}${text}`);
    }
    if (!(node instanceof Element) || unseen.has(node.tagName)) return;
    lines.push(`${indent}<${node.tagName.toLowerCase()}${attributesOf(node)}>`);
    if (node.shadowRoot !== null) addEditor(node.shadowRoot, depth + 1);
    else if (node instanceof HTMLIFrameElement) {
      const { contentDocument } = node;
      lines.push(`${indent} sheets ${contentDocument?.adoptedStyleSheets.length}`);
      for (const line of node.srcdoc.split(/(?<=>)(?=<)/)) lines.push(`${indent} ${line}`);
    } else for (const child of node.childNodes) add(child, depth + 1);
  }

  /** An editor draws only what is in sight: its panels, marks and selection. */
  function addEditor(root: ShadowRoot, depth: number): void {
    const indent = ' '.repeat(depth);
    for (const part of root.querySelectorAll('.cm-panels, .cm-tooltip')) add(part, depth);
    const label = root.querySelector('.cm-content')?.getAttribute('aria-label');
    const { anchorNode } = document.getSelection() ?? {};
    lines.push(`${indent}${label} ${anchorNode === null ? '' : 'selected'}`);
    for (const mark of root.querySelectorAll('[class*=cm-lintRange]'))
      lines.push(`${indent}${mark.className}: ${mark.textContent}`);
    const [first] = root.querySelectorAll('.cm-lineNumbers .cm-gutterElement:not([style*=hidden])');
    lines.push(`${indent}from ${first?.textContent}: ${root.querySelector('.cm-line')?.textContent}`);
  }

  for (const { name, value } of document.documentElement.attributes) lines.push(`html ${name}=${value}`);
  lines.push(`title ${document.title}`, `hash ${location.hash}`);
  add(document.body, 0);
  const kept = Object.entries(localStorage).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, text] of kept)
    for (const line of String(text).split('\n')) lines.push(`kept ${name}: ${line}`);
  return lines;
}

/** Counts the answers and timers that the page waits for, and notes what it prints and copies; runs before the page. */
export function noteWaiting(): void {
  const timers = new Set<number>();
  const noted: string[] = [];
  let answers = 0;
  let changes = 0;
  const { setTimeout: later, clearTimeout: never } = window;
  const soon = 2000;
  const wait = (milliseconds: number) => new Promise((resolve) => later(resolve, milliseconds));
  // The day is the same for the page and its workers.
  const fixed = `{ const Real = Date, now = Real.parse('2026-11-26T10:00:00Z');
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length === 0) super(now); else super(...given); }
      static now() { return now; }
    }; }\n`;
  const { createObjectURL } = URL;
  URL.createObjectURL = (of: Blob) =>
    createObjectURL(of.type === 'text/javascript' ? new Blob([fixed, of], { type: of.type }) : of);
  const now = Date.parse('2026-11-26T10:00:00Z');
  window.Date = new Proxy(Date, {
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [now] : given),
    get: (real, name) => (name === 'now' ? () => now : Reflect.get(real, name)),
  });
  window.Worker = class extends Worker {
    #asked = 0;
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('message', ({ data }) => {
        // An answer of a worker that was ended may still arrive.
        if ('progress' in data || this.#asked === 0) return;
        this.#asked -= 1;
        answers -= 1;
      });
    }
    override postMessage(message: unknown): void {
      this.#asked += 1;
      answers += 1;
      super.postMessage(message);
    }
    override terminate(): void {
      answers -= this.#asked;
      this.#asked = 0;
      super.terminate();
    }
  };
  Object.assign(window, {
    setTimeout: (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
      const timer = later(() => {
        timers.delete(timer);
        run(...given);
      }, milliseconds);
      if (milliseconds < soon) timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      timers.delete(timer);
      never(timer);
    },
    print: () => noted.push('printed'),
    noted: () => noted.splice(0),
    settled: async () => {
      // Files and frames are read without a sign.
      for (let quiet = 0, before = changes; quiet < 4; ) {
        await wait(20);
        quiet = answers + timers.size === 0 && changes === before ? quiet + 1 : 0;
        before = changes;
      }
    },
    unsettled: () => `${answers} answers, ${timers.size} timers, ${changes} changes`,
  });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void noted.push(`copied ${text}`) },
  });
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
