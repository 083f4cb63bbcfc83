import { businessRules } from '../../rules/business/index.ts';
import type { ComputedInvoice } from '../compute/model.ts';
import type { Issue } from '../issue.ts';
import { fill } from './fill.ts';
import type { BusinessRule, Finding } from './rule.ts';

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
  rules: readonly BusinessRule[] = businessRules,
): BusinessIssue[] {
  return rules.flatMap((rule) => rule.find(invoice).map((finding) => issueOf(rule, finding)));
}

function issueOf(rule: BusinessRule, { path, values }: Finding): BusinessIssue {
  return {
    rule: rule.id,
    message: fill(rule.message, values),
    hint: fill(rule.hint, values),
    severity: rule.severity ?? 'error',
    path,
    terms: rule.terms,
    covers: rule.covers ?? [],
  };
}
