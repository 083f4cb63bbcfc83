/** Unit assumed for a line without one (IBT-130). */
export const defaultUnit = 'EA';

/** Scheme assumed for a standard item identifier (IBT-157-1): GTIN. Reverse charge requires it (ibr-174-ae). */
export const gtinScheme = '0160';

/** List assumed for an item classification without one (IBT-158-1): Harmonized System (ibr-188-ae). */
export const harmonizedSystem = 'HS';

/** Scheme of the service accounting code (BTAE-17, ibr-189-ae). */
export const serviceAccountingScheme = 'SAC';

/** Item types (BTAE-13), and those that need a classification (ibr-184-ae) or a service accounting code. */
export const itemTypes = {
  G: { needsClassification: true, needsServiceCode: false },
  S: { needsClassification: false, needsServiceCode: true },
  B: { needsClassification: true, needsServiceCode: true },
} as const;

/** Item types (BTAE-13) that need a classification (ibr-184-ae, ibr-186-ae) and a service accounting code (ibr-185-ae, ibr-186-ae). */
export const itemTypesWithClassification: readonly string[] = typesThat('needsClassification');
export const itemTypesWithServiceCode: readonly string[] = typesThat('needsServiceCode');

function typesThat(need: 'needsClassification' | 'needsServiceCode'): string[] {
  return Object.entries(itemTypes).flatMap(([type, needs]) => (needs[need] ? [type] : []));
}
