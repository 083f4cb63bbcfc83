import { placesOf } from 'schematron-compiler/xml-reader';
import type { TextMark } from '../core/findings/place.ts';
import { elementAt, type UblElement } from '../core/xml/element.ts';
import { openEnvelope } from './open-envelope.ts';
import { parseUbl } from './parse-ubl.ts';

/**
 * Finds elements of a UBL document in its text by their locations: the value of an element, if it is on the same
 * line, otherwise the name in its start tag. Finds nothing in a text that cannot be read. `lines` are the lines of
 * the text.
 */
export function ublMarks(
  text: string,
  lines: readonly string[],
  locations: Iterable<string>,
): ReadonlyMap<string, TextMark> {
  const parsed = parseUbl(text);
  if (!parsed.ok) return new Map();
  const top = parsed.value;
  const root = openEnvelope(top)?.root ?? top;
  const elements = new Map<string, UblElement>();
  for (const location of locations) {
    const element = elementAt(root, location, '[1]');
    if (element !== undefined) elements.set(location, element);
  }
  const places = placesOf(text, top, new Set(elements.values()));
  return new Map(
    [...elements].flatMap(([location, element]): [string, TextMark][] => {
      const place = places.get(element);
      if (place === undefined) return [];
      return [[location, markOfElement(place.line, place.column, lines[place.line - 1] ?? '')]];
    }),
  );
}

/** Longer tags are not scanned to their end. */
const longestTag = 2000;
const tagName = /^<[^\s/>]*/;

function markOfElement(line: number, column: number, text: string): TextMark {
  const rest = text.slice(column - 1, column - 1 + longestTag);
  const [tag = rest] = /^<[^>]*>/.exec(rest) ?? [];
  const [value = ''] = /^[^<]*(?=<\/)/.exec(rest.slice(tag.length)) ?? [];
  return value.trim() === ''
    ? { line, column, length: tagName.exec(tag)?.[0].length ?? 1 }
    : { line, column: column + tag.length, length: value.length };
}
