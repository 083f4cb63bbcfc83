import { withReasonsIn } from '../api/reasons-in.ts';
import { malformedDocument, type ValidationResult } from '../api/result.ts';
import { ublTextOf, validateDocument } from '../api/validate-document.ts';
import { pickOptions } from '../core/options/check-options.ts';
import { type Reading, readAny } from '../network/read-any.ts';
import { renderValidated } from '../render/render-document.ts';
import { type AnswerOptions, validationShape, type Work } from './work.ts';

/** The result for a document of either kind, with its UBL or its page if the operation writes one. */
export type Examined = ValidationResult & {
  readonly xml?: string | null;
  readonly html?: string | null;
  /** The result of `read`. */
  readonly reading?: Reading;
};

/** Runs an operation on its document. */
export function examine(
  { operation, body, format, language, ruleset, documentType, page }: Work,
  options: AnswerOptions,
): Examined {
  if (operation === 'read') return readBack(body, language, options);
  const answered = validateDocument(body, {
    ...pickOptions(validationShape, options),
    documentLimits: options.documentLimits,
    format,
    language,
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(documentType === undefined ? {} : { documentType }),
  });
  const validated = withReasonsIn(language, answered);
  switch (operation) {
    case 'convert':
      return { ...validated.result, xml: ublTextOf(validated) };
    case 'render':
      return {
        ...validated.result,
        html: renderValidated(validated, { ...page, ...(options.look && { look: options.look }) }),
      };
    default:
      return validated.result;
  }
}

/** Reads a document, an invoice or credit note as a document request, without validating it. */
function readBack(body: Uint8Array, language: Work['language'], { documentLimits }: AnswerOptions): Examined {
  const { reading, isRead } = readAny(body, { language, documentLimits });
  const unread = { ...malformedDocument([], { language }), issues: reading.findings };
  return isRead ? { ...unread, outcome: 'valid', issues: [], reading } : unread;
}
