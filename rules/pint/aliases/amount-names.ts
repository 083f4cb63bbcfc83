/**
 * Other systems' names for amounts by how they end, without blanks and marks: `tradeDiscount`, `disc_pct`,
 * `roundingAmount`. They count if the value is a number.
 */
export const amountNames = {
  allowancesCharges:
    /(?:disc(?:ount)?|rebate|surcharge|freight|خصم)(?:amount|total|value|percent(?:age)?|pct)?$/,
  payableAmount: /rounding(?:amount)?$/,
} as const;

/** Other systems' names for the fact that prices include VAT, or for the kind of prices that do. */
export const pricesWithTax =
  /^inclusive$|(?:tax|vat)inclu(?:sive|ded)$|inclu(?:des?|sive|siveof)(?:tax|vat)$/;
