import { el } from 'pint-ae/internal/ui';

export type Cell = Node | string | null;

/** A column, with its name and its content for a row. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => Cell;
  readonly class?: string;
}

/** A table whose rows become blocks on a phone, each value under its column's name; the first names the row. */
export function tableOf<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): HTMLElement {
  const cells = (row: Row) =>
    columns.map((column, index) => {
      const facts = { 'data-name': column.name, class: column.class };
      return index === 0
        ? el('th', { scope: 'row', ...facts }, column.cell(row))
        : el('td', facts, column.cell(row));
    });
  return el(
    'div',
    { class: 'wide', role: 'region', 'aria-label': caption, tabindex: '0' },
    el(
      'table',
      { class: 'rows' },
      el('caption', { class: 'unseen' }, caption),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          ...columns.map(({ name, class: kind }) => el('th', { scope: 'col', class: kind }, name)),
        ),
      ),
      el('tbody', {}, ...rows.map((row) => el('tr', {}, ...cells(row)))),
    ),
  );
}

/** Names and values below each other. */
export function factsOf(facts: readonly (readonly [name: string, value: Cell])[]): HTMLElement {
  return el(
    'dl',
    { class: 'facts' },
    ...facts
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
  );
}
