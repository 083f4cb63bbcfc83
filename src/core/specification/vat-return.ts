import type { Localised } from '../messages/language.ts';

/** The side of a company in a document: seller or buyer. */
export type LedgerSide = 'sales' | 'purchases';

/** The dates of a document, and the other facts that decide when its supply takes place. */
export interface SupplyDays {
  readonly isCreditNote: boolean;
  readonly flags: ReadonlySet<string>;
  readonly issue: string;
  /** Date of supply as it was sent (IBT-007). */
  readonly taxPoint: string | undefined;
  readonly delivery: string | undefined;
  readonly periodStart: string | undefined;
  readonly periodEnd: string | undefined;
  /** Frequency of billing, as a code or in words. */
  readonly frequency: string | undefined;
  readonly due: string | undefined;
  /** The payment dates in the document. */
  readonly payments: readonly string[];
  /** Goods or services, for each line; undefined if the line does not say. */
  readonly itemTypes: readonly (string | undefined)[];
}

/** A date of supply, and the fact that decides it. */
export interface DateOfSupply {
  readonly day: string;
  readonly by: 'taxPoint' | 'delivery' | 'period' | 'due' | 'payment' | 'year' | 'issue';
}

/** Describes how the VAT of documents goes into a country's periodic return. */
export interface VatReturnFacts {
  readonly rows: readonly VatReturnRow[];
  readonly dateOfSupply: (days: SupplyDays) => DateOfSupply;
  /** Tells whether a seller is registered, so that it may charge the country's VAT. */
  readonly isRegistered: (trn: string | null) => boolean;
  /** The flag of goods for the company's own use. */
  readonly ownUseFlag: string;
  /** The flag of a document that an agent issues for a principal, and the place of the principal in UBL. */
  readonly agent: { readonly flag: string; readonly principalAt: string };
  /** The day on which a return is due, counted from the end of its period. */
  readonly dueAfterDays: number;
  /** Facts that the return requires and documents do not contain. */
  readonly notTold: readonly { readonly boxes: readonly string[]; readonly text: Localised }[];
}

/** VAT of one category on one side. If several rows match, the first one applies. */
export interface VatReturnRow {
  readonly side: LedgerSide;
  readonly vatCategory: string;
  /** The part of the seller's country; absent for any part. */
  readonly subdivision?: string;
  /** True for sellers who are not registered; absent for any seller. */
  readonly ofUnregistered?: true;
  /** True if it counts in the period of receipt, not in the period of its supply. */
  readonly byReceipt?: true;
  /** Absent without a box, or if documents do not show the box. */
  readonly box?: string;
  readonly name: Localised;
  /** True if documents state the VAT that is due. */
  readonly statesTax: boolean;
}
