export { checkLedger, type LedgerOptions } from './check-ledger.ts';
export {
  type LedgerAccounting,
  type LedgerDocument,
  type LedgerEntry,
  type LedgerEntryOptions,
  type LedgerLine,
  type LedgerParty,
  type LedgerReference,
  type LedgerVat,
  ledgerEntry,
} from './entry.ts';
export type { LedgerFinding, LedgerRule } from './finding.ts';
