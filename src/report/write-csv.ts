/**
 * Rows as CSV (RFC 4180) that spreadsheets read as text: an apostrophe stands before a value that would begin a
 * formula (OWASP, CSV injection). The same applies after characters that a reader may take for the end of a cell: a
 * semicolon, a tab or a line feed.
 */
export function csvOf(rows: Iterable<readonly CsvCell[]>): string {
  let text = '\ufeff';
  for (const row of rows) text += `${row.map(cell).join(',')}\r\n`;
  return text;
}

type CsvCell = string | number | { readonly amount: string };

function cell(text: CsvCell): string {
  if (typeof text === 'number') return String(text);
  if (typeof text === 'object') return text.amount;
  if (plain.test(text)) return text;
  const first = /^[\t\r\n]/.test(text) ? `'${text}` : text;
  const safe = first.replace(beginningOfFormula, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Most cells need no quotes: they begin with an ASCII letter or digit, and nothing in them ends a cell. */
const plain = /^[0-9A-Za-z][^",;\t\r\n]*$/;

/** The start of a cell, before signs that begin formulas, including full-width ones. */
const beginningOfFormula = /(^[^\S\t\r\n]*|[;\t\r\n][^\S\t\r\n]*"*)(?=[=+\-@＝＋－＠])/g;
