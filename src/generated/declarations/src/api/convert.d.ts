import { type ValidateOptions } from './validate.ts';
import type { MalformedResult, ReadResult, RequestFacts } from './validation-result.ts';
/** A validation result with the UBL 2.1 text that was judged; a malformed request has none. Send it only if it is valid. */
export type ConversionResult = (ReadResult<RequestFacts> & {
    readonly xml: string;
}) | (MalformedResult & {
    readonly xml: null;
});
/**
 * Validates a document request and writes it as the UBL 2.1 XML that travels over the Peppol network.
 *
 * @example
 * ```ts
 * const { valid, xml, issues } = convert(request);
 * console.log(valid ? xml : issues);
 * ```
 */
export declare function convert(request: unknown, options?: ValidateOptions): ConversionResult;
//# sourceMappingURL=convert.d.ts.map