import type { JsonValue } from '../../core/findings/fix.ts';
import { valueAt } from '../../core/findings/json-path.ts';
import { button, el, tableHead, tableRow } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { linesPath } from './blank.ts';
import { idOf, writtenFor } from './controls.ts';
import { type Change, type RequestText, valueIn } from './request-text.ts';
import type { ShownField, ShownForm, ShownLine, ShownPart } from './shown-parts.ts';

/** The lines as a table for the keyboard: Enter and arrows move, and a block of cells is pasted over cells. */
export function linesTable(form: ShownForm, parts: FormParts): HTMLElement {
  const { texts } = parts;
  const columns = form.lines[0]?.cells ?? [];
  const table = el(
    'table',
    { class: 'form-lines', id: 'form-lines' },
    tableHead(
      el('th', { scope: 'col', class: 'line-number' }, el('span', { class: 'unseen' }, texts.form.line)),
      ...columns.map(({ help, isRequired }) =>
        el(
          'th',
          { scope: 'col', 'data-kind': help.kind },
          help.title,
          isRequired && el('span', { class: 'star', 'aria-hidden': 'true' }, ' *'),
        ),
      ),
      el('th', { scope: 'col', class: 'amount' }, texts.form.net),
      el('th', { scope: 'col' }, el('span', { class: 'unseen' }, texts.form.remove)),
    ),
    ...form.lines.map((line, index) => lineRows(line, index, columns.length, parts)),
  );
  listen(table, form, parts);
  return el(
    'section',
    { class: 'form-section lines', 'aria-labelledby': 'section-lines' },
    el('h3', { id: 'section-lines' }, texts.form.sections.lines),
    parts.notes(linesPath),
    table,
    form.furtherLines > 0 && el('p', { class: 'quiet' }, texts.furtherLines(form.furtherLines)),
    el(
      'p',
      { class: 'actions' },
      button(`+ ${texts.form.addLine}`, () => addLine(form, parts, 0), { id: 'add-line' }),
      ...columns.flatMap((column, at) => sameForAll(form, column, at, parts)),
      el('span', { class: 'quiet small' }, texts.form.keys),
    ),
  );
}

/** Gives all lines the initial value of a column: the usual VAT category and its rate. */
function sameForAll(
  { lines }: ShownForm,
  { starts, sets }: ShownField,
  column: number,
  { texts, change }: FormParts,
): readonly HTMLElement[] {
  const also = starts === undefined ? undefined : sets?.values[starts];
  if (starts === undefined || also === undefined) return [];
  const press = () =>
    change(
      lines.flatMap(({ cells }) => {
        const cell = cells[column];
        if (cell?.sets === undefined || cell.starts === undefined) return [];
        return [
          { path: cell.path, value: starts },
          { path: cell.sets.path, value: also },
        ];
      }),
    );
  return [button(texts.rateForAll(also), press, { id: 'rate-for-all' })];
}

function lineRows(line: ShownLine, index: number, columns: number, parts: FormParts): HTMLElement {
  const { texts } = parts;
  const name = `${texts.form.line} ${index + 1}`;
  const details = parts.part(line);
  return el(
    'tbody',
    {},
    tableRow(
      el('th', { scope: 'row', class: 'line-number' }, String(index + 1)),
      ...line.cells.map((cell, column) =>
        el(
          'td',
          { 'data-label': cell.help.title, 'data-kind': cell.help.kind, 'data-column': String(column) },
          parts.cell(cell, `${name}, ${cell.help.title}`),
        ),
      ),
      el('td', { class: 'amount net', 'data-label': texts.form.net }, parts.net(index)),
      el(
        'td',
        { class: 'remove' },
        button('✕', () => parts.change([{ path: line.path, value: undefined }]), {
          class: 'quiet-button',
          'aria-label': `${texts.form.remove}: ${name}`,
        }),
      ),
    ),
    el(
      'tr',
      { class: 'below' },
      el(
        'td',
        { colspan: String(columns + 3) },
        ...line.cells.map(({ path }) => parts.notes(path)),
        parts.notes(line.path),
        ...details,
      ),
    ),
  );
}

