import type { Severity, Values } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import texts from './messages/ledger.json';
export type LedgerRule = keyof typeof texts.findings;
/** A contradiction between documents of a ledger. */
export interface LedgerFinding {
    /** Such as `credit-above-invoice`. */
    readonly rule: LedgerRule;
    readonly severity: Severity;
    readonly message: string;
    readonly hint: string;
    /** The names of the documents that it is about. */
    readonly documents: readonly string[];
}
/** A finding before it is put into words. */
export interface Told {
    readonly rule: LedgerRule;
    readonly values: Values;
    readonly documents: readonly string[];
}
export declare function inWords({ rule, values, documents }: Told, language: Language): LedgerFinding;
//# sourceMappingURL=finding.d.ts.map