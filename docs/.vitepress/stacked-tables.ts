/**
 * Tables that a phone has no room for: each row is shown there as a block, every value behind the name of its column, which
 * the cell carries along (`theme/style.css`).
 */

interface Token {
  readonly type: string;
  readonly content: string;
  meta: unknown;
  attrSet(name: string, value: string): void;
}

type Render = (tokens: Token[], index: number, ...rest: never[]) => string;

/** What is used of markdown-it. */
interface Markdown {
  readonly core: { readonly ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void } };
  readonly renderer: { readonly rules: { table_open?: Render | undefined } };
}

const stacked = 'stacked';

/** A plugin of markdown-it; VitePress writes the tag of a table without its attributes. */
export function stackedTables(markdown: Markdown): void {
  const { rules } = markdown.renderer;
  const render = rules.table_open;
  if (render === undefined) return;
  rules.table_open = (tokens, index, ...rest) => {
    const tag = render(tokens, index, ...rest);
    return tokens[index]?.meta === stacked ? tag.replace('<table', `$& class="${stacked}"`) : tag;
  };
  markdown.core.ruler.push('stacked-tables', ({ tokens }) => {
    for (const [start, table] of tokens.entries()) {
      if (table.type !== 'table_open') continue;
      const end = tokens.findIndex(({ type }, at) => at > start && type === 'table_close');
      const rows = rowsIn(tokens.slice(start, end));
      if (!isTooWide(rows.map((row) => row.map(({ text }) => text)))) continue;
      table.meta = stacked;
      nameCells(rows);
    }
  });
}

interface Cell {
  readonly token: Token;
  readonly text: string;
}

function rowsIn(tokens: readonly Token[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'th_open' || token.type === 'td_open')
      rows.at(-1)?.push({ token, text: shownText(tokens[at + 1]?.content ?? '') });
  }
  return rows;
}

/** The first value names its row; of two columns, the other needs no name either. */
function nameCells([heads = [], ...rows]: readonly (readonly Cell[])[]): void {
  if (heads.length < 3) return;
  for (const row of rows)
    for (const [column, { token }] of row.entries())
      if (column > 0) token.attrSet('data-name', heads[column]?.text ?? '');
}

/** Links without their targets, code without its quotes. */
function shownText(source: string): string {
  return source.replaceAll(/\]\([^)]*\)|[[\]`*]/g, '').trim();
}

/** The room on a phone, and what a letter and the space around a column take of it, in pixels. */
const [room, letter, margin] = [340, 7.4, 21];

/** Whether a table does not fit a phone, or only as columns of single words; of its rows, the texts of their cells. */
export function isTooWide(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  const widest = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => longestWord(row[at]))),
  );
  const width = widest.reduce((sum, letters) => sum + letters * letter + margin, 0);
  const letters = rows.slice(1).reduce((sum, row) => sum + row.join('').length, 0);
  // What does not stand in one line makes of several columns piles of single words.
  const inLine = (room - columns * margin) / letter;
  return width > room || (columns > 2 && letters > inLine * (rows.length - 1));
}

/** The longest part of a text that no line break divides: where code may be broken, `code-in-text.ts` says. */
function longestWord(text = ''): number {
  const parts = text.split(/\s+|(?<=[a-z])(?=[A-Z])|(?<=[./_|])/);
  return Math.max(...parts.map(({ length }) => length));
}
