import type { TransactionType } from '../../../src/core/specification/defaults.ts';
import type { VatCategory } from '../../../src/core/specification/vat-category.ts';

/** Requirements of the UAE's rules for a VAT category, in addition to those that every specification has. */
export interface UaeVatCategory extends VatCategory {
  /** The sent `vatRate` values that agree with the category, and the rule for others. */
  readonly acceptedRates: readonly number[];
  readonly rateRule: string;
  /** The rules to report instead: for a document level allowance, and for a charge. */
  readonly entryRateRules?: { readonly allowance: string; readonly charge: string };
  /** The accepted values on document level, if they differ. */
  readonly acceptedEntryRates?: readonly number[];
  /** True if a document gets the out-of-scope type code when all its lines have categories like this. */
  readonly outOfScope: boolean;
  /** Allowed on a document with the out-of-scope type code (ibr-122-ae). */
  readonly allowedOutOfScope: boolean;
  /** Subject to reverse charge (ibr-166-ae, ibr-174-ae, ibr-103-ae). */
  readonly reverseCharge: boolean;
}

const untaxed = {
  taxPercent: 0,
  lineVatAmount: true,
  outOfScope: false,
  allowedOutOfScope: false,
  exempt: false,
  reverseCharge: false,
  absorbsRounding: false,
} as const;

/** The VAT categories; only the standard rate allows for a rounding difference (aligned-ibrp-s-09). */
export const vatCategories = {
  S: {
    ...untaxed,
    linePercent: 5,
    acceptedRates: [5],
    rateRule: 'ibr-190-ae',
    entryPercent: 5,
    breakdownPercent: 5,
    taxPercent: 5,
    absorbsRounding: true,
  },
  Z: {
    ...untaxed,
    linePercent: 0,
    acceptedRates: [0],
    rateRule: 'aligned-ibrp-z-05',
    entryRateRules: { allowance: 'aligned-ibrp-z-06', charge: 'aligned-ibrp-z-07' },
    entryPercent: 0,
    breakdownPercent: 0,
    allowedOutOfScope: true,
  },
  E: {
    ...untaxed,
    linePercent: 'none',
    acceptedRates: [0],
    rateRule: 'aligned-ibrp-e-05',
    entryRateRules: { allowance: 'aligned-ibrp-e-06', charge: 'aligned-ibrp-e-07' },
    entryPercent: 0,
    breakdownPercent: 'none',
    lineVatAmount: false,
    outOfScope: true,
    allowedOutOfScope: true,
    exempt: true,
  },
  O: {
    ...untaxed,
    linePercent: 'none',
    acceptedRates: [0],
    rateRule: 'aligned-ibrp-o-05',
    entryRateRules: { allowance: 'aligned-ibrp-o-06', charge: 'aligned-ibrp-o-07' },
    entryPercent: 'none',
    breakdownPercent: 'none',
    outOfScope: true,
    allowedOutOfScope: true,
  },
  /** Reverse charge: both rates pass the rules (decision 17). */
  AE: {
    ...untaxed,
    linePercent: 'sent',
    acceptedRates: [0, 5],
    rateRule: 'aligned-ibrp-ae-05-ae',
    entryRateRules: { allowance: 'aligned-ibrp-ae-06', charge: 'aligned-ibrp-ae-07' },
    acceptedEntryRates: [0],
    entryPercent: 0,
    breakdownPercent: 'highest',
    reverseCharge: true,
  },
  /** Profit margin scheme: never sent by the caller, only set by the transaction type; 5 is its official rate (decision 60). */
  N: {
    ...untaxed,
    linePercent: 5,
    acceptedRates: [0, 5],
    rateRule: 'ibr-111-ae',
    entryPercent: 'none',
    breakdownPercent: 5,
  },
} as const satisfies Record<string, UaeVatCategory>;

export type VatCategoryCode = keyof typeof vatCategories;

/** The categories that a request may name. */
export const requestVatCategories = ['S', 'Z', 'E', 'O', 'AE'] as const satisfies VatCategoryCode[];

/** The facts of a category in a document. */
export function uaeVatCategory(code: string): UaeVatCategory {
  return vatCategories[code as VatCategoryCode];
}

/** The categories for which a fact is true. */
export function categoriesThat(fact: 'exempt' | 'outOfScope' | 'reverseCharge'): readonly string[] {
  return Object.keys(vatCategories).filter((code) => uaeVatCategory(code)[fact]);
}

export const defaultVatCategory: VatCategoryCode = 'S';

/** The category that replaces the default one under the profit margin scheme (ibr-116-ae). */
export const marginCategory: VatCategoryCode = 'N';

/** The VAT category of a line: the one that was sent, the default, or the category of the profit margin scheme. */
export function lineVatCategory(sent: string | undefined, transactionType: TransactionType): string {
  const category = sent ?? defaultVatCategory;
  return category === defaultVatCategory && transactionType.has('profitMargin') ? marginCategory : category;
}

/** Tax scheme of a seller's TIN without a VAT registration (ibr-133-ae). */
export const tinTaxScheme = 'TIN';

/** The reason of exempt financial services (IBT-186). */
export const financialServicesReason = 'DL8.46.1';
