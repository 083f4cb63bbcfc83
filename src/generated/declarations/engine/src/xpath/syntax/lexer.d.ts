import { type ReasonValue } from '../reason.ts';
export interface Token {
    readonly kind: 'name' | 'wildcard' | 'number' | 'string' | 'symbol' | 'end';
    readonly text: string;
    readonly at: number;
}
/** Describes the token of an expression, for a reason. */
export declare function foundAt({ kind, text }: Token): ReasonValue;
/** Splits an XPath expression into tokens; white space and `(: comments :)` separate them. */
export declare function tokenize(source: string): Token[];
//# sourceMappingURL=lexer.d.ts.map