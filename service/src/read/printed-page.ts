import { type Language, parseUbl, type ValidationResult } from 'pint-ae';
import { renderInvoice } from 'pint-ae/render';

/**
 * The document as a page for people, marked on every page if it is not valid; undefined if it has no page.
 */
export function printedForm(
  ubl: string | null,
  { outcome, issues }: Pick<ValidationResult, 'outcome'> & { readonly issues: readonly unknown[] },
  language: Language,
): string | undefined {
  const parsed = parseUbl(ubl ?? '');
  return parsed.ok && outcome !== 'malformed'
    ? renderInvoice(parsed.value, { language, verdict: { outcome, findings: issues.length } })
    : undefined;
}
