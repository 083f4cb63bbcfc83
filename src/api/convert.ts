import { checkOptions } from '../core/options/check-options.ts';
import { serialiseWritten } from '../ubl/serialise-written.ts';
import { validateOptionsKind } from './option-shapes.ts';
import { judgeRequest, type ValidateRequestOptions } from './validate-request.ts';
import type { MalformedResult, ReadResult, RequestFacts } from './validation-result.ts';

/**
 * A validation result with the UBL 2.1 text that was checked; a malformed request has none. Send the text only if it
 * is valid.
 */
export type ConversionResult =
  | (ReadResult<RequestFacts> & { readonly xml: string })
  | (MalformedResult & { readonly xml: null });

/**
 * Validates a document request and writes it as the UBL 2.1 XML that travels over the Peppol network.
 *
 * @example
 * ```ts
 * const { valid, xml, issues } = convert(request);
 * console.log(valid ? xml : issues);
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function convert(request: unknown, options: ValidateRequestOptions = {}): ConversionResult {
  checkOptions('convert', validateOptionsKind, options);
  const { result, written } = judgeRequest(request, options);
  // New members come first: added after a spread, they take ten times as long.
  return written === undefined
    ? { xml: null, ...result }
    : { xml: serialiseWritten(written.root), ...result };
}
