import { undo } from '@codemirror/commands';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type StateEffect,
  type Text,
} from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import type { TextMark } from '../../core/findings/place.ts';
import type { Language } from '../../core/messages/language.ts';
import type { TextEdit } from '../../intake/fix-text.ts';
import { linesOfText, longText } from './long-text.ts';
import { goingTo, type Marked, showingFindings } from './marks.ts';
import { openSearch } from './search.ts';
import { common, phrasesIn, readingOnly, syntaxes, syntaxNameOf, writing } from './setup.ts';

/** An editor for JSON or XML on the page. */
export interface Editor {
  readonly text: () => string;
  /** The length of the text in characters. */
  readonly length: () => number;
  /** Replaces the text, with pauses if it is long; false if another text arrived in the meantime. */
  readonly setText: (text: string) => Promise<boolean>;
  readonly apply: (edits: readonly TextEdit[]) => void;
  readonly show: (findings: readonly Marked[]) => void;
  /** Selects a place, scrolls it into view and focuses it. */
  readonly goTo: (mark: TextMark) => void;
  readonly openSearch: () => void;
  readonly undo: () => void;
  readonly lineText: (line: number) => string;
  /** The line of the cursor, from 1. */
  readonly line: () => number;
  readonly setLanguage: (language: Language, label: string) => void;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly isReadOnly?: boolean;
  /** Completion and hover texts. */
  readonly help?: Extension;
  /** The number of the first line, if the text is a part of a longer one. */
  readonly firstLine?: () => number;
  /** Called for changes and cursor movements, but not when a text is inserted by the page. */
  readonly onChange?: () => void;
  readonly onCursor?: () => void;
}

/** Creates an editor in a shadow tree: the page's policy does not allow adding styles to the page. */
export function createEditor({
  parent,
  isReadOnly = false,
  help = [],
  firstLine = () => 1,
  ...listeners
}: EditorOptions): Editor {
  const root = parent.attachShadow({ mode: 'open' });
  const syntax = new Compartment();
  const wording = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        isReadOnly ? readingOnly : writing,
        lineNumbers({ formatNumber: (line) => String(line + firstLine() - 1) }),
        common,
        help,
        syntax.of(syntaxes.json()),
        wording.of([]),
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions }) => {
          if (docChanged) queueMicrotask(followSyntax);
          if (transactions.some((transaction) => transaction.annotation(putIn))) return;
          if (docChanged) listeners.onChange?.();
          if (selectionSet) listeners.onCursor?.();
        }),
      ],
    }),
  });
  let syntaxName: keyof typeof syntaxes = 'json';
  let round = 0;

  function syntaxOf(doc: Text): StateEffect<unknown>[] {
    const meant = syntaxNameOf(doc);
    if (meant === syntaxName) return [];
    syntaxName = meant;
    return [syntax.reconfigure(syntaxes[meant]())];
  }

  function followSyntax(): void {
    const effects = syntaxOf(view.state.doc);
    if (effects.length > 0) view.dispatch({ effects });
  }

  return {
    text: () => view.state.sliceDoc(),
    length: () => view.state.doc.length,
    async setText(text) {
      round += 1;
      const asked = round;
      const doc = text.length > longText ? await linesOfText(text) : view.state.toText(text);
      if (asked !== round) return false;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: doc },
        selection: { anchor: 0 },
        effects: syntaxOf(doc),
        annotations: putIn.of(true),
        scrollIntoView: true,
      });
      return true;
    },
    apply: (edits) =>
      view.dispatch({
        changes: edits.map(({ offset, length, content }) => ({
          from: offset,
          to: offset + length,
          insert: content,
        })),
        userEvent: 'input.fix',
      }),
    show: (findings) => view.dispatch(showingFindings(view.state, findings)),
    goTo(mark) {
      view.focus();
      view.dispatch(goingTo(mark, view.state));
    },
    openSearch: () => void openSearch(view),
    undo: () => void undo(view),
    lineText: (line) => (line <= view.state.doc.lines ? view.state.doc.line(line).text : ''),
    line: () => view.state.doc.lineAt(view.state.selection.main.head).number,
    setLanguage: (language, label) =>
      view.dispatch({
        effects: wording.reconfigure([
          EditorView.contentAttributes.of({ 'aria-label': label }),
          phrasesIn(language),
        ]),
      }),
  };
}

/** Marks a transaction in which the page replaced the whole text. */
const putIn = Annotation.define<true>();
