export type { LedgerSide } from '../core/specification/vat-return.ts';
export { checkLedger, type LedgerOptions } from './check-ledger.ts';
export {
  createLedgerEntry,
  type LedgerAccounting,
  type LedgerDocument,
  type LedgerEntry,
  type LedgerEntryOptions,
  type LedgerLine,
  type LedgerParty,
  type LedgerReference,
  type LedgerVat,
} from './entry.ts';
export type { LedgerFinding, LedgerRule } from './finding.ts';
export type { Rounding } from './roundings.ts';
export {
  computeVatReturn,
  type VatFigure,
  type VatNote,
  type VatOfDocument,
  type VatReturn,
  type VatReturnOptions,
} from './vat-return.ts';
