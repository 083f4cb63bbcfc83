import type { ReadUbl, Roots } from '../intake/read-xml.ts';
import type { ValidateUblOptions } from './options.ts';
import { type UnwordedResult } from './result.ts';
import type { UblFacts, UblResult } from './validation-result.ts';
export type { ValidateUblOptions };
/**
 * Says whether a UBL document of any origin is a valid PINT-AE document: invoice or credit note, billing or
 * self-billing. It checks the rules and the structure of the UBL 2.1 schema. A Standard Business Document
 * around it must name the document's parties, type, process and country. Bytes are decoded as XML prescribes.
 * A document that cannot be read is `malformed`, with line and column; document type declarations are
 * refused, so that nothing is ever expanded or fetched.
 *
 * @example
 * ```ts
 * const { valid, issues } = validateUbl(xml);
 * console.log(valid, issues.length); // true 0
 * ```
 */
export declare function validateUbl(xml: string | Uint8Array, options?: ValidateUblOptions): UblResult;
/**
 * The findings in a document that has been read. One that says that it is something else than is judged here has
 * a single finding that says so, unless the caller named the rules to judge it by.
 */
export declare function validateReadUbl(read: ReadUbl, options: ValidateUblOptions): UnwordedResult<UblFacts>;
/** Given rule sets decide themselves which documents they are about, so any root is accepted. */
export declare function rootsFor({ ruleset }: Pick<ValidateUblOptions, 'ruleset'>): Roots;
//# sourceMappingURL=validate-ubl.d.ts.map