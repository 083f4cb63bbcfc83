import type { ValidatedDocument } from '../api/validate-document.ts';
import type { TextMark, TextPlace } from '../core/findings/place.ts';
import { onceAsked } from '../core/once-per.ts';
import { jsonPlaces } from '../intake/json/places.ts';
import { ublMarks } from '../intake/ubl-marks.ts';
import type { QuotedFinding, QuotedSource } from './rendered.ts';

/**
 * The lines of a checked document, for quoting; places are computed when the first one is needed. In UBL, these are the
 * places of the findings, or of other elements at `locations`.
 */
export function quotedSource(
  { form, text = '', result }: Pick<ValidatedDocument, 'form' | 'text' | 'result'>,
  locations = [...result.issues, ...result.warnings].flatMap(({ location }) => location ?? []),
): QuotedSource {
  if (form === 'request') return requestSource(text, text.split('\n'));
  return ublSource(text, text.replace(/^\ufeff/, '').split(/\r\n?|\n/), locations);
}

function requestSource(text: string, lines: readonly string[]): QuotedSource {
  const places = onceAsked(() => jsonPlaces(text));
  return {
    lines,
    placeOf: ({ path, place }) => (place !== undefined || path === '' ? place : places().placeOf(path)),
    markOf: ({ path, place }) => {
      if (place !== undefined) return markAt(lines, place);
      return path === '' ? undefined : places().markOf(path);
    },
  };
}

function ublSource(text: string, lines: readonly string[], locations: readonly string[]): QuotedSource {
  const marks = onceAsked(() => ublMarks(text, lines, new Set(locations)));
  const markOf = ({ place, location }: QuotedFinding) => {
    if (place !== undefined) return markAt(lines, place);
    return location === undefined ? undefined : marks().get(location);
  };
  return { lines, placeOf: (finding) => finding.place ?? markOf(finding), markOf };
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
