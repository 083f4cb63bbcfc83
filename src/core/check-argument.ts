/** What a caller gives as a document must be a text or bytes; anything else is a bug of the caller. */
export function checkDocument(caller: string, document: unknown): asserts document is string | Uint8Array {
  if (typeof document === 'string') return;
  // Bytes of another realm are bytes too; a proxy of some is so by its prototype only, and cannot be read.
  if (ArrayBuffer.isView(document) && Object.prototype.toString.call(document) === '[object Uint8Array]')
    return;
  throw new TypeError(`${caller}: the document is ${nameOf(document)}, not a text or bytes (Uint8Array)`);
}

/** What a caller passes on from one step to the next must be an object. */
export function checkObject(caller: string, what: string, value: unknown): void {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`${caller}: the ${what} is ${nameOf(value)}, not an object`);
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
