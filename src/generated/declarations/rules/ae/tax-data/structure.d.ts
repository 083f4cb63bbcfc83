import type { UblStructure } from '../../../src/core/xml/ubl-structure.ts';
/** The structure of tax data documents by their schema, which takes its types from UBL 2.1. */
export declare const structure: UblStructure;
//# sourceMappingURL=structure.d.ts.map