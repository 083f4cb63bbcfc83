/** A value as the page writes it: to be read by a person, and to be kept as a file. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
