import { el } from 'pint-ae/internal/ui';
import type { Page } from '../client.ts';
import type { Context } from '../context.ts';
import { hashOf } from '../route.ts';
import type { TextName } from '../texts.ts';
import { emptyState } from './states.ts';

export type Cell = Node | string | null;
type Child = Parameters<typeof el>[2];

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

/** A page of a list as a table, or the text for an empty one; with its extent, and the link to more entries. */
export function pagedTable<Row>(
  { say, route }: Context,
  name: TextName,
  none: TextName,
  columns: readonly Column<Row>[],
  { items, nextCursor }: Page<Row>,
): HTMLElement[] {
  const { cursor, ...others } = Object.fromEntries(route.query);
  const count = items.length;
  return [
    count === 0 ? emptyState(say(none)) : tableOf(say(name), columns, items),
    el(
      'nav',
      { class: 'pager', 'aria-label': say('shown', { count }) },
      el('span', { class: 'quiet' }, say('shown', { count })),
      cursor !== undefined && el('a', { class: 'button', href: hashOf(route.steps, others) }, say('first')),
      nextCursor !== null &&
        el(
          'a',
          { class: 'button', href: hashOf(route.steps, { ...others, cursor: nextCursor }) },
          say('next'),
        ),
    ),
  ];
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

/** A part of a view that begins with facts. */
export function factCard(
  label: string,
  facts: Parameters<typeof factsOf>[0],
  ...content: readonly Child[]
): HTMLElement {
  return el('section', { class: 'card', 'aria-label': label }, factsOf(facts), ...content);
}

/** Buttons beside each other. */
export function actions(...content: readonly Child[]): HTMLElement {
  return el('div', { class: 'actions' }, ...content);
}

/** A part of a view with a heading. */
export function card(id: string, heading: string, ...content: readonly Child[]): HTMLElement {
  return el('section', { class: 'card', 'aria-labelledby': id }, el('h3', { id }, heading), ...content);
}
