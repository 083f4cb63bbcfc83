import { pickOptions } from '../core/options/check-options.ts';
import { malformedDocument } from '../judge/document-result.ts';
import { judgeDocument, ublTextOf } from '../judge/judge-document.ts';
import { withReasonsIn } from '../judge/reasons-in.ts';
import { type ReadRequest, readRequestOf } from '../judge/request-of.ts';
import type { ValidationResult } from '../judge/result.ts';
import { renderJudged } from '../render/render-document.ts';
import { type AnswerOptions, judgingShape, type Work } from './work.ts';

/** The result for a document of either kind, with its UBL or its page if the operation writes one. */
export type Examined = ValidationResult & {
  readonly xml?: string | null;
  readonly html?: string | null;
  /** The result of `read` for UBL. */
  readonly reading?: ReadRequest;
};

/** Runs an operation on its document. */
export function examine(
  { operation, body, format, language, ruleset, documentType, page }: Work,
  options: AnswerOptions,
): Examined {
  if (operation === 'read') return readBack(body, language, options);
  const answered = judgeDocument(body, {
    ...pickOptions(judgingShape, options),
    documentLimits: options.documentLimits,
    format,
    language,
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(documentType === undefined ? {} : { documentType }),
  });
  const judged = withReasonsIn(language, answered);
  switch (operation) {
    case 'convert':
      return { ...judged.result, xml: ublTextOf(judged) };
    case 'render':
      return { ...judged.result, html: renderJudged(judged, page ?? {}) };
    default:
      return judged.result;
  }
}

/** UBL as a document request; it is not validated. */
function readBack(body: Uint8Array, language: Work['language'], { documentLimits }: AnswerOptions): Examined {
  const reading = readRequestOf(body, { language }, documentLimits);
  const unread = { ...malformedDocument([], { language }), issues: reading.findings };
  return reading.request === null ? unread : { ...unread, outcome: 'valid', issues: [], reading };
}
