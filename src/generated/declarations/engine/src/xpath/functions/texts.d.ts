import { type XPathFunction } from './function.ts';
export declare const textFunctions: readonly XPathFunction[];
//# sourceMappingURL=texts.d.ts.map