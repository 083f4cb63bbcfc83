import { endOfString } from './json/duplicate-keys-and-numbers.ts';

const less = 0x3c;
const slash = 0x2f;
const quote = 0x22;
const apostrophe = 0x27;
const equals = 0x3d;

/** `<a/>` and `0,` are the shortest nodes. */
const shortest = { xml: 4, json: 2 } as const;

/**
 * Tells whether a text has more nodes than allowed: elements and attributes of XML, values of JSON. They are counted
 * by their characters before they are created, because a node takes many times the memory of its text; a text that is
 * too short for that is not examined.
 */
export function hasMoreNodes(text: string, limit: number, kind: 'xml' | 'json'): boolean {
  if (text.length < limit * shortest[kind]) return false;
  return kind === 'xml' ? markupIn(text, limit) > limit : hasMoreValues(text, limit);
}

/** The number of elements and attributes in a text of XML; counting ends beyond a limit. */
export function markupIn(text: string, limit = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (let at = 0; at < text.length && count <= limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== less && code !== equals) continue;
    const next = text.charCodeAt(at + 1);
    if (code === less ? next !== slash : next === quote || next === apostrophe) count += 1;
  }
  return count;
}

/** The characters outside strings that a value can follow. */
const beforeValues: ReadonlySet<number> = new Set([0x2c, 0x3a, 0x5b]);

function hasMoreValues(text: string, limit: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (beforeValues.has(code)) count += 1;
    if (count > limit) return true;
  }
  return false;
}
