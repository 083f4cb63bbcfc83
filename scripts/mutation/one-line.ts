/** Code in one line, cut if it is long. */
export function oneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
