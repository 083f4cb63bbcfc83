import { el } from './dom.ts';
import type { Texts } from './texts.ts';

const most = 20_000;

/** The UBL with line numbers, and buttons to take it along. */
export function ublView(xml: string | undefined, fileName: string, texts: Texts): HTMLElement {
  if (xml === undefined) return el('p', { class: 'quiet' }, texts.noUbl);
  const lines = xml.split('\n');
  return el(
    'div',
    {},
    el(
      'p',
      { class: 'actions' },
      el('button', { type: 'button', onclick: (event) => copy(xml, event, texts) }, texts.copy),
      el('button', { type: 'button', onclick: () => download(xml, fileName) }, texts.download),
    ),
    el(
      'pre',
      { class: 'ubl', dir: 'ltr', lang: 'en', tabindex: '0', 'aria-label': 'UBL' },
      ...lines
        .slice(0, most)
        .map((line, index) => el('span', { class: 'ubl-line', 'data-line': String(index + 1) }, `${line}\n`)),
      lines.length > most && `… + ${lines.length - most}`,
    ),
  );
}

/** Marks a line and brings it into view. */
export function markLine(view: HTMLElement, line: number): void {
  for (const marked of view.querySelectorAll('.marked')) marked.classList.remove('marked');
  const element = view.querySelector(`[data-line="${line}"]`);
  element?.classList.add('marked');
  element?.scrollIntoView({ block: 'center' });
}

async function copy(text: string, event: Event, texts: Texts): Promise<void> {
  await navigator.clipboard?.writeText(text).catch(() => {});
  if (event.target instanceof HTMLElement) event.target.textContent = texts.copied;
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/xml' }));
  el('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
