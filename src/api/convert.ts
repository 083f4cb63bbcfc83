import { checkOptions } from '../core/options/check-options.ts';
import { type Ubl, ublOf } from '../ubl/to-ubl.ts';
import { validateOptionsKind } from './option-shapes.ts';
import type { ValidationResult } from './result.ts';
import { type ValidateOptions, validateRequest } from './validate.ts';

/** A validation result with the UBL that was judged. */
export interface ConversionResult extends ValidationResult {
  /** The UBL 2.1 text; null for a malformed request. Send it only if the document is valid. */
  readonly xml: string | null;
  /** The JSON path of the field from which the element at a UBL location was written. */
  readonly requestPathOf: Ubl['requestPathOf'];
}

/**
 * Validates a document request and writes it as the UBL 2.1 XML that travels over the Peppol network.
 *
 * @example
 * ```ts
 * const { valid, xml, issues } = convert(request);
 * console.log(valid ? xml : issues);
 * ```
 */
export function convert(request: unknown, options: ValidateOptions = {}): ConversionResult {
  checkOptions('convert', validateOptionsKind, options);
  const { result, written } = validateRequest(request, options);
  if (written === undefined) return { ...result, xml: null, requestPathOf: () => undefined };
  const { xml, requestPathOf } = ublOf(written.root);
  // New members come first: added after a spread, they take ten times as long.
  return { xml, requestPathOf, ...result };
}
