/**
 * The cells of a text that was copied from a spreadsheet, row by row; undefined for a single cell, which is pasted as
 * any text. A cell in quotation marks may hold tabs and line breaks.
 */
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
