import type { Decimal } from '../numbers/decimal.ts';
import type { AsSent } from './as-sent.ts';
import type { Located, Optional } from './located.ts';

/** An allowance (IBG-27) or a charge (IBG-28) on a line. */
export interface AllowanceCharge extends Located {
  readonly isCharge: boolean;
  readonly amount: Decimal;
  /** The amounts as the caller sent them, with all their decimals. */
  readonly sentAmount: Decimal;
  readonly sentBaseAmount: Optional<Decimal>;
  /** The percentage as sent, even if it is not written because it lacks its base amount. */
  readonly sentPercent: Optional<Decimal>;
  /** The category and rate that the caller sent; on a line, the line's own category counts. */
  readonly sentVatCategory: Optional<string>;
  readonly sentVatRate: Optional<Decimal>;
  readonly reasonCode: Optional<string>;
  readonly reason: Optional<string>;
  readonly baseAmount: Optional<Decimal>;
  readonly multiplierPercent: Optional<Decimal>;
  /** The plain fields. */
  readonly asSent: AsSent<'AllowanceCharge'>;
}

/** An allowance (IBG-20) or a charge (IBG-21) on the document as a whole. */
export interface DocumentAllowanceCharge extends AllowanceCharge {
  /** Absent if the caller named none and the lines have several: we do not decide which VAT the entry changes. */
  readonly vatCategory: Optional<string>;
  /** Only on a share of an entry that was apportioned. */
  readonly isShare?: true;
  readonly vatPercent: Optional<Decimal>;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
}

/** A line of the document (IBG-25). */
export interface Line extends Located {
  readonly id: string;
  /** The plain fields. */
  readonly asSent: AsSent<'Line'>;
  readonly creditNoteReasonCode: Optional<string>;
  readonly creditNoteReason: Optional<string>;
  readonly orderLineId: Optional<string>;
  readonly despatchLineId: Optional<string>;
  readonly object: Optional<LineObject>;
  /** VAT of the line in the document currency, as sent and to the cent. */
  readonly sentVatTotal: Optional<Decimal>;
  readonly vatTotal: Optional<Decimal>;
  readonly name: Optional<string>;
  readonly description: Optional<string>;
  readonly quantity: Decimal;
  readonly unitCode: string;
  readonly unitPrice: Decimal;
  /** The number of units that the price is for (IBT-149). */
  readonly baseQuantity: Decimal;
  /** The base quantity as sent, even if it is zero or negative and therefore gives no price. */
  readonly sentBaseQuantity: Optional<Decimal>;
  readonly grossPrice: Decimal;
  readonly sentGrossPrice: Optional<Decimal>;
  readonly priceDiscount: Decimal;
  /** The price as sent; if negative, it is written with its sign moved to the quantity (ibr-027). */
  readonly sentUnitPrice: Decimal;
  readonly sentNetAmount: Optional<Decimal>;
  readonly vatCategory: string;
  readonly vatPercent: Optional<Decimal>;
  /** The category that the caller sent; if absent, one is assumed. */
  readonly sentVatCategory: Optional<string>;
  /** The rate as sent; it decides only for reverse charge, and must not contradict the category. */
  readonly sentVatRate: Decimal;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
  readonly allowancesCharges: readonly AllowanceCharge[];
  readonly standardItemId: Optional<string>;
  readonly standardItemSchemeId: Optional<string>;
  /** The item type that the caller sent, even if it is not written because it lacks a classification. */
  readonly sentItemTypeCode: Optional<string>;
  readonly serviceCode: Optional<string>;
  readonly natureCode: Optional<string>;
  readonly attributes: readonly ItemAttribute[];
  readonly certificates: readonly ItemCertificate[];
  readonly commodities: readonly Commodity[];
}

/** One CommodityClassification with at most one classification; the first also has the data of the whole item. */
export interface Commodity extends Located {
  readonly natureCode: Optional<string>;
  readonly itemTypeCode: Optional<string>;
  /** The path of these fields in the request, if they belong to the line. */
  readonly goodsNaturePath: Optional<string>;
  readonly itemTypePath: Optional<string>;
  readonly code: Optional<string>;
  readonly listId: Optional<string>;
  readonly listVersionId: Optional<string>;
}

/** Parts of a line that other parts of the invoice need. */
export type LineTax = Pick<Line, 'vatCategory' | 'vatPercent' | 'exemptionReasonCode'>;

/** The object that a line is about (IBT-128). */
export interface LineObject extends Located {
  readonly objectId: string;
  readonly objectSchemeId: Optional<string>;
}

/** Item attribute (IBG-32). */
export interface ItemAttribute extends Located {
  readonly name: Optional<string>;
  readonly value: Optional<string>;
  readonly asSent: AsSent<'ItemAttribute'>;
}

/** A certificate of an item, such as a certificate of origin. */
export interface ItemCertificate extends Located {
  readonly id: Optional<string>;
  readonly typeCode: Optional<string>;
  readonly type: Optional<string>;
  /** Name of the party that issued it. */
  readonly issuer: Optional<string>;
  readonly asSent: AsSent<'ItemCertificate'>;
}
