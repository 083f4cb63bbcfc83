import type { Located, Optional } from '../../core/invoice/invoice.ts';
import { type Decimal } from '../../core/numbers/decimal.ts';
/**
 * A flat object of the request as a part of the invoice: texts trimmed, numbers exact, blank values left out.
 */
export type SentPart<Sent> = Located & {
    readonly [Key in keyof Sent]-?: NonNullable<Sent[Key]> extends number ? Optional<Decimal> : Optional<string>;
};
/** Takes the plain fields of an object. */
type TakeAsSent<Plain> = (sent: object) => Plain;
/** A flat object of the request as a part of the invoice; undefined if it has no values. */
export declare function sentPart<Sent extends object, Plain>(sent: Sent | null | undefined, path: string, asSent: TakeAsSent<Plain>): (SentPart<Sent> & {
    readonly asSent: Plain;
}) | undefined;
/** A list of flat objects as parts of the invoice, with the paths of its entries. */
export declare function sentParts<Sent extends object, Plain>(list: readonly Sent[] | null | undefined, path: string, asSent: TakeAsSent<Plain>): readonly (SentPart<Sent> & {
    readonly asSent: Plain;
})[];
export {};
//# sourceMappingURL=sent-part.d.ts.map