/** The VAT return, which only ledgers need. */
export { vatReturn } from '../../rules/ae/vat-return/index.ts';
//# sourceMappingURL=vat-return.d.ts.map