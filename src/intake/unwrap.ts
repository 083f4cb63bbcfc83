/** XML begins with `<`, which JSON never does. */
export function isXmlText(text: string): boolean {
  return /^[\ufeff \t\r\n]*</.test(text);
}

/** The XML inside a JSON value: a text that is XML, or an object whose only field is `xml`. */
export function xmlWithin(value: unknown): string | undefined {
  if (typeof value === 'string') return isXmlText(value) ? value : undefined;
  if (typeof value !== 'object' || value === null || !('xml' in value)) return undefined;
  return typeof value.xml === 'string' && Object.keys(value).length === 1 ? value.xml : undefined;
}
