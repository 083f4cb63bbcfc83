import {
  closeSearchPanel,
  findNext,
  getSearchQuery,
  gotoLine,
  openSearchPanel,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search';
import { EditorSelection, type EditorState, type Extension } from '@codemirror/state';
import { type Command, EditorView, keymap, type Panel, runScopeHandlers } from '@codemirror/view';
import { button, el } from '../../ui/dom.ts';

export const openSearch: Command = openSearchPanel;

/** Search by regular expressions: the editor's own search blocks typing in 10 MB for a second. */
export const searching: Extension = [
  search({
    top: true,
    literal: true,
    createPanel: searchPanel,
    scrollToMatch: (range) => EditorView.scrollIntoView(range, { xMargin: 80 }),
  }),
  keymap.of([
    { key: 'Mod-f', run: openSearch, scope: 'editor search-panel' },
    ...['F3', 'Mod-g'].map((key) => ({
      key,
      run: findNext,
      shift: findPrevious,
      scope: 'editor search-panel',
      preventDefault: true,
    })),
    { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
    { key: 'Mod-Alt-g', run: gotoLine },
  ]),
];

/** A selection of up to this many characters is taken as the search text. */
const longestWords = 100;

function searchPanel(view: EditorView): Panel {
  const phrase = (text: string) => view.state.phrase(text);
  const input = (name: string, label: string) => {
    const text = phrase(label);
    return el('input', {
      class: 'cm-textfield',
      name,
      'aria-label': text,
      placeholder: text,
      oninput: commit,
    });
  };
  const action = (name: string, text: string, press: () => void) =>
    button(phrase(text), press, { class: 'cm-button', name });
  const words = input('search', 'Find');
  words.setAttribute('main-field', 'true');
  const replacement = input('replace', 'Replace');
  const choices = {
    caseSensitive: el('input', { type: 'checkbox', onchange: commit }),
    regexp: el('input', { type: 'checkbox', onchange: commit }),
    wholeWord: el('input', { type: 'checkbox', onchange: commit }),
  };
  const told = el('span', { role: 'status' });
  let query = getSearchQuery(view.state);
  words.value = selectedWords(view.state);

  function commit(): void {
    const next = queryFor(words.value, replacement.value, choices);
    told.textContent = '';
    if (next.eq(query)) return;
    query = next;
    view.dispatch({ effects: setSearchQuery.of(next) });
  }

  function run(command: Command): void {
    told.textContent = !query.valid || command(view) ? '' : phrase('No match');
  }

  function press(event: KeyboardEvent): void {
    const isRun = runScopeHandlers(view, event, 'search-panel');
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (isRun || isEnter) event.preventDefault();
    if (isRun || !isEnter) return;
    if (event.target === replacement) run(replaceNext);
    else run(event.shiftKey ? findPrevious : findNext);
  }

  const dom = el(
    'div',
    { class: 'cm-search' },
    words,
    action('next', 'next', () => run(findNext)),
    action('prev', 'previous', () => run(findPrevious)),
    el('label', {}, choices.caseSensitive, phrase('match case')),
    el('label', {}, choices.regexp, phrase('regexp')),
    el('label', {}, choices.wholeWord, phrase('by word')),
    told,
    ...(view.state.readOnly
      ? []
      : [
          el('br'),
          replacement,
          action('replace', 'replace', () => run(replaceNext)),
          action('replaceAll', 'replace all', () => run(replaceAll)),
        ]),
    button('×', () => closeSearchPanel(view), { name: 'close', 'aria-label': phrase('close') }),
  );
  dom.addEventListener('keydown', press);
  return {
    dom,
    top: true,
    mount() {
      words.select();
      // The editor accepts no changes while it sets up the panel.
      queueMicrotask(commit);
    },
    update({ transactions }) {
      const given = transactions
        .flatMap(({ effects }) => effects)
        .findLast((effect) => effect.is(setSearchQuery))?.value;
      if (given === undefined || given.eq(query)) return;
      // The selection when the search is opened again.
      words.value = given.search;
      queueMicrotask(commit);
    },
  };
}

function queryFor(
  words: string,
  replacement: string,
  choices: Record<'caseSensitive' | 'regexp' | 'wholeWord', HTMLInputElement>,
): SearchQuery {
  const isExpression = choices.regexp.checked;
  return new SearchQuery({
    search: isExpression ? words : asExpression(words),
    replace: isExpression ? replacement : replacement.replaceAll('$', '$$$$'),
    regexp: true,
    literal: true,
    caseSensitive: choices.caseSensitive.checked,
    wholeWord: choices.wholeWord.checked,
  });
}

function selectedWords({ selection, doc }: EditorState): string {
  const { from, to } = selection.main;
  return to - from > longestWords ? '' : doc.sliceString(from, to);
}

/** A regular expression that matches exactly a text. */
function asExpression(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The most characters to search at once, and the most characters of a match across their end. */
const part = 100_000;
const longestMatch = 1_000;

/** The editor's own function searches the same text again and again to find the last match before a place. */
function findPrevious(view: EditorView): boolean {
  const { state } = view;
  const query = getSearchQuery(state);
  if (!query.valid) return openSearch(view);
  const { from } = state.selection.main;
  const match = lastMatch(query, state, 0, from) ?? lastMatch(query, state, from, state.doc.length);
  if (match === undefined) return false;
  const selection = EditorSelection.single(match.from, match.to);
  view.dispatch({
    selection,
    effects: EditorView.scrollIntoView(selection.main, { xMargin: 80 }),
    userEvent: 'select.search',
  });
  return true;
}

function lastMatch(query: SearchQuery, state: EditorState, from: number, to: number) {
  for (let end = to; end > from; end -= part) {
    const matches = query.getCursor(state, Math.max(from, end - part), Math.min(to, end + longestMatch));
    let last: { from: number; to: number } | undefined;
    for (let next = matches.next(); !next.done && next.value.from < end; next = matches.next())
      last = next.value;
    if (last !== undefined) return last;
  }
  return undefined;
}
