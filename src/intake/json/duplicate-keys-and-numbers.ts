import type { Finding } from '../../core/findings/finding.ts';
import { jsonPath } from '../../core/findings/json-path.ts';
import { type ExactNumber, exactNumber } from '../../core/numbers/decimal.ts';
import { intakeFinding } from '../finding.ts';
import { placeInText } from '../places.ts';
import { jsonTokens } from './tokens.ts';

const quote = 0x22;
const minus = 0x2d;
const point = 0x2e;
const digitZero = 0x30;
const digitNine = 0x39;
const backslash = 0x5c;
/** The only bit in which brackets and braces differ. */
const braceBit = 0x20;
const openingBracket = 0x5b;
const closingBracket = 0x5d;

/** Up to this many characters, the point included, a double always holds the number as written. */
const certainDigits = 15;

/**
 * Tells whether `JSON.parse` may have lost part of a text, without parsing it again. Each member of an object has one
 * colon outside strings. If the text has exactly as many colons as the value's members and strings, no name occurred
 * twice. `nesting` if the value is deeper than allowed.
 */
export function mayLoseSomething(text: string, value: unknown, nesting: number): 'none' | 'nesting' | 'some' {
  const found = { colons: 0, numbersInLists: false };
  if (!countColons(value, nesting, found)) return 'nesting';
  if (found.numbersInLists || colonsIn(text) !== found.colons) return 'some';
  // A colon written as \u003a counts in the value but not in the text.
  return text.includes('\\u003') ? 'some' : 'none';
}

function colonsIn(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at)) {
    colons += 1;
    at += 1;
    let code = text.charCodeAt(at);
    while (code <= 0x20) code = text.charCodeAt(++at);
    if (code !== minus && !isDigit(code)) continue;
    const start = at;
    do code = text.charCodeAt(++at);
    while (isDigit(code) || code === point);
    if (at - start > certainDigits || code === 0x65 || code === 0x45) return Number.NaN;
  }
  return colons;
}

function isDigit(code: number): boolean {
  return code >= digitZero && code <= digitNine;
}

function countColons(
  value: unknown,
  nesting: number,
  found: { colons: number; numbersInLists: boolean },
): boolean {
  if (typeof value === 'string') {
    for (let at = value.indexOf(':'); at >= 0; at = value.indexOf(':', at + 1)) found.colons += 1;
    return true;
  }
  if (typeof value !== 'object' || value === null) return true;
  if (nesting === 0) return false;
  if (Array.isArray(value)) {
    for (const entry of value) {
      if (typeof entry === 'number') found.numbersInLists = true;
      if (!countColons(entry, nesting - 1, found)) return false;
    }
    return true;
  }
  for (const name in value) {
    found.colons += 1;
    if (name.includes(':')) countColons(name, nesting, found);
    if (!countColons((value as Record<string, unknown>)[name], nesting - 1, found)) return false;
  }
  return true;
}

/** Offset at which a JSON text first exceeds a nesting depth; -1 if it does not. */
export function placeBeyondNesting(text: string, nesting: number): number {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charCodeAt(offset);
    if (character === quote) offset = endOfString(text, offset);
    else if ((character & ~braceBit) === openingBracket) depth += 1;
    else if ((character & ~braceBit) === closingBracket) depth -= 1;
    if (depth > nesting) return offset;
  }
  return -1;
}

/** Offset of the quote that ends a string; the length of the text if it is missing. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, offset: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(offset - backslashes - 1) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}

interface Container {
  /** Place where each name of an object first occurred; undefined for a list. */
  readonly names: Map<string, number> | undefined;
  /** The name or position of the value that is being read. */
  step: string | number;
}

const mostFindings = 100;

interface LongNumberAt {
  readonly steps: readonly (string | number)[];
  readonly number: ExactNumber;
}

/**
 * Returns findings on names that occur twice in one object, and on numbers with more digits than we keep; also the
 * numbers that `JSON.parse` read differently. The text must be JSON.
 */
export function closeLook(text: string): {
  readonly findings: readonly Finding[];
  readonly numbers: readonly LongNumberAt[];
} {
  const containers: Container[] = [];
  const duplicates: Finding[] = [];
  const inexactNumbers: Finding[] = [];
  const numbers: LongNumberAt[] = [];
  let isName = false;
  for (const { kind, offset, value } of jsonTokens(text)) {
    const container = containers.at(-1);
    switch (kind) {
      case '{':
      case '[':
        containers.push(kind === '{' ? { names: new Map(), step: '' } : { names: undefined, step: 0 });
        isName = kind === '{';
        break;
      case '}':
      case ']':
        containers.pop();
        break;
      case ',':
        if (typeof container?.step === 'number') container.step += 1;
        isName = container?.names !== undefined;
        break;
      case ':':
        isName = false;
        break;
      case 'text': {
        if (!isName || container?.names === undefined) break;
        container.step = value;
        const first = container.names.get(value);
        if (first === undefined) container.names.set(value, offset);
        else if (duplicates.length < mostFindings)
          duplicates.push(duplicate(text, pathOf(containers), first, offset));
        break;
      }
      case 'number': {
        const number = exactNumber(value);
        if (typeof number === 'number') break;
        if (number !== undefined) numbers.push({ steps: containers.map(({ step }) => step), number });
        else if (inexactNumbers.length < mostFindings)
          inexactNumbers.push(inexact(text, pathOf(containers), value, offset));
        break;
      }
    }
  }
  return { findings: [...duplicates, ...inexactNumbers], numbers };
}

function pathOf(containers: readonly Container[]): string {
  return jsonPath(containers.map(({ step }) => step));
}

function duplicate(text: string, path: string, firstOffset: number, offset: number): Finding {
  const first = placeInText(text, firstOffset);
  return intakeFinding('pint-ae-duplicate-key', 'givenTwice', {
    path,
    place: placeInText(text, offset),
    values: { firstLine: first.line, firstColumn: first.column },
  });
}

function inexact(text: string, path: string, written: string, offset: number): Finding {
  const held = Number(written);
  return intakeFinding(
    'pint-ae-inexact-number',
    Number.isFinite(held) ? 'moreDigitsThanKept' : 'heldAsInfinite',
    {
      path,
      place: placeInText(text, offset),
      values: { written: written.length <= 50 ? written : `${written.slice(0, 24)}…${written.slice(-24)}` },
    },
  );
}
