import { checks as checksOfSpecification } from '../../rules/ae/checks/index.ts';
import { messages } from '../../rules/ae/messages/index.ts';
import type { Check } from '../core/check.ts';
import type { ComputedInvoice } from '../core/computed-invoice.ts';
import type { Finding, Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { issueOf } from '../core/message.ts';

/**
 * Runs the checks of the specification over an invoice: everything that its author can fix in the JSON, all at once.
 *
 * @example
 * ```ts
 * const issues = checkInvoice(compute(normalise({ ...request, invoiceNumber: null }).invoice));
 * console.log(issues.map(({ rule, path }) => `${rule} ${path}`).join()); // ibr-002 invoiceNumber
 * ```
 */
export function checkInvoice(invoice: ComputedInvoice, language: Language = 'en'): Issue[] {
  return findingsOfChecks(invoice, checksOfSpecification).map((finding) =>
    issueOf(finding, messages, language),
  );
}

/** What checks find, in their order. */
export function findingsOfChecks(invoice: ComputedInvoice, checks: readonly Check[]): Finding[] {
  const findings: Finding[] = [];
  for (const check of checks)
    for (const { path, values } of check.find(invoice))
      findings.push({
        rule: check.id,
        text: 'onRequest',
        severity: check.severity ?? 'error',
        path,
        values: { ...check.values, ...values },
        foundBy: 'checks',
      });
  return findings;
}

/** By the id of a check, the official rules that fail as a mere consequence of what it finds. */
export function coveredRules(checks: readonly Check[]): ReadonlyMap<string, readonly string[]> {
  return new Map(checks.flatMap(({ id, covers }) => (covers === undefined ? [] : [[id, covers]])));
}
