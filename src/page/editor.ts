import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { xml } from '@codemirror/lang-xml';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type StateEffect,
} from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language } from '../core/language.ts';
import type { TextMark } from '../core/place.ts';
import type { TextEdit } from '../intake/fix-text.ts';
import { isXmlText } from '../intake/unwrap.ts';
import { editorStyle } from './editor-style.ts';
import { linesOfText, longText, longTextSyntax, type SyntaxName } from './long-text.ts';
import { texts } from './texts.ts';

/** An editor of JSON or XML on the page. */
export interface Editor {
  readonly text: () => string;
  /** Characters of the text. */
  readonly length: () => number;
  /**
   * Puts another text in place of all, a long one after some pauses; what was there can be had back by undoing. False where
   * another one came meanwhile.
   */
  readonly setText: (text: string) => Promise<boolean>;
  readonly apply: (edits: readonly TextEdit[]) => void;
  readonly show: (findings: readonly Marked[]) => void;
  /** Selects a place, brings it into sight, and takes the keyboard there. */
  readonly goTo: (mark: TextMark) => void;
  readonly openSearch: () => void;
  readonly lineText: (line: number) => string;
  /** The line that the cursor is on, from 1. */
  readonly line: () => number;
  readonly setLanguage: (language: Language, label: string) => void;
}

/** A finding at its place in the text. */
export interface Marked {
  readonly at: TextMark;
  readonly severity: 'error' | 'warning' | 'information';
  readonly message: string;
  readonly action?: { readonly name: string; readonly apply: () => void } | undefined;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly isReadOnly?: boolean;
  /** Completion and hover texts. */
  readonly help?: Extension;
  /** The number of the first line where the text is a part of a longer one. */
  readonly firstLine?: () => number;
  /** Told of changes and of movements of the cursor, but not of a text that is put in. */
  readonly onChange?: () => void;
  readonly onCursor?: () => void;
}

/** Makes an editor; in a shadow tree, where its style is adopted: the policy of the page lets nobody add any. */
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

  function syntaxOf({ doc }: Pick<EditorState, 'doc'>): StateEffect<unknown>[] {
    const language = isXmlText(doc.sliceString(0, longestStart)) ? 'xml' : 'json';
    const meant = doc.length > longText ? (`long ${language}` as const) : language;
    if (meant === syntaxName) return [];
    syntaxName = meant;
    return [syntax.reconfigure(syntaxes[meant]())];
  }

  function followSyntax(): void {
    const effects = syntaxOf(view.state);
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
        effects: syntaxOf({ doc }),
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
    show: (findings) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          findings.map((finding) => diagnosticOf(finding, view.state)),
        ),
      ),
    goTo(mark) {
      const { from, to } = rangeOf(mark, view.state);
      view.focus();
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(EditorSelection.range(from, to), { y: 'center' }),
      });
    },
    openSearch: () => void openSearchPanel(view),
    lineText: (line) => (line <= view.state.doc.lines ? view.state.doc.line(line).text : ''),
    line: () => view.state.doc.lineAt(view.state.selection.main.head).number,
    setLanguage: (language, label) =>
      view.dispatch({
        effects: wording.reconfigure([
          EditorView.contentAttributes.of({ 'aria-label': label }),
          EditorState.phrases.of(phrasesIn(language)),
        ]),
      }),
  };
}

/** Characters in which it shows whether a text is XML. */
const longestStart = 1000;

const syntaxes = {
  json: (): Extension => [json(), bracketMatching()],
  xml: (): Extension => [xml(), bracketMatching()],
  'long json': () => longTextSyntax('json'),
  'long xml': () => longTextSyntax('xml'),
} satisfies Record<SyntaxName | `long ${SyntaxName}`, () => Extension>;

/** Marks a text that the page put in place of all. */
const putIn = Annotation.define<true>();

const common: Extension = [
  foldGutter(),
  highlightSpecialChars(),
  drawSelection(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  EditorState.tabSize.of(2),
  indentUnit.of('  '),
  EditorView.contentAttributes.of({
    tabindex: '0',
    dir: 'ltr',
    lang: 'en',
    spellcheck: 'false',
    autocapitalize: 'off',
  }),
  editorStyle,
];

/** A long text is pasted in parts. */
const pasteInParts = EditorView.domEventHandlers({
  paste(event, view) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= longText) return false;
    event.preventDefault();
    void linesOfText(text).then((lines) =>
      view.dispatch(view.state.replaceSelection(lines), { userEvent: 'input.paste', scrollIntoView: true }),
    );
    return true;
  },
});

const writing: Extension = [
  history(),
  pasteInParts,
  lintGutter(),
  dropCursor(),
  indentOnInput(),
  closeBrackets(),
  autocompletion(),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

const readingOnly: Extension = [
  EditorState.readOnly.of(true),
  keymap.of([...defaultKeymap, ...searchKeymap, ...foldKeymap]),
];

function diagnosticOf({ at, severity, message, action }: Marked, state: EditorState): Diagnostic {
  const { from, to } = rangeOf(at, state);
  return {
    // Of what is missing, the character before its place is underlined.
    from: from === to ? Math.max(state.doc.lineAt(from).from, from - 1) : from,
    to,
    severity: severity === 'information' ? 'info' : severity,
    message,
    ...(action === undefined ? {} : { actions: [action] }),
  };
}

/** A mark in the text that is there, to the end of its line at most; one that no longer is, is at the end. */
function rangeOf(
  { line, column, length, missing }: TextMark,
  { doc }: EditorState,
): { from: number; to: number } {
  if (line > doc.lines) return { from: doc.length, to: doc.length };
  const { from: start, to: end } = doc.line(line);
  const from = Math.min(start + column - 1, end);
  return { from, to: missing === undefined ? Math.min(from + length, end) : from };
}

/** The texts of the editor itself, by those that it has in English. */
function phrasesIn(language: Language): Record<string, string> {
  const [english, meant]: readonly Readonly<Record<string, string>>[] = [
    texts.en.editor,
    texts[language].editor,
  ];
  return Object.fromEntries(
    Object.entries(english ?? {}).map(([name, phrase]) => [phrase, meant?.[name] ?? phrase]),
  );
}
