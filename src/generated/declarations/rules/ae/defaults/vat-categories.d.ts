import type { TransactionType } from '../../../src/core/specification/defaults.ts';
import type { VatCategory } from '../../../src/core/specification/vat-category.ts';
/** Requirements of the UAE's rules on a VAT category, besides those of every specification. */
export interface UaeVatCategory extends VatCategory {
    /** The sent `vatRate` values that agree with the category, and the rule for others. */
    readonly acceptedRates: readonly number[];
    readonly rateRule: string;
    /** The rules to report instead for a document level allowance, and for a charge. */
    readonly entryRateRules?: {
        readonly allowance: string;
        readonly charge: string;
    };
    /** The values that agree on document level, if they are others. */
    readonly acceptedEntryRates?: readonly number[];
    /** Whether a document whose lines all have such categories gets the out-of-scope type code. */
    readonly outOfScope: boolean;
    /** Allowed on a document with the out-of-scope type code (ibr-122-ae). */
    readonly allowedOutOfScope: boolean;
    /** Subject to reverse charge (ibr-166-ae, ibr-174-ae, ibr-103-ae). */
    readonly reverseCharge: boolean;
}
/**
 * The VAT categories. Exempt lines have no VAT amount (ibr-163-ae) and a reason (ibr-167-ae); only the standard rate absorbs
 * a rounding (aligned-ibrp-s-09).
 */
export declare const vatCategories: {
    readonly S: {
        readonly lineVatAmount: true;
        readonly outOfScope: false;
        readonly allowedOutOfScope: false;
        readonly exempt: false;
        readonly reverseCharge: false;
        readonly linePercent: 5;
        readonly acceptedRates: readonly [5];
        readonly rateRule: 'ibr-190-ae';
        readonly entryPercent: 5;
        readonly breakdownPercent: 5;
        readonly taxPercent: 5;
        readonly absorbsRounding: true;
    };
    readonly Z: {
        readonly taxPercent: 0;
        readonly lineVatAmount: true;
        readonly outOfScope: false;
        readonly exempt: false;
        readonly reverseCharge: false;
        readonly absorbsRounding: false;
        readonly linePercent: 0;
        readonly acceptedRates: readonly [0];
        readonly rateRule: 'aligned-ibrp-z-05';
        readonly entryRateRules: {
            readonly allowance: 'aligned-ibrp-z-06';
            readonly charge: 'aligned-ibrp-z-07';
        };
        readonly entryPercent: 0;
        readonly breakdownPercent: 0;
        readonly allowedOutOfScope: true;
    };
    readonly E: {
        readonly taxPercent: 0;
        readonly reverseCharge: false;
        readonly absorbsRounding: false;
        readonly linePercent: 'none';
        readonly acceptedRates: readonly [0];
        readonly rateRule: 'aligned-ibrp-e-05';
        readonly entryRateRules: {
            readonly allowance: 'aligned-ibrp-e-06';
            readonly charge: 'aligned-ibrp-e-07';
        };
        readonly entryPercent: 0;
        readonly breakdownPercent: 'none';
        readonly lineVatAmount: false;
        readonly outOfScope: true;
        readonly allowedOutOfScope: true;
        readonly exempt: true;
    };
    readonly O: {
        readonly taxPercent: 0;
        readonly lineVatAmount: true;
        readonly exempt: false;
        readonly reverseCharge: false;
        readonly absorbsRounding: false;
        readonly linePercent: 'none';
        readonly acceptedRates: readonly [0];
        readonly rateRule: 'aligned-ibrp-o-05';
        readonly entryRateRules: {
            readonly allowance: 'aligned-ibrp-o-06';
            readonly charge: 'aligned-ibrp-o-07';
        };
        readonly entryPercent: 'none';
        readonly breakdownPercent: 'none';
        readonly outOfScope: true;
        readonly allowedOutOfScope: true;
    };
    /** Reverse charge: both rates pass the rules (decision 17). */
    readonly AE: {
        readonly taxPercent: 0;
        readonly lineVatAmount: true;
        readonly outOfScope: false;
        readonly allowedOutOfScope: false;
        readonly exempt: false;
        readonly absorbsRounding: false;
        readonly linePercent: 'sent';
        readonly acceptedRates: readonly [0, 5];
        readonly rateRule: 'aligned-ibrp-ae-05-ae';
        readonly entryRateRules: {
            readonly allowance: 'aligned-ibrp-ae-06';
            readonly charge: 'aligned-ibrp-ae-07';
        };
        readonly acceptedEntryRates: readonly [0];
        readonly entryPercent: 0;
        readonly breakdownPercent: 'highest';
        readonly reverseCharge: true;
    };
    /** Profit margin scheme: never sent by the caller, only set by the transaction type; 5 is its official rate (decision 60). */
    readonly N: {
        readonly taxPercent: 0;
        readonly lineVatAmount: true;
        readonly outOfScope: false;
        readonly allowedOutOfScope: false;
        readonly exempt: false;
        readonly reverseCharge: false;
        readonly absorbsRounding: false;
        readonly linePercent: 5;
        readonly acceptedRates: readonly [0, 5];
        readonly rateRule: 'ibr-111-ae';
        readonly entryPercent: 'none';
        readonly breakdownPercent: 5;
    };
};
export type VatCategoryCode = keyof typeof vatCategories;
/** The categories that a request may name. */
export declare const requestVatCategories: ["S", "Z", "E", "O", "AE"];
/** The facts of a category in a document. */
export declare function uaeVatCategory(code: string): UaeVatCategory;
/** The categories of which a fact is true. */
export declare function categoriesThat(fact: 'exempt' | 'outOfScope' | 'reverseCharge'): readonly string[];
export declare const defaultVatCategory: VatCategoryCode;
/** The category that replaces the default one under the profit margin scheme (ibr-116-ae). */
export declare const marginCategory: VatCategoryCode;
/** The VAT category of a line: the one sent, the default, or that of the profit margin scheme. */
export declare function lineVatCategory(sent: string | undefined, transactionType: TransactionType): string;
/** Tax scheme of a seller's bare TIN, which is not a VAT registration (ibr-133-ae). */
export declare const tinTaxScheme = "TIN";
/** The reason of exempt financial services (IBT-186). */
export declare const financialServicesReason = "DL8.46.1";
//# sourceMappingURL=vat-categories.d.ts.map