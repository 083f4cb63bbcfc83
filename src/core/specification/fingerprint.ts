/** Returns a short hash of a value, and of functions by their source, that is the same in every process. */
export function fingerprint(value: unknown): string {
  const text = canonical(value, new Set());
  return [0, 1].map((seed) => hashed(text, seed)).join('');
}

/** The content of a value as text; a value that contains itself is named once. */
function canonical(value: unknown, around: ReadonlySet<unknown>): string {
  if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
  if (around.has(value)) return 'itself';
  const inside = new Set([...around, value]);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  const own = value instanceof RegExp ? String(value) : '';
  return `${own}{${entries.map((entry) => entry.map((part) => canonical(part, inside)).join(':')).join(',')}}`;
}

/** 53 bits of a text, as 14 hexadecimal digits (cyrb53). */
function hashed(text: string, seed: number): string {
  let [one, other] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return ((other & 0x1fffff) * 2 ** 32 + (one >>> 0)).toString(16).padStart(14, '0');
}
