export { messageStatusRuleSet, taxDataRuleSet } from '../specification/network-rules.ts';
export { wrapMessageStatus, wrapTaxData } from './envelopes.ts';
export {
  type MessageStatusOptions,
  type StatusCode,
  type WrittenMessageStatus,
  writeMessageStatus,
} from './message-status.ts';
export {
  type MessageStatus,
  type ReadMessageStatus,
  type ReadMessageStatusOptions,
  readMessageStatus,
} from './read-message-status.ts';
export { type ReadTaxData, type ReportedSource, readTaxData, type TaxData } from './read-tax-data.ts';
export type { StatedReason, StatusReason } from './reason-words.ts';
export type { ReportDifference } from './report-differences.ts';
export type { ReportedValue } from './reported-document.ts';
export type { ReasonLimits, ReasonOptions } from './status-reasons.ts';
export { type TaxDataRefusal, type WrittenTaxData, writeTaxData } from './tax-data.ts';
export type { DeliveryOutcome, TaxDataRole, TaxDataScope, TaxDataType } from './tax-data-codes.ts';
export type { TaxDataOptions } from './tax-data-options.ts';
