/** Tax scheme (IBT-118-1 and equivalents) of every VAT category and of a VAT registration. */
export const vatTaxScheme = 'VAT';
