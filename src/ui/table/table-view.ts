import type { Language } from '../../core/messages/language.ts';
import type { CompanyProfile } from '../../request/normalise/options.ts';
import type { EnteredCell } from '../../table/entered-cells.ts';
import { type TableMap, undecided } from '../../table/map/table-map.ts';
import type {
  ShownColumn,
  ShownColumnGroup,
  TableAnswerButton,
  TableReading,
  VerdictRow,
} from '../answering/table-questions.ts';
import { button, el, own, replaceIn, sentence } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { cell, outcomeCell, payableCell } from '../views/row-cells.ts';
import { problemsView } from './problems-view.ts';
import type { TableFilter } from './table-filter.ts';

/** Callbacks of a table. */
export interface TableViewActions {
  readonly decide: (decision: TableMap) => void;
  /** Shows an invoice in the form. */
  readonly open?: (request: string, row: number) => void;
  /** The seller of a table without a seller, if it is known. */
  readonly seller: CompanyProfile | undefined;
  readonly filter: TableFilter;
  /** Changes the texts of cells. */
  readonly enter: (cells: readonly EnteredCell[]) => void;
  /** Leads to the form, which asks for the seller and remembers it. */
  readonly enterCompany: () => void;
}

/** Questions to decide, the verdict on each invoice, and the column of each field. */
export function tableView(
  reading: TableReading,
  language: Language,
  texts: Texts,
  actions: TableViewActions,
): HTMLElement {
  const { about, verdicts } = reading;
  return el(
    'div',
    {},
    el('p', { class: 'quiet' }, about.join(' ')),
    sellerNote(reading, texts, actions),
    questionsList(reading, actions),
    ...(verdicts === undefined
      ? []
      : [
          problemsView(verdicts.problems, texts, actions.enter),
          listOfVerdicts(verdicts.rows, language, texts, actions),
          el('p', {}, own(verdicts.reconciliation)),
          el(
            'details',
            { class: 'account' },
            el('summary', {}, texts.table.account),
            el('ul', {}, ...verdicts.account.map((line) => el('li', {}, own(line)))),
          ),
        ]),
    mapping(reading, texts, actions),
  );
}

/** Shows the seller: from the columns, or the remembered company. */
function sellerNote(
  { columns }: TableReading,
  { table }: Texts,
  { enterCompany, seller }: TableViewActions,
): HTMLElement | undefined {
  if (columns.some(({ path }) => path?.startsWith('seller.'))) return undefined;
  if (seller === undefined) {
    const entering = button(table.enterCompany, enterCompany, { id: 'table-enter-company' });
    return el('div', {}, el('p', {}, table.noSeller), el('p', {}, entering));
  }
  return el('p', {}, `${table.seller}: `, own(seller.name ?? seller.trn ?? ''));
}

function questionsList({ questions }: TableReading, { decide }: TableViewActions): HTMLElement | undefined {
  if (questions.length === 0) return undefined;
  const answer = ({ name, decides }: TableAnswerButton) =>
    button(name, () => decide(decides), { class: 'fix' });
  const items = questions.map(({ message, hint, answers, groups = [] }) =>
    el(
      'li',
      {},
      el('p', { class: 'hint' }, el('strong', {}, sentence(message))),
      ...groups.map((group) => columnGroup(group, answer)),
      answers.length > 0 && el('p', { class: 'actions' }, ...answers.map(answer)),
      hint !== undefined && el('p', { class: 'hint' }, hint),
    ),
  );
  return el('ul', { class: 'findings' }, ...items);
}

/** Columns with one kind of content, each with its answers, and one answer for all. */
function columnGroup(
  { title, columns, forAll }: ShownColumnGroup,
  answer: (answer: TableAnswerButton) => HTMLElement,
): HTMLElement {
  return el(
    'section',
    { class: 'column-group' },
    el('h4', {}, title),
    ...columns.map(({ about, answers }) =>
      el(
        'div',
        {},
        el('p', { class: 'hint' }, sentence(about)),
        answers.length > 0 && el('p', { class: 'actions' }, ...answers.map(answer)),
      ),
    ),
    forAll !== undefined && el('p', { class: 'actions' }, answer(forAll)),
  );
}

