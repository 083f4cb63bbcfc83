import type { VatReturnFacts } from '../../../src/core/specification/vat-return.ts';
/**
 * The VAT return (form VAT201) as far as documents tell it. Boxes and their names: Federal Tax Authority, "VAT Returns User
 * Guide", February 2018, and "Tax Accounting Software", appendix 8. Credit notes reduce the box of what they credit.
 */
export declare const vatReturn: VatReturnFacts;
//# sourceMappingURL=index.d.ts.map