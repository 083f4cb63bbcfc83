import type { Language } from '../../core/messages/language.ts';
import { searchedForm } from '../../core/text/text.ts';
import { csvOf } from '../../report/write-csv.ts';
import type { DocumentRow } from '../../ui/answering/questions.ts';
import { button, el, own, replaceIn, sentence } from '../../ui/dom.ts';
import type { Texts } from '../../ui/texts.ts';
import { amount, cell, outcomeCell, payableCell } from '../../ui/views/row-cells.ts';

/** The parts of the table of documents, and their callbacks. */
export interface DocumentsView {
  readonly element: HTMLElement;
  readonly add: (row: DocumentRow) => void;
  /** Shows the progress of the checks; without figures, shows that they are done. */
  readonly progress: (done?: number, of?: number) => void;
}

export interface DocumentsActions {
  readonly open: (row: DocumentRow) => void;
  readonly save: (format: 'csv' | 'json' | 'html', csv: string) => void;
  readonly close: () => void;
}

const columns = ['name', 'outcome', 'number', 'buyer', 'payable', 'firstFinding'] as const;
type Column = (typeof columns)[number];

/** The most rows that are drawn; the filter finds the others. */
const most = 500;

/** The documents that were opened together, with sorting, filtering, opening one, and saving. */
export function documentsView(language: Language, texts: Texts, actions: DocumentsActions): DocumentsView {
  const rows: DocumentRow[] = [];
  const elements = new Map<DocumentRow, HTMLElement>();
  let isDrawn = true;
  const body = el('tbody', { role: 'rowgroup' });
  const counts = el('p', { class: 'quiet', role: 'status' });
  const bar = el('progress', { 'aria-label': texts.outcomes.checking });
  const filter = createFilter(language, texts, drawSoon);
  const order = createOrder(language, texts, drawSoon);

  const shown = () => order.sorted(rows.filter(filter.accepts));

  /** The table is drawn once per frame, however many documents arrive. */
  function drawSoon(): void {
    if (!isDrawn) return;
    isDrawn = false;
    requestAnimationFrame(draw);
  }

  function draw(): void {
    isDrawn = true;
    const found = shown();
    replaceIn(body, ...found.slice(0, most).map(elementOf));
    const valid = rows.filter((row) => row.outcome === 'valid').length;
    const hidden = found.length > most ? ` · + ${found.length - most}` : '';
    counts.replaceChildren(`${texts.documentCounts(rows.length, valid)}${hidden}`);
  }

  /** The element of a row; it stays the same, so that it can keep the focus. */
  function elementOf(row: DocumentRow): HTMLElement {
    const element = elements.get(row) ?? rowOf(row, language, texts, actions);
    elements.set(row, element);
    return element;
  }

  const csv = () => csvOf([columns.map((column) => texts.columns[column]), ...shown().map(csvRow)]);
  const element = el(
    'div',
    {},
    el(
      'p',
      { class: 'actions' },
      ...filter.elements,
      ...(['csv', 'json', 'html'] as const).map((format) =>
        button(texts.exports[format], () => actions.save(format, csv())),
      ),
      button(texts.close, actions.close),
    ),
    counts,
    bar,
    el(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': texts.documents },
      // On a phone the rows are stacked, which would remove the table role.
      el(
        'table',
        { role: 'table' },
        el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, ...order.heads)),
        body,
      ),
    ),
  );
  return {
    element,
    add(row) {
      rows.push(row);
      drawSoon();
    },
    progress(done, of) {
      bar.hidden = done === undefined;
      if (done !== undefined && of !== undefined) Object.assign(bar, { max: of, value: done });
    },
  };
}

function createFilter(language: Language, texts: Texts, changed: () => void) {
  const words = el('input', {
    type: 'search',
    'aria-label': texts.filter,
    placeholder: texts.filter,
    oninput: changed,
  });
  const outcome = el(
    'select',
    { 'aria-label': texts.verdict, onchange: changed },
    el('option', { value: '' }, texts.allVerdicts),
    ...(['valid', 'invalid', 'malformed', 'not-judged'] as const).map((each) =>
      el('option', { value: each }, texts.outcomes[each]),
    ),
  );
  const hasWords = (row: DocumentRow, wanted: string) =>
    shownTexts(row, language, texts).some((text) => searchedForm(text).includes(wanted));
  return {
    elements: [words, outcome],
    accepts(row: DocumentRow) {
      const wanted = searchedForm(words.value.trim());
      return (
        (outcome.value === '' || row.outcome === outcome.value) && (wanted === '' || hasWords(row, wanted))
      );
    },
  };
}

function createOrder(language: Language, texts: Texts, changed: () => void) {
  let order: { readonly by: Column; readonly isDown: boolean } | undefined;
  const heads = columns.map((column) =>
    el(
      'th',
      { scope: 'col', role: 'columnheader', 'data-column': column },
      button(texts.columns[column], () => sortBy(column)),
    ),
  );

  function sortBy(column: Column): void {
    order = { by: column, isDown: order?.by === column && !order.isDown };
    for (const head of heads) {
      const isOrder = head.dataset.column === column;
      if (isOrder) head.setAttribute('aria-sort', order.isDown ? 'descending' : 'ascending');
      else head.removeAttribute('aria-sort');
    }
    changed();
  }

  return {
    /** The headers of the columns; pressing one sorts by it, and pressing it again reverses the order. */
    heads,
    sorted: (rows: readonly DocumentRow[]) =>
      order === undefined ? rows : rows.toSorted(comparison(order.by, order.isDown, language)),
  };
}

function rowOf(row: DocumentRow, language: Language, texts: Texts, { open }: DocumentsActions): HTMLElement {
  const { name, outcome, facts, errors, firstFinding } = row;
  const { payable, currency } = facts;
  const others = texts.counted({ ...errors, count: errors.count - 1 });
  return el(
    'tr',
    { role: 'row' },
    el(
      'th',
      { scope: 'row', role: 'rowheader' },
      button(own(name), () => open(row), { class: 'link' }),
    ),
    outcomeCell(outcome, texts),
    cell('number', own(facts.number ?? '–')),
    cell('buyer', own(facts.buyer ?? '–')),
    payableCell(payable, currency, language),
    cell('first', sentence(firstFinding ?? '–'), errors.count > 1 && ` (+ ${others})`),
  );
}

function cellText({ name, outcome, facts, firstFinding = '' }: DocumentRow, column: Column): string {
  const { number = '', buyer = '', payable = '' } = facts;
  return { name, outcome, number, buyer, payable, firstFinding }[column];
}

/** The cells of a row, with the amount as written in the document. */
function shownTexts(row: DocumentRow, language: Language, texts: Texts): string[] {
  const { payable } = row.facts;
  const shown = payable === undefined ? [] : [amount(payable, language)];
  return [...columns.map((column) => cellText(row, column)), texts.outcomes[row.outcome], ...shown];
}

function csvRow(row: DocumentRow): string[] {
  return columns.map((column) =>
    column === 'payable'
      ? `${cellText(row, column)} ${row.facts.currency ?? ''}`.trim()
      : cellText(row, column),
  );
}

function comparison(by: Column, isDown: boolean, language: Language) {
  // Amounts are only sorted here; none of these values is shown.
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one: DocumentRow, other: DocumentRow): number =>
    (isDown ? -1 : 1) * compare(cellText(one, by), cellText(other, by));
}
