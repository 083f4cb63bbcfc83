const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64Values = Int8Array.from({ length: 128 }, (_, code) =>
  alphabet.indexOf(String.fromCharCode(code)),
);
const padding = 61;

/** Tells whether a text is Base64 (RFC 4648) with zero bits in the padding, scanned by hand for speed. */
export function isBase64(text: string): boolean {
  let characters = 0;
  let padded = 0;
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 10 || code === 13 || code === 9) continue;
    if (code === padding) {
      padded += 1;
      continue;
    }
    const value = code < 128 ? (base64Values[code] as number) : -1;
    if (value < 0 || padded > 0) return false;
    last = value;
    characters += 1;
  }
  if ((characters + padded) % 4 !== 0 || padded > 2) return false;
  return padded === 0 || (last & (padded === 1 ? 3 : 15)) === 0;
}
