/** Attributes of Schematron, and of XSLT in it, that contain expressions. */
export const holdsXPath: ReadonlySet<string> = new Set([
  'context',
  'test',
  'value',
  'select',
  'path',
  'subject',
  'documents',
  'visit-each',
]);
