import { type Decimal, decimal } from '../numbers/decimal.ts';

/** The consequences of a VAT category (IBT-151, IBT-095, IBT-102, IBT-118), by place. */
export interface VatCategory {
  /** Percent on a line (IBT-152): a fixed value, `sent` for the caller's own, or none. */
  readonly linePercent: number | 'sent' | 'none';
  /** Percent on a document level allowance or charge (IBT-096, IBT-103). */
  readonly entryPercent: number | 'none';
  /** Percent of the VAT breakdown (IBT-119); `highest` is the highest line percent. */
  readonly breakdownPercent: number | 'highest' | 'none';
  /** Percentage from which the VAT amount is computed (IBT-117). */
  readonly taxPercent: number;
  /** True if a line states its VAT amount in the accounting currency. */
  readonly lineVatAmount: boolean;
  /** True if lines, and document level allowances and charges, need an exemption reason code. */
  readonly exempt: boolean;
  /** True if a sent VAT amount with a rounding difference can stay in this category. */
  readonly absorbsRounding: boolean;
  /** Its later rates, in the order of the issue dates when they begin to apply. */
  readonly later?: readonly LaterRates[];
}

export type Rates = Pick<VatCategory, 'linePercent' | 'entryPercent' | 'breakdownPercent' | 'taxPercent'>;

/** The rates of a category for documents issued on or after a day. */
export type LaterRates = Rates & { readonly since: string };

/** Returns the percent of a document level allowance or charge of a category (IBT-096, IBT-103). */
export function percentOfEntry({ entryPercent }: Pick<VatCategory, 'entryPercent'>): Decimal | undefined {
  return entryPercent === 'none' ? undefined : decimal(entryPercent);
}
