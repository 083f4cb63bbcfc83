import type { Localised } from '../core/messages/language.ts';
import type { Spellings } from '../core/messages/vocabulary.ts';
import { type OwnCheck } from '../core/specification/own-check.ts';
import type { Specification } from '../core/specification/specification.ts';
import { type SpecificationChoice } from '../specification/default.ts';
/** Additions of a program to a specification. */
export interface SpecificationAdditions extends SpecificationChoice {
    /** Checks of its own, from `defineCheck`. */
    readonly checks?: readonly OwnCheck[] | undefined;
    /**
     * By field of the request, such as `lines[].vatCategory`, the codes and its own names for them; they also count in the
     * other fields that take these codes. A code itself is never read as another.
     */
    readonly aliases?: Readonly<Record<string, Spellings>> | undefined;
    /** By rule, texts in place of those of the library. */
    readonly texts?: Readonly<Record<string, OwnTexts>> | undefined;
}
/** Texts of a rule in place of those of the library. */
export interface OwnTexts {
    readonly message?: Localised | undefined;
    readonly hint?: Localised | undefined;
}
/**
 * Makes a specification with checks, aliases and texts of a program's own, to be given as the option `specification`. Make it
 * once and keep it: what follows from it is prepared once. Results name it by an id and a hash of their own.
 *
 * @example
 * ```ts
 * const ours = specificationWith({
 *   checks: [
 *     defineCheck({
 *       id: 'acme-buyer-reference',
 *       message: { en: 'The order number {value} is none of ours.', ar: 'رقم الطلب {value} ليس من أرقامنا.' },
 *       hint: { en: 'Send it as PO-123456.', ar: 'أرسله بالشكل PO-123456.' },
 *       applies: ({ currency }) => currency === 'AED',
 *       find: ({ buyerReference = '' }) =>
 *         buyerReference.startsWith('PO-') ? [] : [{ path: 'references.buyerReference', values: { value: buyerReference } }],
 *     }),
 *   ],
 *   aliases: { 'lines[].vatCategory': { S: ['VAT5'] } },
 *   texts: { 'ibr-002': { hint: { en: 'Ask Finance for the number.', ar: 'اطلب الرقم من الإدارة المالية.' } } },
 * });
 * const other = { ...request, references: { ...request.references, buyerReference: '4711' } };
 * const { valid, warnings } = validate(other, { specification: ours });
 * console.log(valid, warnings.find(({ rule }) => rule === 'acme-buyer-reference').message);
 * // true The order number 4711 is none of ours.
 * ```
 * @throws {CallerError} if an id is that of another rule, or a field or code does not exist.
 * @since 0.1.0
 */
export declare function specificationWith(additions: SpecificationAdditions): Specification;
//# sourceMappingURL=specification-with.d.ts.map