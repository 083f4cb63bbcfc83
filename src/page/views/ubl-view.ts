import type { Language } from '../../core/messages/language.ts';
import type { FieldPlace, UblPart } from '../../ui/answering/questions.ts';
import { button, download, el, fileName } from '../../ui/dom.ts';
import type { Texts } from '../../ui/texts.ts';
import { copied } from '../clipboard.ts';
import { createEditor, type Editor } from '../editor/editor.ts';

/** The UBL in a read-only editor, with links from elements to the fields they were written from. */
export interface UblView {
  /** Shows another document, whose UBL is requested when its tab opens; or says why there is no UBL. */
  readonly show: (ubl: ShownUbl) => void;
  readonly goTo: (line: number) => Promise<void>;
  readonly setTexts: (texts: Texts, language: Language) => void;
}

export type ShownUbl =
  | { readonly hasUbl: true; readonly number: string | undefined }
  | { readonly hasUbl: false; readonly why: string };

export interface UblActions {
  readonly textOf: () => Promise<string>;
  readonly linesAround: (line: number) => Promise<UblPart>;
  /** The field from which the element on a line was written. */
  readonly fieldOfLine: (line: number) => Promise<FieldPlace | undefined>;
  readonly goToField: (field: FieldPlace) => void;
}

export function ublView(panel: HTMLElement, actions: UblActions): UblView {
  let texts: Texts | undefined;
  let part: UblPart | undefined;
  let number: string | undefined;
  let round = 0;
  let isLoading = false;
  const bar = el('p', { class: 'actions' });
  const origin = el('p', { class: 'origin', role: 'status' });
  const frame = el('div', { class: 'editor ubl' });
  const nothing = el('p', { class: 'quiet' });
  panel.append(nothing, bar, origin, frame);
  const firstLine = () => part?.from ?? 1;
  const editor: Editor = createEditor({
    parent: frame,
    isReadOnly: true,
    firstLine,
    onCursor: () => void tellOrigin(),
  });
  new IntersectionObserver((entries) => {
    // Lines requested in the meantime must not be replaced by the first ones.
    if (part === undefined && !isLoading && entries.some(({ isIntersecting }) => isIntersecting))
      void load(1);
  }).observe(frame);

  /** Loads the lines around a line into the editor. */
  async function load(line: number): Promise<void> {
    if (part !== undefined && line >= part.from && line < part.from + linesIn(part)) return;
    const asked = round;
    isLoading = true;
    const loaded = await actions.linesAround(line).catch(() => undefined);
    // An outdated answer is ignored: the user has typed on, or opened another document.
    if (asked !== round) return;
    isLoading = false;
    if (loaded === undefined) return;
    part = loaded;
    if (await editor.setText(loaded.text)) tellPart();
  }

  function tellPart(): void {
    if (part === undefined || texts === undefined) return;
    const to = part.from + linesIn(part) - 1;
    const isWhole = part.from === 1 && to >= part.total;
    origin.replaceChildren(isWhole ? texts.pickElement : texts.linesShown(part.from, to, part.total));
  }

  async function tellOrigin(): Promise<void> {
    const line = editor.line() + firstLine() - 1;
    const field = await actions.fieldOfLine(line).catch(() => undefined);
    if (texts === undefined || editor.line() + firstLine() - 1 !== line) return;
    if (field === undefined) origin.replaceChildren(texts.noField);
    else
      origin.replaceChildren(
        `${texts.writtenFrom} `,
        button(el('code', {}, field.path || '$'), () => actions.goToField(field)),
      );
  }

  async function take(use: (text: string) => void): Promise<void> {
    const text = await actions.textOf().catch(() => undefined);
    if (text !== undefined) use(text);
  }

  return {
    show(shown) {
      const { hasUbl } = shown;
      round += 1;
      isLoading = false;
      number = shown.hasUbl ? shown.number : undefined;
      part = undefined;
      if (!shown.hasUbl) nothing.replaceChildren(shown.why);
      nothing.hidden = hasUbl;
      for (const each of [bar, origin, frame]) each.hidden = !hasUbl;
      if (hasUbl && frame.offsetParent !== null) void load(1);
    },
    async goTo(line) {
      await load(line);
      const shown = line - firstLine() + 1;
      const text = editor.lineText(shown);
      const column = text.length - text.trimStart().length + 1;
      editor.goTo({ line: shown, column, length: Math.max(1, text.trim().length) });
    },
    setTexts(next, language) {
      texts = next;
      const save = (text: string) => download(text, fileName(number, 'xml'), 'application/xml');
      bar.replaceChildren(
        button(next.copy, ({ currentTarget }) => void take((text) => copy(text, currentTarget, next))),
        button(next.download, () => void take(save)),
        button(next.search, editor.openSearch),
      );
      editor.setLanguage(language, next.tabs.ubl);
      tellPart();
    },
  };
}

function linesIn({ text }: UblPart): number {
  return text.split('\n').length;
}

/** Copies a text to the clipboard, and says on the button whether that worked. */
export async function copy(text: string, button: EventTarget | null, texts: Texts): Promise<void> {
  const told = (await copied(text)) ? texts.copied : texts.notCopied;
  if (button instanceof HTMLElement) button.textContent = told;
}
