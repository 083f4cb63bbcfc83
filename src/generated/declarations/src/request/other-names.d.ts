import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NamesOfAmounts } from '../core/specification/specification.ts';
/** The fields that other systems call so, and the text that refuses the name if it needs one of its own. */
export declare function meaningOf(name: string, value: unknown, specification: RequestSpecification): Omit<NamesOfAmounts, 'names'>;
/** Whether a field is an amount by its name and its value. */
export declare function isNamedAmount(name: string, value: unknown, { aliases }: RequestSpecification): boolean;
/** Whether a field says that prices include the tax: by its name if it is set, or by its text. */
export declare function saysPricesWithTax(name: string, value: unknown, { aliases: { pricesWithTax } }: RequestSpecification): boolean;
/** Whether a value would set a flag. */
export declare function isSet(value: unknown): boolean;
/** Whether a value is other than the values that stand for nothing. */
export declare function saysSomething(value: unknown): boolean;
/** The amount in a value; NaN if only the sender knows which one it is, undefined if there is none or it is zero. */
export declare function amountSaid(value: unknown): number | undefined;
/** Whether each amount in a value is one of those in a list of entries, or the sum of its allowances or charges. */
export declare function isAmongEntries(value: unknown, entries: unknown): boolean;
//# sourceMappingURL=other-names.d.ts.map