import { el, own } from './dom.ts';
import { download, fileName } from './download.ts';
import { createEditor, type Editor } from './editor.ts';
import type { FieldPlace } from './questions.ts';
import type { Texts } from './texts.ts';

/** The UBL as an editor that only shows, with the way back from an element to the field that it was written from. */
export interface UblView {
  readonly show: (xml: string | undefined, number: string | undefined) => void;
  readonly goTo: (line: number) => void;
  readonly setTexts: (texts: Texts, language: 'en' | 'ar') => void;
}

export interface UblActions {
  /** The field that the element on a line was written from. */
  readonly fieldOfLine: (line: number) => Promise<FieldPlace | undefined>;
  readonly goToField: (field: FieldPlace) => void;
}

export function ublView(panel: HTMLElement, { fieldOfLine, goToField }: UblActions): UblView {
  let texts: Texts | undefined;
  let shown = '';
  let number: string | undefined;
  const bar = el('p', { class: 'actions' });
  const origin = el('p', { class: 'origin', role: 'status' });
  const frame = el('div', { class: 'editor ubl' });
  const nothing = el('p', { class: 'quiet' });
  panel.append(nothing, bar, origin, frame);
  const editor: Editor = createEditor({ parent: frame, isReadOnly: true, onCursor: () => void tellOrigin() });

  async function tellOrigin(): Promise<void> {
    const line = editor.line();
    const field = await fieldOfLine(line).catch(() => undefined);
    if (texts === undefined || editor.line() !== line) return;
    if (field === undefined) origin.replaceChildren(texts.noField);
    else
      origin.replaceChildren(
        `${texts.writtenFrom} `,
        el('button', { type: 'button', onclick: () => goToField(field) }, el('code', {}, field.path || '$')),
      );
  }

  return {
    show(xml, ofNumber) {
      number = ofNumber;
      nothing.hidden = xml !== undefined;
      for (const part of [bar, origin, frame]) part.hidden = xml === undefined;
      origin.replaceChildren(texts?.pickElement ?? '');
      if (xml === undefined || xml === shown) return;
      shown = xml;
      editor.setText(xml);
    },
    goTo(line) {
      const text = editor.text().split('\n', line)[line - 1] ?? '';
      const column = text.length - text.trimStart().length + 1;
      editor.goTo({ line, column, length: Math.max(1, text.trim().length) });
    },
    setTexts(next, language) {
      texts = next;
      nothing.replaceChildren(own(next.noUbl));
      bar.replaceChildren(
        el('button', { type: 'button', onclick: (event) => void copy(shown, event, next) }, next.copy),
        el(
          'button',
          { type: 'button', onclick: () => download(shown, fileName(number, 'xml'), 'application/xml') },
          next.download,
        ),
        el('button', { type: 'button', onclick: editor.openSearch }, next.search),
      );
      editor.setLanguage(language, next.tabs.ubl);
    },
  };
}

/** Puts a text into the clipboard, and says so on the button. */
export async function copy(text: string, event: Event, texts: Texts): Promise<void> {
  const button = event.currentTarget;
  await navigator.clipboard?.writeText(text).catch(() => {});
  if (button instanceof HTMLElement) button.textContent = texts.copied;
}