/** A new line, with the values that lines of a document mostly share from the line above: unit and VAT. */
function newLine({ lines }: ShownForm, parts: FormParts): JsonValue {
  const blank = parts.blankEntry(linesPath);
  const above = lines.at(-1);
  if (above === undefined || typeof blank !== 'object') return blank;
  const request = parts.request();
  const shared = above.cells.flatMap(({ path, help, sets }) => {
    // The table is drawn before its values are entered.
    const value = String((request && valueIn(request, path)) ?? '');
    if (value === '' || !(help.kind === 'choice' || help.kind === 'code')) return [];
    const also = sets?.values[value];
    const set = sets === undefined || also === undefined ? [] : [[lastName(sets.path), also] as const];
    return [[lastName(path), value] as const, ...set];
  });
  return { ...blank, ...Object.fromEntries(shared) };
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function addLine(form: ShownForm, parts: FormParts, column: number): void {
  if (form.furtherLines > 0) return;
  const path = `${linesPath}[${form.lines.length}]`;
  const focus = form.lines[0]?.cells[column]?.path ?? `${linesPath}[0].description`;
  parts.change([{ path, value: newLine(form, parts) }], focus.replace(/^lines\[\d+\]/, path));
}

function listen(table: HTMLElement, form: ShownForm, parts: FormParts): void {
  const cellOf = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
    for (const [line, { cells }] of form.lines.entries())
      for (const [column, cell] of cells.entries())
        if (idOf(cell.path) === target.id) return { line, column };
    return undefined;
  };
  const goTo = (line: number, column: number) => {
    const path = form.lines[line]?.cells[column]?.path;
    const entry = path === undefined ? null : document.getElementById(idOf(path));
    entry?.focus();
    if (entry instanceof HTMLInputElement) entry.select();
    return entry !== null;
  };
  table.addEventListener('keydown', (event) => {
    const cell = cellOf(event.target);
    if (cell === undefined || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isText = event.target instanceof HTMLInputElement;
    const step = event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : isText ? (arrows[event.key] ?? 0) : 0;
    if (step === 0) return;
    // An open list of codes takes the arrows itself.
    if (event.key !== 'Enter' && event.target instanceof HTMLInputElement && event.target.list !== null)
      return;
    event.preventDefault();
    if (goTo(cell.line + step, cell.column) || event.key !== 'Enter' || step < 0) return;
    // A number that is still being typed counts before the next line begins.
    if (event.target instanceof HTMLInputElement) event.target.dispatchEvent(new Event('change'));
    addLine(form, parts, 0);
  });
  table.addEventListener('paste', (event) => {
    const cell = cellOf(event.target);
    const block = pastedBlock(event.clipboardData?.getData('text/plain') ?? '');
    if (cell === undefined || block === undefined) return;
    event.preventDefault();
    parts.change(changesOfBlock(block, cell, form, parts));
  });
}

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lines that a pasted block of cells replaces as a whole, and those it adds. */
export function changesOfBlock(
  block: readonly (readonly string[])[],
  start: { readonly line: number; readonly column: number },
  form: ShownForm,
  parts: Pick<FormParts, 'request' | 'blankEntry'>,
): readonly Change[] {
  const columns = form.lines[0]?.cells ?? [];
  const document: unknown = JSON.parse(parts.request()?.text ?? '{}');
  const room = form.furtherLines > 0 ? form.lines.length - start.line : block.length;
  return block.slice(0, room).map((cells, row) => {
    const index = start.line + row;
    const before = valueAt(document, [linesPath, index]) ?? parts.blankEntry(linesPath);
    const pasted = cells.flatMap((text, column) => entriesOf(columns[start.column + column], text));
    const line = { ...(before as object), ...Object.fromEntries(pasted) };
    return { path: `${linesPath}[${index}]`, value: line };
  });
}

/** The members that a pasted cell sets in a line; an empty cell sets none. */
function entriesOf(cell: ShownField | undefined, text: string): readonly (readonly [string, JsonValue])[] {
  if (cell === undefined || text.trim() === '') return [];
  const { help, sets, path } = cell;
  const code = help.values.find(
    ([value, meaning]) =>
      String(JSON.parse(value)) === text.trim() || meaning.toLowerCase() === text.trim().toLowerCase(),
  );
  // A rate in place of a category stays a rate: the person chooses its category.
  const rate =
    sets === undefined || code !== undefined
      ? undefined
      : writtenFor({ ...help, kind: 'decimal' }, { text, isFinal: true });
  if (sets !== undefined && typeof rate?.value === 'number') return [[lastName(sets.path), rate.value]];
  const entered = code === undefined ? text : String(JSON.parse(code[0]));
  const written = writtenFor(help, { text: entered, isFinal: true });
  const also = sets?.values[entered];
  return [
    ...(written?.value === undefined ? [] : [[lastName(path), written.value] as const]),
    ...(sets === undefined || also === undefined ? [] : [[lastName(sets.path), also] as const]),
  ];
}

interface FormParts {
  readonly texts: Texts;
  readonly cell: (cell: ShownField, name: string) => HTMLElement;
  readonly notes: (path: string) => HTMLElement;
  readonly part: (part: ShownPart) => readonly HTMLElement[];
  readonly change: (changes: readonly Change[], focus?: string) => void;
  readonly blankEntry: (listPath: string) => JsonValue;
  readonly request: () => RequestText | undefined;
  readonly net: (index: number) => HTMLElement;
}

/** The cells of a text from a spreadsheet, row by row; undefined for a single cell. */
export function pastedBlock(text: string): readonly (readonly string[])[] | undefined {
  if (!/[\t\n]/.test(text.trimEnd())) return undefined;
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const [whole = '', quoted, bare = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    at += whole.length;
    const isRowEnd = /\r?\n/y;
    isRowEnd.lastIndex = at;
    const end = isRowEnd.exec(text)?.[0];
    if (end !== undefined) rows.push([]);
    at += end?.length ?? 1;
  }
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}
