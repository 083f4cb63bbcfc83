import { isBytes } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { validateDocumentOptionsKind } from './option-shapes.ts';
import type { ValidateOptions } from './options.ts';
import { validateDocumentBy } from './validate-document.ts';
import { judgeRequest } from './validate-request.ts';
import type { RequestResult, ValidationResult } from './validation-result.ts';

export type { ValidateOptions };

/**
 * Checks whether a document is valid PINT-AE and, if not, says what to fix and where. Takes a document request as an
 * object, or text or bytes with JSON or UBL. Bad data never throws.
 *
 * @example
 * ```ts
 * const { valid, issues } = validate(request);
 * for (const { path, message, hint } of issues) console.log(`${path}: ${message} ${hint}`);
 * console.log(valid, validate(xml).valid, validate(JSON.stringify(request)).valid); // true true true
 * ```
 * @throws {CallerError} for an option that is not what it has to be.
 * @since 0.1.0
 */
export function validate(document: string | Uint8Array, options?: ValidateOptions): ValidationResult;
export function validate(request: object, options?: ValidateOptions): RequestResult;
export function validate(document: unknown, options?: ValidateOptions): ValidationResult;
export function validate(document: unknown, options: ValidateOptions = {}): ValidationResult {
  checkOptions('validate', validateDocumentOptionsKind, options);
  return typeof document === 'string' || isBytes(document)
    ? validateDocumentBy(document, options).result
    : judgeRequest(document, options).result;
}