function mapping(reading: TableReading, { table }: Texts, { decide }: TableViewActions): HTMLElement {
  const { columns, sheets, values } = reading;
  const [sheet = ''] = sheets;
  return el(
    'details',
    { open: true, class: 'mapping' },
    el('summary', {}, table.columns),
    el('p', {}, table.columnsHint),
    el(
      'div',
      { class: 'fields' },
      sheets.length > 1 &&
        field('table-sheet', table.sheet, [sheets.map((name) => option(name, name))], sheet, (chosen) =>
          decide({ sheet: chosen }),
        ),
      ...columns.map((column, index) => columnField(column, index, reading, table, decide)),
    ),
    values.length > 0 &&
      el('p', {}, `${table.everywhere}: ${values.map(([title, value]) => `${title} ${value}`).join(', ')}`),
  );
}

function columnField(
  { name, letters, path }: ShownColumn,
  index: number,
  { fields }: TableReading,
  table: Texts['table'],
  decide: TableViewActions['decide'],
): HTMLElement {
  const plain = [
    ...(path === undecided ? [option(undecided, table.undecided)] : []),
    option('', table.notUsed),
  ];
  const groups = (['ofInvoice', 'ofLine', 'otherwise'] as const).map((group) =>
    el('optgroup', { label: table[group] }, ...fields[group].map(([each, title]) => option(each, title))),
  );
  const shown = field(
    `table-column-${index}`,
    `${letters} · ${name}`,
    [plain, groups],
    path ?? '',
    (chosen) => {
      if (chosen !== undecided) decide({ columns: { [name]: chosen === '' ? null : chosen } });
    },
  );
  if (path === null) shown.classList.add('unused');
  return shown;
}

function option(value: string, name: string): HTMLElement {
  return el('option', { value }, name);
}

function field(
  id: string,
  name: string,
  options: readonly (readonly HTMLElement[])[],
  value: string,
  choose: (value: string) => void,
): HTMLElement {
  const list = el('select', { id }, ...options.flat());
  list.value = value;
  list.addEventListener('change', () => choose(list.value));
  return el('div', { class: 'field' }, el('label', { for: id }, own(name)), list);
}

const heads = ['number', 'outcome', 'buyer', 'payable', 'firstFinding'] as const;

function listOfVerdicts(
  rows: readonly VerdictRow[],
  language: Language,
  texts: Texts,
  actions: TableViewActions,
): HTMLElement {
  const body = el('tbody', { role: 'rowgroup' });
  const elements = new Map(rows.map((row) => [row, verdictRow(row, language, texts, actions)] as const));
  const draw = () =>
    replaceIn(body, ...rows.filter(actions.filter.accepts).flatMap((row) => elements.get(row) ?? []));
  const controls = actions.filter.elements(rows, texts, draw);
  draw();
  return el(
    'div',
    {},
    el('p', { class: 'actions' }, ...controls),
    el(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': texts.table.invoices },
      el(
        'table',
        // On a phone the rows are stacked, which would remove the table role.
        { role: 'table' },
        el(
          'thead',
          { role: 'rowgroup' },
          el(
            'tr',
            { role: 'row' },
            ...heads.map((name) => el('th', { scope: 'col', role: 'columnheader' }, texts.columns[name])),
          ),
        ),
        body,
      ),
    ),
  );
}

function verdictRow(
  row: VerdictRow,
  language: Language,
  texts: Texts,
  { open }: TableViewActions,
): HTMLElement {
  const { number, outcome, buyer, payable, currency, first, others, request } = row;
  const name = own(number ?? '–');
  return el(
    'tr',
    { role: 'row' },
    el(
      'th',
      { scope: 'row', role: 'rowheader' },
      request === undefined || open === undefined
        ? name
        : button(name, () => open(request, row.row), { class: 'link' }),
    ),
    outcomeCell(outcome, texts, row.isCorrected ? texts.table.corrected : undefined),
    cell('buyer', own(buyer ?? '–')),
    payableCell(payable, currency, language),
    cell(
      'first',
      first === undefined ? '–' : el('strong', {}, own(first.address)),
      first !== undefined && ' ',
      first !== undefined && sentence(first.message),
      others > 0 && ` (+ ${others})`,
    ),
  );
}
