const words = (text: string): string[] => text.split(' ');

/**
 * Values that rules distinguish: codes, identifiers, numbers and dates at the edges of their lexical spaces.
 */
export const values: readonly string[] = [
  ...['', ' ', ' 5 ', '1 0', ' true ', ' S ', 'S S', ' VAT'],
  ...words(
    'x 0 1 -1 5 5.0 5.00 5.001 05 +5 0.00 -0 1e2 INF NaN 10 100 0.01 99999999999999999999.99 12.345 .5 5. 1,5 ٣',
  ),
  ...words('true false TRUE 1.0 S Z E O AE N s VAT vat GST'),
  ...words('380 381 480 81 261 389 AED USD XXX AE IN AUH DXB AE-DU C62 HUR XYZ'),
  ...words('00000000 00010000 10000000 00000001 11111111 0001000 00020000 00100000 00000100'),
  ...words('0235 0088 0007 0192 0184 0208 0201 0210 0211 0151 9907 9906 GTIN 0160'),
  ...words('2025-01-30 2025-02-30 2025-01-30Z 2024-02-29 2026-12-31 30-01-2025 2025-01-30T00:00:00 24:00:00'),
  ...words('112345678900003 1123456789 100000000000003 4000000000006 DK12345678 0000000000 IT00743110157'),
  ...words('TL EID PAS CD CL AAK G B HS SAC OTH MTH VD DL8.61.1.A DL8.48.8.1'),
  ...words(
    'urn:peppol:pint:billing-1@ae-1 urn:peppol:pint:selfbilling-1@ae-1 urn:peppol:bis:billing aedtotal-incl-vat',
  ),
];
