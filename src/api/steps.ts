/**
 * The steps from a request to a verdict, each on its own, with the data between them.
 *
 * @example
 * ```ts
 * import { compute, normalise, toUbl } from 'pint-ae/steps';
 * const { totals } = compute(normalise(request).invoice);
 * console.log(totals.payableAmount.toFixed(2)); // 11125.80
 * ```
 */

export type {
  AccountingTotals,
  ComputedInvoice,
  ComputedLine,
  ContradictedAmount,
  TaxSubtotal,
  Totals,
} from '../core/invoice/computed-invoice.ts';
export type {
  AdditionalDocument,
  Address,
  AllowanceCharge,
  Commodity,
  Delivery,
  DeliveryAddress,
  DocumentAllowanceCharge,
  Endpoint,
  ExchangeRate,
  Invoice,
  Line,
  OrderReference,
  Party,
  Payment,
  Period,
  PrecedingInvoice,
  Reference,
  SentTotals,
  TaxRegistration,
} from '../core/invoice/invoice.ts';
export type { Decimal } from '../core/numbers/decimal.ts';
export type { UblElement } from '../core/xml/element.ts';
export { type ParseError, type ParseLimits, parseUbl } from '../intake/parse-ubl.ts';
export type { NormalisedInvoice } from '../request/normalise/normalise.ts';
export type { NormaliseOptions } from '../request/normalise/options.ts';
export { serialise } from '../ubl/serialise.ts';
export type { Ubl } from '../ubl/serialise-written.ts';
export { checkInvoice } from './checks.ts';
export { defaultSpecification, embeddedRuleSet } from './published.ts';
export {
  compute,
  normalise,
  type ParseOptions,
  parseDocumentRequest,
  showTotals,
  toUbl,
} from './request-steps.ts';
