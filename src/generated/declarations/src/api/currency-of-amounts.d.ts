import type { Specification } from '../core/specification/specification.ts';
import type { DocumentFacts } from '../ubl/figures/document-facts.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
/** One finding if all amounts of the document are in one currency, and the document names another. */
export declare function currencyFindings({ root, currency, lines, totals }: DocumentFacts, { figureRules }: Specification): ElementFinding[];
//# sourceMappingURL=currency-of-amounts.d.ts.map