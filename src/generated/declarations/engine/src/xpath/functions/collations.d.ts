import { type XPathFunction } from './function.ts';
/** The collation by which everything is compared: by the numbers of characters. */
export declare const codepointCollation = "http://www.w3.org/2005/xpath-functions/collation/codepoint";
/** A function with a collation after its arguments, which must be that of codepoints. */
export declare function withCollation(each: XPathFunction): XPathFunction;
//# sourceMappingURL=collations.d.ts.map