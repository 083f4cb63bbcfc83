import { checkOptions } from '../core/check-options.ts';
import type { UblElement } from '../core/element.ts';
import type { Finding } from '../core/finding.ts';
import type { DocumentLimits } from '../core/limits.ts';
import { type DocumentFormat, readDocument } from '../intake/read-document.ts';
import { serialise } from '../ubl/serialise.ts';
import { ublOf } from '../ubl/to-ubl.ts';
import { issueOf, problemOf } from './intake-findings.ts';
import { judgeDocumentOptionsSchema } from './option-schemas.ts';
import { assess, malformed, type ValidateOptions, type ValidationResult } from './validate.ts';
import { judgeUbl, malformedUbl, type UblValidationResult, type ValidateUblOptions } from './validate-ubl.ts';

export interface JudgeDocumentOptions
  extends ValidateOptions,
    Pick<ValidateUblOptions, 'profile' | 'structure'> {
  /** How the document is written, where its sender has said so; told from its first character where not given. */
  readonly format?: DocumentFormat | undefined;
  /** What it may be at most; the library's own limits where not given. */
  readonly documentLimits?: Partial<DocumentLimits> | undefined;
}

interface Judged {
  /** What lines and columns are counted in: the text as decoded, or the XML out of it; undefined where there is none. */
  readonly text: string | undefined;
  /** Why the document could not be read; empty where it could. */
  readonly unreadable: readonly Finding[];
  /** The UBL that was judged: read, or written from the request. */
  readonly ubl: UblElement | undefined;
}

/** The verdict on a document of either kind, with what it was judged on. */
export type JudgedDocument = Judged &
  (
    | { readonly kind: 'request'; readonly result: ValidationResult; readonly request: unknown }
    | { readonly kind: 'ubl'; readonly result: UblValidationResult }
  );

/**
 * Goes the whole way with what came in, be it a text or bytes, a JSON document request or UBL. Never throws for bad
 * data: what cannot be read is `malformed`, with rule, path and place in `unreadable`.
 *
 * @example
 * ```ts
 * const { kind, result } = judgeDocument(new TextEncoder().encode(JSON.stringify(request)));
 * console.log(kind, result.outcome); // request valid
 * ```
 */
export function judgeDocument(
  source: string | Uint8Array,
  options: JudgeDocumentOptions = {},
): JudgedDocument {
  checkOptions('judgeDocument', judgeDocumentOptionsSchema, options);
  const { format, documentLimits } = options;
  const read = readDocument(source, { format, limits: documentLimits });
  if (!read.ok) return refusedDocument(read.failure.kind, read.failure.findings, options, read.failure.text);
  const { text } = read.value;
  if (read.value.kind === 'ubl') {
    const { root } = read.value;
    return { kind: 'ubl', result: judgeUbl(root, text, options), text, unreadable: [], ubl: root };
  }
  const request = read.value.value;
  const { result, written } = assess(request, options);
  return { kind: 'request', result, request, text, unreadable: [], ubl: written?.root };
}

/** The verdict on a document that could not be read. */
export function refusedDocument(
  kind: JudgedDocument['kind'],
  unreadable: readonly Finding[],
  { language }: Pick<ValidateOptions, 'language'> = {},
  text?: string,
): JudgedDocument {
  const known = { text, unreadable, ubl: undefined };
  return kind === 'ubl'
    ? { ...known, kind, result: malformedUbl(unreadable.map((finding) => issueOf(finding, language))) }
    : {
        ...known,
        kind,
        request: undefined,
        result: malformed(unreadable.map((finding) => problemOf(finding, language))),
      };
}

/** The text of the UBL that was judged, in UTF-8; null where there is none. UBL that came as such stays as it is. */
export function ublTextOf({ kind, ubl }: JudgedDocument): string | null {
  if (ubl === undefined) return null;
  return kind === 'ubl' ? serialise(ubl, 'exact') : ublOf(ubl).xml;
}
