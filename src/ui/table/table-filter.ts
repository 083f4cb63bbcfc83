import { searchedForm } from '../../core/text/text.ts';
import type { VerdictRow } from '../answering/table-questions.ts';
import { el } from '../dom.ts';
import type { Texts } from '../texts.ts';

/** The filter of a table's invoices; it stays when the table is read again. */
export interface TableFilter {
  readonly accepts: (row: VerdictRow) => boolean;
  /** Returns the controls to choose words, an outcome and a problem. */
  readonly elements: (
    rows: readonly VerdictRow[],
    texts: Texts,
    changed: () => void,
  ) => readonly HTMLElement[];
  readonly clear: () => void;
}

/** The most characters of the name of a problem in a list. */
const longestName = 80;

export function newFilter(): TableFilter {
  const none = { words: '', outcome: '', problem: '' };
  let chosen = none;
  return {
    clear: () => {
      chosen = none;
    },
    accepts: ({ outcome, problems, number = '', buyer = '', payable = '', first }) => {
      const { words } = chosen;
      const said = searchedForm([number, buyer, payable, first?.address, first?.message].join(' '));
      return (
        (chosen.outcome === '' || outcome === chosen.outcome) &&
        (chosen.problem === '' || problems.some(({ key }) => key === chosen.problem)) &&
        said.includes(searchedForm(words.trim()))
      );
    },
    elements(rows, texts, changed) {
      const groups = problemsOf(rows);
      // A solved problem is no longer selected.
      if (!groups.some(({ key }) => key === chosen.problem)) chosen = { ...chosen, problem: '' };
      const choose = (name: keyof typeof none) => (event: Event) => {
        const { target } = event;
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        chosen = { ...chosen, [name]: target.value };
        changed();
      };
      const list = (
        name: 'outcome' | 'problem',
        label: string,
        all: string,
        options: readonly (readonly [string, string])[],
      ) => {
        const element = el(
          'select',
          { id: `table-filter-${name}`, 'aria-label': label, onchange: choose(name) },
          el('option', { value: '' }, all),
          ...options.map(([value, shown]) => el('option', { value }, shown)),
        );
        element.value = chosen[name];
        return element;
      };
      const words = el('input', {
        id: 'table-filter-words',
        type: 'search',
        'aria-label': texts.filter,
        placeholder: texts.filter,
        oninput: choose('words'),
      });
      words.value = chosen.words;
      const outcomes = (['valid', 'invalid', 'malformed', 'not-judged'] as const).map(
        (each) => [each, texts.outcomes[each]] as const,
      );
      return [
        words,
        list('outcome', texts.verdict, texts.allVerdicts, outcomes),
        list(
          'problem',
          texts.table.problem,
          texts.table.allProblems,
          groups.map(({ key, name, count }) => [key, `${count} × ${name.slice(0, longestName)}`] as const),
        ),
      ];
    },
  };
}

function problemsOf(rows: readonly VerdictRow[]) {
  const groups = new Map<string, { readonly key: string; readonly name: string; count: number }>();
  for (const { problems } of rows)
    for (const [key, name] of new Map(problems.map((each) => [each.key, each.name]))) {
      const group = groups.get(key) ?? { key, name, count: 0 };
      groups.set(key, group);
      group.count += 1;
    }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}
