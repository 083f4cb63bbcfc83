import type { Language } from '../../rules/ae/messages/entry.ts';
import type { Breach, BusinessRule } from '../core/check.ts';
import type { ComputedInvoice } from '../core/computed-invoice.ts';
import type { Issue } from '../core/finding.ts';
import { defaultSpecification } from './default-specification.ts';
import { ruleTexts } from './texts.ts';

/** An issue of a business rule, with the official rules whose findings it makes superfluous. */
export interface BusinessIssue extends Issue {
  readonly covers: readonly string[];
}

/**
 * Runs the business rules over an invoice: everything that its author can fix in the JSON, all at once.
 *
 * @example
 * ```ts
 * const issues = checkBusinessRules(compute(normalise({ ...request, invoiceNumber: null }).invoice));
 * console.log(issues.map(({ rule, path }) => `${rule} ${path}`).join()); // ibr-002 invoiceNumber
 * ```
 */
export function checkBusinessRules(
  invoice: ComputedInvoice,
  rules: readonly BusinessRule[] = defaultSpecification.checks,
  language: Language = 'en',
): BusinessIssue[] {
  const issues: BusinessIssue[] = [];
  for (const rule of rules)
    for (const finding of rule.find(invoice)) issues.push(issueOf(rule, finding, language));
  return issues;
}

function issueOf(rule: BusinessRule, { path, values }: Breach, language: Language): BusinessIssue {
  return {
    rule: rule.id,
    ...ruleTexts(rule, language, values),
    severity: rule.severity ?? 'error',
    path,
    terms: rule.terms,
    covers: rule.covers ?? [],
  };
}
