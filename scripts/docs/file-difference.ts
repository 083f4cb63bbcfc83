import type { Difference, Excerpt } from './markdown.ts';

type File = string | Uint8Array;

/**
 * The difference between two files: the lines of texts, with one line around them; the bytes of a file that is
 * given as bytes, in hexadecimal and as text.
 */
export function fileDifference(before: File, after: File): Difference {
  if (typeof before === 'string' && typeof after === 'string')
    return { before: inText(before, after), after: inText(after, before) };
  return { before: alone(before, after), after: alone(after, before) };
}

function alone(file: File, other: File): Excerpt {
  if (typeof file === 'string') return inText(file, '');
  return {
    language: 'text',
    text: dumped(file, typeof other === 'string' ? 0 : firstDifference(file, other)),
  };
}

const isPrintable = (byte: number) => byte >= 0x20 && byte < 0x7f;
const bytesOfLine = 8;
const linesOfDump = 4;

/** Lines of bytes around an offset, so narrow that a telephone shows them. */
function dumped(bytes: Uint8Array, offset: number): string {
  const start = Math.max(0, Math.floor(offset / bytesOfLine) - 1) * bytesOfLine;
  const end = Math.min(bytes.length, start + linesOfDump * bytesOfLine);
  const lines: string[] = [];
  for (let at = start; at < end; at += bytesOfLine) {
    const row = [...bytes.subarray(at, Math.min(at + bytesOfLine, end))];
    const hexadecimal = row.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ');
    const text = row.map((byte) => (isPrintable(byte) ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${hexadecimal.padEnd(bytesOfLine * 3)} ${text}`);
  }
  return [...(start > 0 ? ['…'] : []), ...lines, ...(end < bytes.length ? ['…'] : [])].join('\n');
}

function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at < 0 ? one.length : at;
}

const around = 1;
const [mostAtStart, mostAtEnd] = [6, 2];
const widest = 72;

function inText(text: string, other: string): Excerpt {
  const [lines, others] = [linesOf(text), linesOf(other)];
  const isSameLine = (index: number) => index < others.length && lines[index] === others[index];
  let start = 0;
  while (start < lines.length && isSameLine(start)) start += 1;
  let end = 0;
  const isSameFromEnd = () => lines.at(-1 - end) === others.at(-1 - end);
  while (end < Math.min(lines.length, others.length) - start && isSameFromEnd()) end += 1;
  const [from, to] = [Math.max(0, start - around), Math.min(lines.length, lines.length - end + around)];
  const shown = shortened(lines.slice(from, to)).map((line) =>
    line.length > widest ? `${line.slice(0, widest)}…` : line,
  );
  return {
    language: text.startsWith('<') ? 'xml' : 'json',
    text: [...(from > 0 ? ['…'] : []), ...shown, ...(to < lines.length ? ['…'] : [])].join('\n'),
  };
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.trimEnd().split('\n');
}

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= mostAtStart + mostAtEnd + 1) return lines;
  return [...lines.slice(0, mostAtStart), '…', ...lines.slice(-mostAtEnd)];
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * The difference between two requests that are made from the same one, as JSON: the values at each path where
 * any of the three differ. Totals that one of them leaves to be computed do not count if there are other
 * differences.
 */
export function requestDifference(before: unknown, after: unknown, made: unknown = after): Difference {
  const all = differingPaths([asJson(before), asJson(after), asJson(made)], '');
  const told = all.filter(({ path, old, young }) => !(isTotal(path) && (old === null || young === null)));
  const paths = told.length > 0 ? told : all;
  const side = (pick: (pair: ValuesAt) => Json | undefined): Excerpt => ({
    language: 'json',
    text: valuesAsJson(
      paths.filter((pair) => pick(pair) !== undefined).map((pair) => [pair.path, pick(pair)]),
    ),
    without: paths.filter((pair) => pick(pair) === undefined).map(({ path }) => path),
  });
  return { before: side(({ old }) => old), after: side(({ young }) => young) };
}

function valuesAsJson(values: readonly (readonly [string, unknown])[]): string {
  return values.length === 0 ? '' : JSON.stringify(Object.fromEntries(values), null, 2);
}

function isTotal(path: string): boolean {
  return /^(taxTotal|legalMonetaryTotal)$|\.lineExtensionAmount$/.test(path);
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

interface ValuesAt {
  readonly path: string;
  readonly old: Json | undefined;
  readonly young: Json | undefined;
}

type Three = readonly [old: Json | undefined, young: Json | undefined, made: Json | undefined];

function differingPaths(three: Three, path: string): ValuesAt[] {
  const [old, young, made] = three;
  if (new Set(three.map((each) => JSON.stringify(each))).size === 1) return [];
  if (
    isList(old) &&
    isList(young) &&
    isList(made) &&
    old.length === young.length &&
    old.length === made.length
  )
    return old.flatMap((entry, index) =>
      differingPaths([entry, young[index], made[index]], `${path}[${index}]`),
    );
  if (!isObject(old) || !isObject(young) || !isObject(made)) return [{ path, old, young }];
  return [...new Set(three.flatMap((each) => Object.keys(each ?? {})))].flatMap((name) =>
    differingPaths([old[name], young[name], made[name]], path === '' ? name : `${path}.${name}`),
  );
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}
