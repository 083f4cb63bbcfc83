import type { Units } from '../../../src/core/specification/units.ts';
/** Units of UN/ECE Recommendations 20 and 21, with the words and abbreviations of ERPs and customs in the Gulf. */
export declare const units: Units;
//# sourceMappingURL=units.d.ts.map