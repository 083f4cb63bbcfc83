import { type XPathFunction } from './function.ts';
export declare const numericFunctions: readonly XPathFunction[];
//# sourceMappingURL=numbers.d.ts.map