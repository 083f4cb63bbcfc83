import type { ComputedInvoice } from '../invoice/computed-invoice.ts';
import type { Localised } from '../messages/language.ts';
import type { Check, CheckFinding, Circumstances } from './check.ts';
/** A check of a program's own, with its texts: what it finds is a warning, and under `strict` an issue. */
export interface OwnCheck {
    /** The rule of its issues, such as `acme-buyer-reference`; ids that begin with `pint-ae-` are those of the library. */
    readonly id: string;
    /** The problem, with `{names}` for values of a finding. */
    readonly message: Localised;
    /** The remedy. */
    readonly hint?: Localised | undefined;
    /** Default: `warning`. The official rules alone make a document invalid, unless the caller is strict. */
    readonly severity?: 'warning' | 'information' | undefined;
    /** Business terms that it is about, such as `IBT-019`. */
    readonly terms?: readonly string[] | undefined;
    /** Its findings exist only in a request: it is left out where the document is UBL. */
    readonly needs?: 'request' | undefined;
    /** Whether it is about a document; default: it is about all. */
    readonly applies?: ((invoice: ComputedInvoice) => boolean) | undefined;
    /** The places that break it. Nothing is waited for: a promise is a fault. */
    readonly find: (invoice: ComputedInvoice, circumstances: Circumstances) => readonly CheckFinding[];
}
export declare const ownCheckKind: import("../options/option-kinds.ts").OptionsKind<OwnCheck | undefined>;
/**
 * Makes a check of a program's own. Give it to `specificationWith`.
 *
 * @example
 * ```ts
 * const buyerReference = defineCheck({
 *   id: 'acme-buyer-reference',
 *   message: { en: 'The invoice has no order number.', ar: 'لا يوجد رقم طلب في الفاتورة.' },
 *   find: ({ buyerReference }) => (buyerReference ? [] : [{ path: 'references.buyerReference' }]),
 * });
 * console.log(buyerReference.id); // acme-buyer-reference
 * ```
 * @throws {CallerError} if a member is missing or of another kind.
 * @since 0.1.0
 */
export declare function defineCheck(check: OwnCheck): OwnCheck;
/** An own check as those of a specification. */
export declare function asCheck({ id, severity, needs, applies, find }: OwnCheck): Check;
//# sourceMappingURL=own-check.d.ts.map