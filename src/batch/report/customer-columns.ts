/** The columns of the table of customers whose details are wrong. */
export const customerColumns = [
  'customer',
  'field',
  'problem',
  'documents',
  'correction',
  'path',
  'names',
] as const;
