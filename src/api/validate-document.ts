import type { Finding, Issue } from '../core/findings/finding.ts';
import { checkDocument, checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { UblElement } from '../core/xml/element.ts';
import { editsOfSeveral, withEdits } from '../intake/fix-text.ts';
import { readDocument } from '../intake/read-document.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import { serialise } from '../ubl/serialise.ts';
import { validateDocumentOptionsKind } from './option-shapes.ts';
import type { ValidateOptions } from './options.ts';
import { malformedDocument, resultOf, type TextOptions, type UnwordedResult } from './result.ts';
import { judgeRequest } from './validate-request.ts';
import { rootsFor, validateReadUbl } from './validate-ubl.ts';
import type { RequestResult, UblResult } from './validation-result.ts';

export type { ValidateOptions };

export interface ValidatedAny {
  /** The findings behind the result, for `storeResult`. */
  readonly found: Pick<UnwordedResult, 'findings' | 'unlisted' | 'adjusted'>;
  /**
   * The text in which places are counted: the decoded document, or the XML taken from it; undefined for bytes that
   * are not text.
   */
  readonly text: string | undefined;
  /** The parsed value of a document request. */
  readonly request: unknown;
  /** The UBL that was checked: read from the input, or written from the request. */
  readonly ubl: UblElement | undefined;
  /** The Standard Business Document that contained it. */
  readonly envelope?: ReadUbl['envelope'];
}

/** A document request or UBL, with its result and the data derived from it: a union on `form`. */
export type ValidatedDocument = ValidatedAny &
  (
    | { readonly form: 'request'; readonly result: RequestResult }
    | { readonly form: 'ubl'; readonly result: UblResult }
  );

/**
 * Validates a document from start to end. The document is text or bytes: a JSON document request or UBL. Never throws
 * for bad data. A document that cannot be read is `malformed`; `issues` says why.
 *
 * @example
 * ```ts
 * const { form, result } = validateDocument(new TextEncoder().encode(JSON.stringify(request)));
 * console.log(form, result.outcome); // request valid
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function validateDocument(
  document: string | Uint8Array,
  options: ValidateOptions = {},
): ValidatedDocument {
  checkOptions('validateDocument', validateDocumentOptionsKind, options);
  checkDocument('validateDocument', document);
  return validateDocumentBy(document, options);
}

/** Validates a document with options that are right. */
export function validateDocumentBy(
  document: string | Uint8Array,
  options: ValidateOptions,
): ValidatedDocument {
  const read = readDocument(document, {
    format: options.format,
    limits: options.limits,
    roots: rootsFor(options),
  });
  if (!read.ok) return refusedDocument(read.failure.kind, read.failure.findings, options, read.failure.text);
  const { text } = read.value;
  if (read.value.kind === 'ubl') {
    const found = validateReadUbl(read.value, options);
    return {
      form: 'ubl',
      result: resultOf(found, options),
      found,
      text,
      request: undefined,
      ubl: read.value.root,
      envelope: read.value.envelope,
    };
  }
  const request = read.value.value;
  const { result, found, written } = judgeRequest(request, options);
  return { form: 'request', result, found, text, request, ubl: written?.root };
}

/** The verdict on a document that could not be read. */
export function refusedDocument(
  form: ValidatedDocument['form'],
  findings: readonly Finding[],
  options: TextOptions,
  text?: string,
): ValidatedDocument {
  const found = { findings, unlisted: new Map() };
  const result = malformedDocument(findings, options);
  return { form, result, found, text, request: undefined, ubl: undefined };
}

/**
 * Returns the text of the UBL that was checked, in UTF-8, or null. UBL from the input is unchanged, but taken out of
 * its envelope.
 *
 * @example
 * ```ts
 * console.log(toXml(validateDocument(JSON.stringify(request))).includes('<cbc:ID>INV-2026-0042</cbc:ID>')); // true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function toXml(validated: ValidatedDocument): string | null {
  checkObject('toXml', 'validated document', validated, { form: 'text' });
  return readable('toXml', 'validated document', () => {
    const { form, ubl } = validated;
    if (ubl === undefined) return null;
    return serialise(ubl, form === 'ubl' ? 'exact' : 'lines');
  });
}

/** The text of a request with all fixes applied, and the findings that were fixed. */
export interface MendedRequest {
  readonly text: string;
  readonly mended: readonly Issue[];
}

/** A fix may reveal another mistake; this limits the repetition. */
const mostRounds = 10;

/** Applies every fix to the text of a request; UBL and unreadable input are returned unchanged. */
export function mendRequest(source: string, options: ValidateOptions = {}): MendedRequest {
  const mended: Issue[] = [];
  let text = source;
  for (let round = 0; round < mostRounds; round += 1) {
    const { issues, warnings } = validateDocument(text, options).result;
    const fixable = [...issues, ...warnings].flatMap((finding) =>
      finding.fix === undefined ? [] : { finding, fix: finding.fix },
    );
    const edits = editsOfSeveral(
      text,
      fixable.map(({ fix }) => fix),
    );
    const applied = fixable.filter((_, index) => (edits[index] ?? []).length > 0);
    if (applied.length === 0) break;
    mended.push(...applied.map(({ finding }) => finding));
    text = withEdits(text, edits.flat());
  }
  return { text, mended };
}
