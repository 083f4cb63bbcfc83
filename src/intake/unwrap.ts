/** XML begins with `<`, which JSON never does. */
export function isXmlText(text: string): boolean {
  return /^[\ufeff \t\r\n]*</.test(text);
}

/** Tells whether the first byte that is neither blank nor part of a byte order mark is `<`, in any encoding. */
export function beginsAsXml(bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.length && marksAndBlanks.has(bytes[at] ?? 0)) at += 1;
  return bytes[at] === 0x3c;
}

const marksAndBlanks: ReadonlySet<number> = new Set([
  0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff,
]);

/** The XML inside a JSON value: a string that is XML, or an object whose only field is `xml`. */
export function xmlWithin(value: unknown): string | undefined {
  if (typeof value === 'string') return isXmlText(value) ? value : undefined;
  if (typeof value !== 'object' || value === null || !('xml' in value)) return undefined;
  return typeof value.xml === 'string' && Object.keys(value).length === 1 ? value.xml : undefined;
}

/** The request in a result of reading UBL, as `pint-ae read` writes it. */
export function requestWithin(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null || !('request' in value)) return undefined;
  const { request } = value;
  if (typeof request !== 'object' || request === null) return undefined;
  return Object.keys(value).every((name) => ofReading.includes(name)) && 'unmapped' in value
    ? request
    : undefined;
}

const ofReading: readonly string[] = ['file', 'request', 'unmapped', 'findings'];
