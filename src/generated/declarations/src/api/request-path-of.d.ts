import { type ValidateOptions } from './validate.ts';
/**
 * The JSON path of the field from which `convert` writes the element at a location of the UBL; undefined if it writes
 * none there. A location is one that a receiver names, or the `location` of an issue.
 *
 * @example
 * ```ts
 * const location = '/Invoice/cac:InvoiceLine[1]/cac:Price[1]/cbc:PriceAmount[1]';
 * console.log(requestPathOf(location, request)); // lines[0].unitPrice
 * ```
 */
export declare function requestPathOf(location: string, request: unknown, options?: ValidateOptions): string | undefined;
//# sourceMappingURL=request-path-of.d.ts.map