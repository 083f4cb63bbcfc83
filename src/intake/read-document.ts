import type { Finding } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import { type DocumentLimits, defaultLimits, type Limits } from '../core/options/limits.ts';
import { decodeDocument, withoutMark } from './decode.ts';
import { kindOfBytes, kindOfText } from './file-kind.ts';
import { intakeFinding, otherKind, tooLarge } from './finding.ts';
import { parseJson } from './json/parse.ts';
import { jsonSyntaxError } from './json/syntax-error.ts';
import { hasMoreNodes } from './nodes.ts';
import { placeInText } from './places.ts';
import { type ReadUbl, type Roots, readXml } from './read-xml.ts';
import { beginsAsXml, isXmlText, requestWithin, xmlWithin } from './unwrap.ts';

/** A document that could be read; `text` is the text in which its findings count lines and columns. */
export type ReadDocument =
  | { readonly kind: 'request'; readonly value: unknown; readonly text: string }
  | ReadUbl;

/** A document that could not be read, with the assumed format and the reasons. */
export interface UnreadableDocument {
  readonly kind: ReadDocument['kind'];
  readonly findings: readonly Finding[];
  /** The text that lines and columns of findings refer to; undefined if the bytes are not text. */
  readonly text: string | undefined;
}

export interface ReadOptions {
  /** The format of the document, if its sender stated it; default: detected from its first character. */
  readonly format?: DocumentFormat | undefined;
  /** Limits of the document; default for each: `limits`. */
  readonly limits?: Limits | undefined;
  /** Root elements that are accepted; default: those of business documents. */
  readonly roots?: Roots | undefined;
}

export type DocumentFormat = 'json' | 'xml';

type Reading = Result<ReadDocument, UnreadableDocument>;

/**
 * Reads a document from outside, as text or bytes: the only entry point. The document is decoded, recognised as JSON
 * or XML, held to the limits, parsed, and taken out of its wrapping (`{"xml": "…"}`, a JSON string that is XML, a
 * Standard Business Document, or output of `pint-ae read`). A document that cannot be read gives findings; nothing is
 * thrown, replaced or dropped. Takes linear time.
 */
export function readDocument(document: string | Uint8Array, options: ReadOptions = {}): Reading {
  const limits = { ...defaultLimits, ...options.limits };
  const bounds = { limits, roots: options.roots ?? 'documents' };
  return typeof document === 'string'
    ? readText(document, options.format, bounds)
    : readBytes(document, options.format, bounds);
}

export function readUblDocument(
  document: string | Uint8Array,
  limits?: ReadOptions['limits'],
  roots?: Roots,
): Result<ReadUbl, readonly Finding[]> {
  const read = readDocument(document, { format: 'xml', limits, roots });
  if (!read.ok) return { ok: false, failure: read.failure.findings };
  if (read.value.kind === 'request') return { ok: false, failure: [otherKind('json')] };
  return { ok: true, value: read.value };
}

/** Reads a document request; UBL gives a finding. */
export function readRequest(
  document: string | Uint8Array,
  limits?: ReadOptions['limits'],
): Result<{ readonly value: unknown; readonly text: string }, readonly Finding[]> {
  const read = readDocument(document, { format: 'json', limits });
  if (!read.ok) return { ok: false, failure: read.failure.findings };
  if (read.value.kind === 'ubl') return { ok: false, failure: [otherKind('xml')] };
  return { ok: true, value: read.value };
}

interface Bounds {
  readonly limits: DocumentLimits;
  readonly roots: Roots;
}

function readBytes(bytes: Uint8Array, format: DocumentFormat | undefined, bounds: Bounds): Reading {
  const { limits } = bounds;
  const kind = format === 'xml' || (format === undefined && beginsAsXml(bytes)) ? 'ubl' : 'request';
  if (bytes.length > limits.maxBytes)
    return unreadable(kind, undefined, [tooLarge('moreBytes', limits.maxBytes)]);
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
  if (text.length > limits.maxCharacters)
    return unreadable(kind, text, [tooLarge('moreCharacters', limits.maxCharacters)]);
  const unmarked = withoutMark(text);
  if (!unmarked.ok) return unreadable(kind, text, [unmarked.failure]);
  if (unmarked.value.trim() === '' && !(isXml && bounds.roots === 'any'))
    return unreadable(kind, text, [intakeFinding('pint-ae-empty', 'empty')]);
  if (!isXml && hasMoreNodes(unmarked.value, limits.maxNodes, 'json'))
    return unreadable(kind, text, [tooLarge('moreNodes', limits.maxNodes)]);
  if (!isXml) return readJson(unmarked.value, bounds);
  const xml = readXml(unmarked.value, limits, bounds.roots);
  return xml.ok ? xml : unreadable('ubl', text, xml.failure);
}

function readJson(text: string, bounds: Bounds): Reading {
  const { limits } = bounds;
  const parsed = parseJson(text, limits);
  if (!parsed.ok) return unreadable('request', text, explained(text, parsed.failure));
  const { value } = parsed;
  const xml = xmlWithin(value);
  if (xml !== undefined) return readText(xml, 'xml', bounds);
  const request = requestWithin(value);
  if (request !== undefined) return readJson(JSON.stringify(request, null, 2), bounds);
  if (typeof value === 'string' && /^\s*["{[]/.test(value))
    return unreadable('request', text, [intakeFinding('pint-ae-not-json', 'encodedTwice')]);
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object' && entry !== null)) {
    const several = intakeFinding('pint-ae-several-documents', 'listOfDocuments', {
      values: { count: value.length },
    });
    return unreadable('request', text, [several]);
  }
  if (requestLines(value) > limits.maxLines)
    return unreadable('request', text, [tooLarge('moreRequestLines', limits.maxLines, { path: 'lines' })]);
  return { ok: true, value: { kind: 'request', value, text } };
}

function requestLines(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('lines' in value)) return 0;
  return Array.isArray(value.lines) ? value.lines.length : 0;
}

/** Returns the reason why a text is not JSON, or its kind of file, if that is more helpful. */
function explained(text: string, findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings;
  if (first?.rule !== 'pint-ae-not-json') return findings;
  if (isXmlText(text)) return [otherKind('xml')];
  const second = first.text === 'endExpected' ? startOfSecondDocument(text) : undefined;
  if (second !== undefined) {
    const several = beginsWithJsonLine(text) ? 'documentsOnLines' : 'documentAfterDocument';
    return [intakeFinding('pint-ae-several-documents', several, { place: placeInText(text, second) })];
  }
  const kind = kindOfText(text);
  return kind === undefined ? findings : [otherKind(kind)];
}

function startOfSecondDocument(text: string): number | undefined {
  const { offset = 0 } = jsonSyntaxError(text) ?? {};
  const [between] = /^,?\s*(?=[{[])/.exec(text.slice(offset)) ?? [];
  return between !== undefined && /^\s*[{[]/.test(text) ? offset + between.length : undefined;
}

function beginsWithJsonLine(text: string): boolean {
  const line = text.slice(0, text.indexOf('\n') + 1);
  return /^[{[]/.test(line) && jsonSyntaxError(line) === undefined;
}

function unreadable(
  kind: ReadDocument['kind'],
  text: string | undefined,
  findings: readonly Finding[],
): Reading {
  return { ok: false, failure: { kind, text, findings } };
}
