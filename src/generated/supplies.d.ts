import type { SupplyFacts, SupplyTexts } from '../core/specification/fields.ts';

/** The business facts of PINT-AE, without their texts. */
export const supplyRows: SupplyFacts;

/** Their texts, by name. */
export const supplyTexts: Readonly<Record<string, SupplyTexts>>;
