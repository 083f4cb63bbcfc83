import { isUblRoot, locationOf, type UblElement } from '../core/element.ts';
import type { Finding } from '../core/finding.ts';
import { type DocumentLimits, documentLimits, limits as fieldLimits } from '../core/limits.ts';
import type { Result } from '../core/result.ts';
import { decodeDocument, withoutMark } from './decode.ts';
import { type EnvelopeHeader, openEnvelope } from './envelope.ts';
import { type FileKind, kindOfBytes, kindOfText } from './file-kind.ts';
import { intakeFinding } from './finding.ts';
import { parseJson } from './json.ts';
import { jsonSyntaxError } from './json-syntax.ts';
import { elementWithLongerNumber } from './long-number.ts';
import { type ParseError, readTree } from './parse-ubl.ts';
import { beginsAsXml, isXmlText, xmlWithin } from './unwrap.ts';

/** A UBL document that could be read. */
export interface ReadUbl {
  readonly kind: 'ubl';
  readonly root: UblElement;
  readonly text: string;
  /** The Standard Business Document that it came in. */
  readonly envelope: { readonly top: UblElement; readonly header: EnvelopeHeader } | undefined;
}

/** A document that could be read; `text` is what lines and columns of findings are counted in. */
export type ReadDocument =
  | { readonly kind: 'request'; readonly value: unknown; readonly text: string }
  | ReadUbl;

/** A document that could not be read, as what it was taken for, and why. */
export interface UnreadableDocument {
  readonly kind: ReadDocument['kind'];
  readonly findings: readonly Finding[];
  /** What lines and columns of the findings are counted in; undefined where the bytes are of no text. */
  readonly text: string | undefined;
}

export interface ReadOptions {
  /** How the document is written, where its sender has said so; told from its first character where not given. */
  readonly format?: DocumentFormat | undefined;
  /** What it may be at most; `documentLimits` for each that is not given. */
  readonly limits?: Partial<DocumentLimits> | undefined;
  /** Which XML is taken: an Invoice or a CreditNote of UBL, or anything, for rules that know what they are about. */
  readonly roots?: Roots | undefined;
}

export type Roots = 'ubl' | 'any';

export type DocumentFormat = 'json' | 'xml';

type Reading = Result<ReadDocument, UnreadableDocument>;

/**
 * Reads a document that came from outside, as a text or as bytes: the only way in. It is decoded, told apart (JSON or
 * XML), held to the limits, parsed, and taken out of what it was sent in (`{"xml": "…"}`, a JSON text that is XML, a Standard Business Document).
 * What cannot be read gives findings; nothing is thrown, replaced or dropped. Time is linear in the size.
 *
 * @example
 * ```ts
 * const read = readDocument('{"lines": [], "lines": []}');
 * if (!read.ok) console.log(read.failure.findings[0].rule); // pint-ae-duplicate-key
 * ```
 */
export function readDocument(document: string | Uint8Array, options: ReadOptions = {}): Reading {
  const limits = { ...documentLimits, ...options.limits };
  const bounds = { limits, roots: options.roots ?? 'ubl' };
  return typeof document === 'string'
    ? readText(document, options.format, bounds)
    : readBytes(document, options.format, bounds);
}

/** Reads UBL. */
export function readUbl(
  document: string | Uint8Array,
  limits?: ReadOptions['limits'],
  roots?: Roots,
): Result<ReadUbl, readonly Finding[]> {
  const read = readDocument(document, { format: 'xml', limits, roots });
  if (!read.ok) return { ok: false, failure: read.failure.findings };
  if (read.value.kind === 'request') return { ok: false, failure: [otherKind('json')] };
  return { ok: true, value: read.value };
}

/** Reads a document request; UBL is a finding. */
export function readRequest(
  document: string | Uint8Array,
  limits?: ReadOptions['limits'],
): Result<{ readonly value: unknown; readonly text: string }, readonly Finding[]> {
  const read = readDocument(document, { format: 'json', limits });
  if (!read.ok) return { ok: false, failure: read.failure.findings };
  if (read.value.kind === 'ubl') return { ok: false, failure: [otherKind('xml')] };
  return { ok: true, value: read.value };
}

/** What a document must keep to. */
interface Bounds {
  readonly limits: DocumentLimits;
  readonly roots: Roots;
}

function readBytes(bytes: Uint8Array, format: DocumentFormat | undefined, bounds: Bounds): Reading {
  const { limits } = bounds;
  const kind = format === 'xml' || (format === undefined && beginsAsXml(bytes)) ? 'ubl' : 'request';
  if (bytes.length > limits.bytes) return unreadable(kind, undefined, [tooManyBytes(limits.bytes)]);
  const fileKind = kindOfBytes(bytes);
  if (fileKind !== undefined) return unreadable(kind, undefined, [otherKind(fileKind)]);
  const decoded = decodeDocument(bytes);
  return decoded.ok
    ? readText(decoded.value, format, bounds)
    : unreadable(kind, undefined, [decoded.failure]);
}

function readText(text: string, format: DocumentFormat | undefined, bounds: Bounds): Reading {
  const { limits } = bounds;
  const isXml = format === undefined ? isXmlText(text) : format === 'xml';
  const kind = isXml ? 'ubl' : 'request';
  if (text.length > limits.characters)
    return unreadable(kind, text, [tooLarge('moreCharacters', limits.characters)]);
  const unmarked = withoutMark(text);
  if (!unmarked.ok) return unreadable(kind, text, [unmarked.failure]);
  return isXml ? readXml(unmarked.value, bounds) : readJson(unmarked.value, bounds);
}

