import type { Specification } from '../core/specification/specification.ts';
import type { DocumentFacts } from '../ubl/figures/document-facts.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
import { firstAt } from '../ubl/reading.ts';

/** Returns one finding if all amounts of the document are in one currency, but the document names another. */
export function currencyFindings(
  { root, currency, lines, totals }: DocumentFacts,
  { figureRules }: Specification,
): ElementFinding[] {
  const { lineExtension, taxExclusive, taxInclusive, payable } = totals;
  const amounts = [
    ...lines.map(({ netAmount }) => netAmount),
    lineExtension,
    taxExclusive,
    taxInclusive,
    payable,
  ];
  const [amountCurrency, ...others] = new Set(amounts.flatMap((amount) => amount?.currency ?? []));
  const element = firstAt(root, 'cbc:DocumentCurrencyCode');
  const rule = figureRules[currencyTerm];
  if (rule === undefined || element === undefined || amountCurrency === undefined) return [];
  if (others.length > 0 || amountCurrency === currency) return [];
  return [
    {
      element,
      finding: {
        rule,
        severity: 'warning',
        path: '',
        values: { currency, amountCurrency },
        foundBy: 'checks',
      },
    },
  ];
}

/** Business term of the currency of the document. */
const currencyTerm = 'IBT-005';
