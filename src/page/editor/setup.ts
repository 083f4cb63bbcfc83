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
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches } from '@codemirror/search';
import { EditorState, type Extension, type Text } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
} from '@codemirror/view';
import type { Language } from '../../core/messages/language.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import { texts } from '../../ui/texts.ts';
import { linesOfText, longText, longTextSyntax, type SyntaxName } from './long-text.ts';
import { searching } from './search.ts';
import { editorStyle } from './style.ts';

/** The extensions of every editor of the page. */
export const common: Extension = [
  foldGutter(),
  highlightSpecialChars(),
  drawSelection(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  searching,
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

/** The extensions of an editor for writing. */
export const writing: Extension = [
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
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

/** The extensions of an editor that only shows. */
export const readingOnly: Extension = [
  EditorState.readOnly.of(true),
  keymap.of([...defaultKeymap, ...foldKeymap]),
];

/** Colours, folding and bracket matching for each syntax. */
export const syntaxes = {
  json: (): Extension => [json(), bracketMatching()],
  xml: (): Extension => [xml(), bracketMatching()],
  'long json': () => longTextSyntax('json'),
  'long xml': () => longTextSyntax('xml'),
} satisfies Record<SyntaxName | `long ${SyntaxName}`, () => Extension>;

/** Number of characters that are enough to recognise XML. */
const longestStart = 1000;

export function syntaxNameOf(doc: Text): keyof typeof syntaxes {
  const language = isXmlText(doc.sliceString(0, longestStart)) ? 'xml' : 'json';
  return doc.length > longText ? `long ${language}` : language;
}

/** The editor's own texts, by their English ones. */
export function phrasesIn(language: Language): Extension {
  const [english, meant]: readonly Readonly<Record<string, string>>[] = [
    texts.en.editor,
    texts[language].editor,
  ];
  return EditorState.phrases.of(
    Object.fromEntries(
      Object.entries(english ?? {}).map(([name, phrase]) => [phrase, meant?.[name] ?? phrase]),
    ),
  );
}