function readJson(text: string, bounds: Bounds): Reading {
  const { limits } = bounds;
  const parsed = parseJson(text, limits);
  if (!parsed.ok) return unreadable('request', text, explained(text, parsed.failure));
  const { value } = parsed;
  const xml = xmlWithin(value);
  if (xml !== undefined) return readText(xml, 'xml', bounds);
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object' && entry !== null)) {
    const several = intakeFinding('pint-ae-several-documents', 'listOfDocuments', {
      values: { count: value.length },
    });
    return unreadable('request', text, [several]);
  }
  if (requestLines(value) > limits.lines)
    return unreadable('request', text, [{ ...tooLarge('moreRequestLines', limits.lines), path: 'lines' }]);
  return { ok: true, value: { kind: 'request', value, text } };
}

function requestLines(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('lines' in value)) return 0;
  return Array.isArray(value.lines) ? value.lines.length : 0;
}

/** Why a text is not JSON, or what it is, where that says more. */
function explained(text: string, findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings;
  if (first?.rule !== 'pint-ae-not-json') return findings;
  if (text.trim() === '') return [intakeFinding('pint-ae-empty', 'empty')];
  if (isXmlText(text)) return [otherKind('xml')];
  if (first.text === 'endExpected' && beginsWithJsonLine(text))
    return [intakeFinding('pint-ae-several-documents', 'documentsOnLines', { place: first.place })];
  const kind = kindOfText(text);
  return kind === undefined ? findings : [otherKind(kind)];
}

/** Whether the first line of a text is an object or a list by itself. */
function beginsWithJsonLine(text: string): boolean {
  const line = text.slice(0, text.indexOf('\n') + 1);
  return /^[{[]/.test(line) && jsonSyntaxError(line) === undefined;
}

function readXml(text: string, { limits, roots }: Bounds): Reading {
  if (hasMoreUblLines(text, limits.lines))
    return unreadable('ubl', text, [tooLarge('moreUblLines', limits.lines)]);
  const { characters, nesting, attributes } = limits;
  const parsed = readTree(text, { characters, depth: nesting, attributes });
  if ('error' in parsed) return unreadable('ubl', text, [xmlFinding(text, parsed.error, limits)]);
  const top = parsed.root;
  const opened = openEnvelope(top);
  const root = opened?.root ?? top;
  const envelope = opened && { top, header: opened.header };
  const inDocument = envelope === undefined ? parsed.longTexts : parsed.longTexts.filter(isWithin(root));
  const element = elementWithLongerNumber(inDocument, fieldLimits.numberLength);
  if (element !== undefined) return unreadable('ubl', text, [longerNumber(element)]);
  if (roots === 'any' || isUblRoot(root)) return { ok: true, value: { kind: 'ubl', root, text, envelope } };
  const otherRoot = intakeFinding('pint-ae-root', 'otherRoot', {
    values: { root: locationOf(root).slice(1) },
  });
  return unreadable('ubl', text, [otherRoot]);
}

const isWithin = (root: UblElement) => (element: UblElement) => {
  let outermost = element;
  while (outermost.parent !== null) outermost = outermost.parent;
  return outermost === root;
};

function longerNumber(element: UblElement): Finding {
  const values = { maximum: fieldLimits.numberLength, element: locationOf(element) };
  return intakeFinding('pint-ae-too-large', 'longerNumber', { values });
}

const limitCases = {
  characters: 'moreCharacters',
  depth: 'xmlTooDeep',
  attributes: 'moreAttributes',
} as const;
const limitNames = { characters: 'characters', depth: 'nesting', attributes: 'attributes' } as const;

function xmlFinding(
  text: string,
  { reason, line, column, limit }: ParseError,
  limits: DocumentLimits,
): Finding {
  const place = { line, column };
  if (limit !== null) return { ...tooLarge(limitCases[limit], limits[limitNames[limit]]), place };
  const kind = beginsAsJson.test(text) ? 'json' : kindOfText(text);
  return kind === undefined
    ? intakeFinding('pint-ae-not-well-formed', 'notWellFormed', { place, values: { reason } })
    : otherKind(kind);
}

const beginsAsJson = /^[ \t\r\n]*[{[]/;
const shortestLineTag = '<InvoiceLine/>';

/** Whether UBL has more invoice or credit note lines than allowed; counted by tags, so that it need not be read. */
function hasMoreUblLines(xml: string, limit: number): boolean {
  if (xml.length < limit * shortestLineTag.length || !hasMoreOf('Line', xml, limit)) return false;
  const tags = /<(?:[\w.-]+:)?(?:Invoice|CreditNote)Line[\s/>]/g;
  let count = 0;
  while (count <= limit && tags.test(xml)) count += 1;
  return count > limit;
}

/** Whether a word stands in a text more than so many times; without a regular expression that takes a tenth of the time. */
function hasMoreOf(word: string, text: string, limit: number): boolean {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

/** The finding on a document that has more bytes than allowed. */
export function tooManyBytes(limit: number): Finding {
  return tooLarge('moreBytes', limit);
}

function tooLarge(text: string, maximum: number): Finding {
  return intakeFinding('pint-ae-too-large', text, { values: { maximum } });
}

const kindCases: Readonly<Record<FileKind | 'xml' | 'json', string>> = {
  pdf: 'isPdf',
  zip: 'isZip',
  xlsx: 'isXlsx',
  docx: 'isDocx',
  gzip: 'isGzip',
  image: 'isImage',
  oldOffice: 'isOldOffice',
  html: 'isHtml',
  csv: 'isCsv',
  xml: 'isXml',
  json: 'isJson',
};

function otherKind(kind: FileKind | 'xml' | 'json'): Finding {
  return intakeFinding('pint-ae-file-kind', kindCases[kind]);
}

function unreadable(
  kind: ReadDocument['kind'],
  text: string | undefined,
  findings: readonly Finding[],
): Reading {
  return { ok: false, failure: { kind, text, findings } };
}
