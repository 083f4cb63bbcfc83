import { type Check } from '../../../src/core/specification/check.ts';
export declare const items: readonly Check[];
/** Whether an identifier scheme of items is in the list of ISO 6523. */
export declare function isItemScheme(scheme: string): boolean;
//# sourceMappingURL=items.d.ts.map