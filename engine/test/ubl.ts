/** Namespaces of the business documents that some tests judge: their paths are long, and their names have prefixes. */
export const namespaces = {
  invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
} as const;

/** The prefixes with which locations name their elements. */
export const prefixes: ReadonlyMap<string, string> = new Map([
  [namespaces.invoice, ''],
  [namespaces.cac, 'cac:'],
  [namespaces.cbc, 'cbc:'],
]);
