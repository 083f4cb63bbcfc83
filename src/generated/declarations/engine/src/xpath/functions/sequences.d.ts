import { type XPathFunction } from './function.ts';
export declare const sequenceFunctions: readonly XPathFunction[];
//# sourceMappingURL=sequences.d.ts.map