import { type XPathFunction } from './function.ts';
export declare const dateFunctions: readonly XPathFunction[];
//# sourceMappingURL=dates.d.ts.map