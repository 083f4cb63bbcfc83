import type { Severity, Values } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/ledger.json' with { type: 'json' };

export type LedgerRule = keyof typeof texts.findings;

/** A contradiction between documents in a ledger. */
export interface LedgerFinding {
  /** The rule, such as `credit-above-invoice`. */
  readonly rule: LedgerRule;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  /** The names of the documents concerned. */
  readonly documents: readonly string[];
}

/** A finding before it is put into words. */
export interface Told {
  readonly rule: LedgerRule;
  readonly values: Values;
  readonly documents: readonly string[];
}

/** Doubts that a reader of the books must decide: earlier or related documents may explain them. */
const warnings: ReadonlySet<LedgerRule> = new Set<LedgerRule>([
  'same-document',
  'number-gap',
  'preceding-missing',
  'preceding-not-valid',
  'preceding-other-buyer',
  'credit-leaves-vat',
  'credit-other-subdivision',
]);

export function inWords({ rule, values, documents }: Told, language: Language): LedgerFinding {
  const { message, hint } = texts.findings[rule];
  return {
    rule,
    severity: warnings.has(rule) ? 'warning' : 'error',
    message: fill(message, language, values),
    hint: fill(hint, language, values),
    documents,
  };
}
