/** Tax scheme (IBT-118-1 and its like) of every VAT category and of a VAT registration. */
export const vatTaxScheme = 'VAT';
