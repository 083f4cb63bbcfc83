import type { Finding } from '../core/findings/finding.ts';
import { checkDocument, checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { UblElement } from '../core/xml/element.ts';
import { readDocument } from '../intake/read-document.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import { serialise } from '../ubl/serialise.ts';
import { malformedDocument } from './document-result.ts';
import { judgeDocumentOptionsKind } from './option-shapes.ts';
import type { JudgeDocumentOptions } from './options.ts';
import { type Judged, resultOf, type TextOptions, type ValidationResult } from './result.ts';
import { assess } from './validate.ts';
import { judgeUbl, rootsFor } from './validate-ubl.ts';

export type { JudgeDocumentOptions };

/** The verdict on a document of either kind, with the data that was judged. */
export interface JudgedDocument {
  readonly kind: 'request' | 'ubl';
  readonly result: ValidationResult;
  /** The findings behind the result, for `keptVerdict`. */
  readonly found: Pick<Judged, 'findings' | 'unlisted' | 'adjusted'>;
  /**
   * The text in which places are counted: the decoded document, or the XML that was taken out of it;
   * undefined for bytes that are not text.
   */
  readonly text: string | undefined;
  /** The parsed value of a document request. */
  readonly request: unknown;
  /** The UBL that was judged: read from the input, or written from the request. */
  readonly ubl: UblElement | undefined;
  /** The Standard Business Document that contained it. */
  readonly envelope?: ReadUbl['envelope'];
}

/**
 * Judges a document from start to end: a text or bytes, a JSON document request or UBL. Never throws for bad
 * data. A document that cannot be read is `malformed`; `issues` says why.
 *
 * @example
 * ```ts
 * const { kind, result } = judgeDocument(new TextEncoder().encode(JSON.stringify(request)));
 * console.log(kind, result.outcome); // request valid
 * ```
 */
export function judgeDocument(
  document: string | Uint8Array,
  options: JudgeDocumentOptions = {},
): JudgedDocument {
  checkOptions('judgeDocument', judgeDocumentOptionsKind, options);
  checkDocument('judgeDocument', document);
  const read = readDocument(document, {
    format: options.format,
    limits: options.documentLimits,
    roots: rootsFor(options),
  });
  if (!read.ok) return refusedDocument(read.failure.kind, read.failure.findings, options, read.failure.text);
  const { text } = read.value;
  if (read.value.kind === 'ubl') {
    const found = judgeUbl(read.value, options);
    return {
      kind: 'ubl',
      result: resultOf(found, options),
      found,
      text,
      request: undefined,
      ubl: read.value.root,
      envelope: read.value.envelope,
    };
  }
  const request = read.value.value;
  const { result, found, written } = assess(request, options);
  return { kind: 'request', result, found, text, request, ubl: written?.root };
}

/** The verdict on a document that could not be read. */
export function refusedDocument(
  kind: JudgedDocument['kind'],
  findings: readonly Finding[],
  options: TextOptions,
  text?: string,
): JudgedDocument {
  const found = { findings, unlisted: new Map() };
  const result = malformedDocument(findings, options);
  return { kind, result, found, text, request: undefined, ubl: undefined };
}

/**
 * The text of the UBL that was judged, in UTF-8; null if there is none. UBL that came as input is unchanged,
 * but taken out of its envelope.
 *
 * @example
 * ```ts
 * console.log(ublTextOf(judgeDocument(JSON.stringify(request))).includes('<cbc:ID>INV-2026-0042</cbc:ID>')); // true
 * ```
 */
export function ublTextOf(judged: JudgedDocument): string | null {
  checkObject('ublTextOf', 'judged document', judged, { kind: 'text' });
  return readable('ublTextOf', 'judged document', () => {
    const { kind, ubl } = judged;
    if (ubl === undefined) return null;
    return serialise(ubl, kind === 'ubl' ? 'exact' : 'lines');
  });
}
