import { type XPathFunction } from './function.ts';
/** Names as values (xs:QName), and the namespaces and addresses of nodes. */
export declare const nameFunctions: readonly XPathFunction[];
//# sourceMappingURL=names.d.ts.map