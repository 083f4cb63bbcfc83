/** The text in bytes of UTF-8, without a byte order mark; undefined if they are not UTF-8. */
export function utf8In(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
