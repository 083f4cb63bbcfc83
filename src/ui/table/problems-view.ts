import type { EnteredCell } from '../../table/entered-cells.ts';
import type { ShownProblem } from '../answering/table-questions.ts';
import { el, own, sentence } from '../dom.ts';
import type { Texts } from '../texts.ts';

/** Reads the input for cells with the same text. */
type Correction = () => readonly EnteredCell[];

/** The problems of a table, each once, with a field that corrects the content of its cells in all invoices. */
export function problemsView(
  problems: readonly ShownProblem[],
  { table }: Texts,
  enter: (cells: readonly EnteredCell[]) => void,
): HTMLElement | undefined {
  if (problems.length === 0) return undefined;
  const corrections: Correction[] = [];
  const groups = problems.map((problem, at) => {
    const fields = problem.texts.map((text, index) =>
      correctionField(text, `table-fix-${at}-${index}`, table),
    );
    corrections.push(...fields.map(({ correction }) => correction));
    return el(
      'fieldset',
      {},
      el('legend', {}, sentence(problem.name), el('span', { class: 'quiet' }, ` · ${problem.extent}`)),
      el('p', { class: 'hint' }, sentence(problem.hint)),
      ...fields.map(({ element }) => element),
    );
  });
  const submit = (event: Event) => {
    event.preventDefault();
    const entered = corrections.flatMap((correction) => correction());
    if (entered.length > 0) enter(entered);
  };
  const button = el('button', { id: 'table-apply', class: 'fix' }, table.applyCorrections);
  return el(
    'form',
    { class: 'problems', onsubmit: submit },
    el('h3', {}, table.problems),
    ...groups,
    corrections.length > 0 && el('p', { class: 'actions' }, button),
  );
}

function correctionField(
  { text, buyer = '', cells, extent, suggested = '' }: ShownProblem['texts'][number],
  id: string,
  table: Texts['table'],
): { readonly element: HTMLElement; readonly correction: Correction } {
  const input = el('input', { id, autocomplete: 'off', spellcheck: 'false', placeholder: table.correct });
  input.value = suggested;
  const correction = () => {
    const entered = input.value.trim();
    return entered === '' || entered === text ? [] : cells.map((cell) => ({ ...cell, text: entered }));
  };
  const said = text.trim() === '' ? table.blank : own(text);
  const label = el('label', { for: id }, own(buyer), buyer !== '' && ' · ', said, ` · ${extent}`);
  return { element: el('p', { class: 'correction' }, label, input), correction };
}
