import type { RequestSpecification } from '../core/specification/request-specification.ts';
/** The words of a name in any spelling: `taxInclAmount`, `tax_incl_amount`, `Tax Incl. Amount`. */
export declare function wordsOf(name: string): readonly string[];
/** Whether a name says by its end that the value identifies, counts, measures, dates or describes. */
export declare function isDescribing(name: string, { aliases: { unknownNames } }: RequestSpecification): boolean;
//# sourceMappingURL=name-words.d.ts.map