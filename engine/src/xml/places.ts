import type { XmlElement } from './element.ts';

/** A place in a text as people count: lines and columns from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns where elements begin in the text from which their tree was read. The text is scanned again for its tags, so
 * that parsing need not record places that are rarely needed. The root must be the root of that text.
 */
export function placesOf(
  text: string,
  root: XmlElement,
  wanted: ReadonlySet<XmlElement>,
): ReadonlyMap<XmlElement, TextPlace> {
  const places = new Map<XmlElement, TextPlace>();
  const placeAt = createLineCounter(text);
  let at = startTagFrom(text, 0);
  find(root);
  return places;

  function find(element: XmlElement): void {
    if (wanted.has(element)) places.set(element, placeAt(at));
    if (places.size === wanted.size) return;
    at = startTagFrom(text, at + 1);
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      find(child);
      if (places.size === wanted.size) return;
    }
  }
}

/** The offset of the next start tag of a well-formed text; every other `<` begins markup to skip. */
function startTagFrom(text: string, from: number): number {
  let at = text.indexOf('<', from);
  while (at >= 0) {
    const next = text.charCodeAt(at + 1);
    if (next === 33) at = text.indexOf(text.startsWith('<!--', at) ? '-->' : ']]>', at);
    else if (next === 63) at = text.indexOf('?>', at);
    else if (next !== 47) return at;
    at = text.indexOf('<', at + 1);
  }
  return text.length;
}

/** Counts lines up to ascending offsets; a line ends as XML defines it. */
function createLineCounter(text: string): (at: number) => TextPlace {
  const endOfLine = text.includes('\r') ? lineEnds(text) : (from: number) => text.indexOf('\n', from) + 1;
  let line = 1;
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let next = nextLine();
  return (at) => {
    for (; next <= at; next = nextLine()) {
      line += 1;
      start = next;
    }
    return { line, column: at - start + 1 };
  };

  /** Returns the offset of the next line. */
  function nextLine(): number {
    return endOfLine(start) || Number.POSITIVE_INFINITY;
  }
}

/** Returns the start of each next line, and 0 after the last; line breaks are those of XML. */
function lineEnds(text: string): () => number {
  const lineEnd = /\r\n?|\n/g;
  return () => (lineEnd.test(text) ? lineEnd.lastIndex : 0);
}
