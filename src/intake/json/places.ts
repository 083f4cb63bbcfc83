import { jsonSteps } from '../../core/findings/json-path.ts';
import type { TextMark, TextPlace } from '../../core/findings/place.ts';
import { onceAsked } from '../../core/once-per.ts';
import { placesInText } from '../places.ts';
import { type JsonToken, jsonTokens } from './tokens.ts';

/** Finds the places of JSON paths in a text. */
export interface JsonPlaces {
  /** The value at a path, or the place where a missing value belongs. */
  readonly markOf: (path: string) => TextMark | undefined;
  /** Returns where the field at a path begins, or where the nearest existing part around it begins. */
  readonly placeOf: (path: string) => TextPlace | undefined;
}

/**
 * Finds the place of a JSON path in the text of a request: the value or, if it is missing, the place where it
 * belongs, after the last member of its object or list. Nothing is stored for an object or list that no path enters.
 */
export function jsonPlaces(text: string): JsonPlaces {
  const root = rootOf(text);
  if (root === undefined) return { markOf: () => undefined, placeOf: () => undefined };
  const placeAt = placesInText(text);
  return {
    markOf: (path) => {
      const { value, missing } = nearestValue(root, path);
      const { offset, end, contents } = value;
      return missing === undefined || contents === undefined
        ? { ...placeAt(offset), length: end - offset }
        : { ...placeAt(contents().end), length: 1, missing: nameOf(missing) };
    },
    placeOf: (path) => placeAt(nearestValue(root, path).value.start),
  };
}

interface TextValue {
  /** The offset of its name or, without a name, of the value itself. */
  readonly start: number;
  readonly offset: number;
  readonly end: number;
  /** Reads the content of an object or list. */
  readonly contents: (() => Contents) | undefined;
}

interface Contents {
  /** The offset for writing the next entry. */
  readonly end: number;
  readonly at: (step: string | number) => TextValue | undefined;
}

function rootOf(text: string): TextValue | undefined {
  for (const { kind, offset } of jsonTokens(text))
    return kind === 'end'
      ? undefined
      : textValueAt(text, { start: offset, offset, end: text.trimEnd().length });
}

function textValueAt(text: string, extent: Omit<TextValue, 'contents'>): TextValue {
  const isHolder = '{['.includes(text.charAt(extent.offset));
  return { ...extent, contents: isHolder ? onceAsked(() => contentsAt(text, extent.offset)) : undefined };
}

/** Scans the object or list at an offset. Millions of values become lists of numbers, not an object each. */
function contentsAt(text: string, offset: number): Contents {
  const isObject = text.charAt(offset) === '{';
  // If several members share a name, the last one counts, as in `JSON.parse`.
  const indexes = new Map<string, number>();
  const [starts, offsets, ends]: [number[], number[], number[]] = [[], [], []];
  let name: JsonToken | undefined;
  let depth = 0;
  for (const token of jsonTokens(text, offset + 1)) {
    const isOpening = token.kind === '{' || token.kind === '[';
    const isClosing = token.kind === '}' || token.kind === ']';
    if (token.kind === 'end' || (depth === 0 && isClosing)) break;
    if (depth === 0) {
      if (token.kind === ',') name = undefined;
      if (token.kind === ',' || token.kind === ':') continue;
      if (isObject && name === undefined) {
        name = token;
        continue;
      }
      if (name !== undefined) indexes.set(name.value, starts.length);
      starts.push((name ?? token).offset);
      offsets.push(token.offset);
    }
    depth += Number(isOpening) - Number(isClosing);
    if (depth === 0) ends.push(token.end);
  }
  const found = new Map<number, TextValue>();
  return {
    end: ends.at(-1) ?? offset + 1,
    at: (step) => {
      const index = isObject ? indexes.get(String(step)) : Number(step);
      const start = starts[index ?? -1];
      if (index === undefined || start === undefined) return undefined;
      const extent = { start, offset: offsets[index] ?? start, end: ends[index] ?? text.length };
      const value = found.get(index) ?? textValueAt(text, extent);
      found.set(index, value);
      return value;
    },
  };
}

function nearestValue(
  root: TextValue,
  path: string,
): { readonly value: TextValue; readonly missing?: string | number } {
  let value = root;
  for (const step of jsonSteps(path)) {
    const next: TextValue | undefined = value.contents?.().at(step);
    if (next === undefined) return { value, missing: step };
    value = next;
  }
  return { value };
}

function nameOf(step: string | number): string {
  return typeof step === 'number' ? `[${step}]` : step;
}
