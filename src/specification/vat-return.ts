/** The VAT return, which only ledgers need. */
export { vatReturn } from '../../rules/ae/vat-return/index.ts';
