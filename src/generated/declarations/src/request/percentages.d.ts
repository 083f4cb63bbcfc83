import type { Finding } from '../core/findings/finding.ts';
import { type Decimal } from '../core/numbers/decimal.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
/** The rule of amounts that were computed of a percentage. */
export declare const percentageRule = "pint-ae-percentage";
type Part = Readonly<Record<string, unknown>>;
/**
 * A request in which allowances and charges have an amount that only said their percentage: of their base amount, or of
 * quantity times price of the line, or of all lines if these have one VAT category. Any other entry stays as it is.
 */
export declare function withPercentagesComputed(request: unknown, specification: RequestSpecification): {
    readonly request: unknown;
    readonly findings: readonly Finding[];
};
/** Quantity times price of a line, if both are numbers. */
export declare function grossOf({ quantity, unitPrice, baseQuantity }: Part, minorUnits: number): Decimal | undefined;
export {};
//# sourceMappingURL=percentages.d.ts.map