import type { Decimal } from '../decimal.ts';
import type { Located, Optional } from './located.ts';

export interface AllowanceCharge extends Located {
  readonly isCharge: boolean;
  readonly amount: Decimal;
  /** The amounts as the caller sent them, of any number of decimals. */
  readonly sentAmount: Decimal;
  readonly sentBaseAmount: Optional<Decimal>;
  readonly reasonCode: Optional<string>;
  readonly reason: Optional<string>;
  readonly baseAmount: Optional<Decimal>;
  readonly multiplierPercent: Optional<Decimal>;
}

export interface DocumentAllowanceCharge extends AllowanceCharge {
  /** Absent where the caller named none and the lines are of several: which tax it changes is not for us to decide. */
  readonly vatCategory: Optional<string>;
  readonly vatPercent: Optional<Decimal>;
  /** The rate that the caller sent; it never decides, and must not contradict the category. */
  readonly sentVatRate: Optional<Decimal>;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
}

export interface Line extends Located {
  readonly id: string;
  readonly note: Optional<string>;
  readonly accountingCost: Optional<string>;
  readonly periodStart: Optional<string>;
  readonly periodEnd: Optional<string>;
  readonly orderLineId: Optional<string>;
  readonly orderId: Optional<string>;
  readonly creditNoteReasonCode: Optional<string>;
  readonly creditNoteReason: Optional<string>;
  readonly despatchLineId: Optional<string>;
  readonly despatchId: Optional<string>;
  readonly object: Optional<LineObject>;
  readonly vatTotal: Optional<Decimal>;
  readonly name: Optional<string>;
  readonly description: Optional<string>;
  readonly quantity: Decimal;
  readonly unitCode: string;
  readonly unitPrice: Decimal;
  /** How many units the price is for (IBT-149). */
  readonly baseQuantity: Decimal;
  /** The same as sent, even for none or less, for which no price can be. */
  readonly sentBaseQuantity: Optional<Decimal>;
  readonly grossPrice: Decimal;
  readonly priceDiscount: Decimal;
  /** The price as sent: a negative one is written with its sign on the quantity (ibr-027). */
  readonly sentUnitPrice: Decimal;
  readonly sentNetAmount: Optional<Decimal>;
  readonly vatCategory: string;
  readonly vatPercent: Optional<Decimal>;
  /** The category that the caller sent; without one it is assumed. */
  readonly sentVatCategory: Optional<string>;
  /** The rate that the caller sent; it only decides for reverse charge, and must not contradict the category. */
  readonly sentVatRate: Decimal;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
  readonly allowancesCharges: readonly AllowanceCharge[];
  readonly buyersItemId: Optional<string>;
  readonly sellersItemId: Optional<string>;
  readonly standardItemId: Optional<string>;
  readonly standardItemSchemeId: Optional<string>;
  /** The item type that the caller sent, even where it is not written for want of a classification. */
  readonly sentItemTypeCode: Optional<string>;
  readonly serviceAccountingCode: Optional<string>;
  readonly goodsNatureCode: Optional<string>;
  readonly originCountry: Optional<string>;
  readonly perUnitAmount: Optional<Decimal>;
  readonly attributes: readonly ItemAttribute[];
  readonly batchNumber: Optional<string>;
  readonly certificates: readonly ItemCertificate[];
  readonly commodities: readonly Commodity[];
}

/** One CommodityClassification: the first carries what is said of the whole item, each at most one classification. */
export interface Commodity extends Located {
  readonly goodsNatureCode: Optional<string>;
  readonly itemTypeCode: Optional<string>;
  readonly code: Optional<string>;
  readonly listId: Optional<string>;
  readonly listVersionId: Optional<string>;
}

/** Object that a line is about (IBT-128). */
export interface LineObject extends Located {
  readonly objectId: string;
  readonly objectSchemeId: Optional<string>;
}

/** Item attribute (IBG-32). */
export interface ItemAttribute extends Located {
  readonly name: Optional<string>;
  readonly value: Optional<string>;
}

/** Certificate of an item, such as one of its origin. */
export interface ItemCertificate extends Located {
  readonly id: Optional<string>;
  readonly typeCode: Optional<string>;
  readonly type: Optional<string>;
  /** Name of the party that issued it. */
  readonly issuer: Optional<string>;
}
