/** What a VAT category (IBT-151, IBT-095, IBT-102, IBT-118) brings with it, by place. */
export interface VatCategory {
  /** Percent on a line (IBT-152): a fixed value, `sent` for the caller's own, or none. */
  readonly linePercent: number | 'sent' | 'none';
  /** The caller's vatRate values that agree with the category, and the rule that speaks where they don't. */
  readonly acceptedRates: readonly number[];
  readonly rateRule: string;
  /** Percent on a document level allowance or charge (IBT-096, IBT-103). */
  readonly entryPercent: number | 'none';
  /** Percent of the VAT breakdown (IBT-119); `highest` is the highest line percent. */
  readonly breakdownPercent: number | 'highest' | 'none';
  /** Percentage that the VAT amount is computed with (IBT-117, BTAE-08). */
  readonly taxPercent: number;
  /** Whether a line has a VAT amount element (BTAE-08): rule ibr-163-ae forbids it for exempt lines. */
  readonly lineVatAmount: boolean;
  /** A document whose lines are all of such categories gets the out-of-scope type code. */
  readonly outOfScope: boolean;
  /** Allowed on a document with the out-of-scope type code (ibr-122-ae). */
  readonly allowedOutOfScope: boolean;
  /** Needs an exemption reason code on the line (ibr-167-ae). */
  readonly exempt: boolean;
  /** Subject to reverse charge (ibr-166-ae, ibr-174-ae, ibr-103-ae). */
  readonly reverseCharge: boolean;
  /** Whether a VAT amount of the caller's that differs by a rounding can be honoured here (aligned-ibrp-s-09). */
  readonly absorbsRounding: boolean;
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
    entryPercent: 0,
    breakdownPercent: 0,
    allowedOutOfScope: true,
  },
  E: {
    ...untaxed,
    linePercent: 'none',
    acceptedRates: [0],
    rateRule: 'aligned-ibrp-e-05',
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
    entryPercent: 'none',
    breakdownPercent: 'none',
    outOfScope: true,
    allowedOutOfScope: true,
  },
  AE: {
    ...untaxed,
    linePercent: 'sent',
    acceptedRates: [0, 5],
    rateRule: 'aligned-ibrp-ae-05-ae',
    entryPercent: 0,
    breakdownPercent: 'highest',
    reverseCharge: true,
  },
  /** Profit margin scheme: never sent by the caller, set by the transaction type. */
  N: {
    ...untaxed,
    linePercent: 5,
    acceptedRates: [0, 5],
    rateRule: 'ibr-111-ae',
    entryPercent: 'none',
    breakdownPercent: 5,
  },
} as const satisfies Record<string, VatCategory>;

export type VatCategoryCode = keyof typeof vatCategories;

export const defaultVatCategory: VatCategoryCode = 'S';

/** Under the profit margin scheme the default category is sold as this one (ibr-116-ae). */
export const marginCategory: VatCategoryCode = 'N';

/** Tax scheme of every category and of a VAT registration (ibr-133-ae); a seller's bare TIN has its own. */
export const vatTaxScheme = 'VAT';
export const tinTaxScheme = 'TIN';
