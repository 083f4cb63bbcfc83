import type { ValidatedDocument } from '../api/validate-document.ts';
import type { TextMark, TextPlace } from '../core/findings/place.ts';
import { jsonPlaces } from '../intake/json/places.ts';
import { ublMarks } from '../intake/ubl-marks.ts';
import type { QuotedFinding, QuotedSource } from './rendered.ts';

type Quotable = Pick<ValidatedDocument, 'form' | 'text' | 'result'>;

/** The lines of a checked document, for quoting; places are computed when the first one is needed. */
export function quotedSource(validated: Quotable): QuotedSource {
  const { form, text = '' } = validated;
  const lines = form === 'ubl' ? text.replace(/^\ufeff/, '').split(/\r\n?|\n/) : text.split('\n');
  return form === 'ubl' ? ublSource(text, lines, validated) : requestSource(text, lines);
}

function requestSource(text: string, lines: readonly string[]): QuotedSource {
  const places = whenAsked(() => jsonPlaces(text));
  return {
    lines,
    placeOf: ({ path, place }) => (place !== undefined || path === '' ? place : places().placeOf(path)),
    markOf: ({ path, place }) => {
      if (place !== undefined) return markAt(lines, place);
      return path === '' ? undefined : places().markOf(path);
    },
  };
}

function ublSource(text: string, lines: readonly string[], { result }: Quotable): QuotedSource {
  const marks = whenAsked(() => {
    const locations = [...result.issues, ...result.warnings].flatMap(({ location }) => location ?? []);
    return ublMarks(text, lines, new Set(locations));
  });
  const markOf = ({ place, location }: QuotedFinding) => {
    if (place !== undefined) return markAt(lines, place);
    return location === undefined ? undefined : marks().get(location);
  };
  return { lines, placeOf: (finding) => finding.place ?? markOf(finding), markOf };
}

function whenAsked<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A JSON string, a tag or reference of XML, a word or number, otherwise one character. */
const token = /^(?:"(?:[^"\\]|\\.)*"?|<[^<>]*>?|&#?\w*;?|[\p{L}\p{N}_.+-]+|.)/u;
const longestToken = 200;

function markAt(lines: readonly string[], place: TextPlace): TextMark | undefined {
  // A document in an unreadable encoding has no text to show.
  if (lines.length === 1 && lines[0] === '') return undefined;
  const start = place.column - 1;
  const rest = lines[place.line - 1]?.slice(start, start + longestToken) ?? '';
  return { ...place, length: token.exec(rest)?.[0].length ?? 1 };
}
