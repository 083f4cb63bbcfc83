import { type ReasonText, type ValuesOf } from '../reason.ts';
import { type Expression, type QName } from './ast.ts';
import { type Token } from './lexer.ts';
export declare const functionNamespace = "http://www.w3.org/2005/xpath-functions";
export declare const schemaNamespace = "http://www.w3.org/2001/XMLSchema";
/** The namespace prefixes an expression may use. */
export type Namespaces = Readonly<Record<string, string>>;
/** White space in a namespace says as much as one blank (XPath 3.1, 2.4.4.1). */
export declare const namespaceIn: (uri: string) => string;
/** The grammar rules that refer to each other recursively. */
export interface Grammar {
    /** Expressions separated by commas. */
    expression(c: Cursor): Expression;
    /** One expression. */
    single(c: Cursor): Expression;
}
/** A position in the tokens of an expression. */
export interface Cursor {
    readonly grammar: Grammar;
    readonly namespaces: Namespaces;
    peek(ahead?: number): Token;
    next(): Token;
    /** Steps back over a token. */
    back(): void;
    skip(count: number): void;
    isSymbol(text: string, ahead?: number): boolean;
    isWord(text: string, ahead?: number): boolean;
    /** Takes a symbol or word if it is next. */
    accept(text: string): boolean;
    expect(text: string): void;
    fail<Text extends ReasonText>(text: Text, ...values: ValuesOf<Text>): never;
    /** Reads a nested expression, up to a depth limit. */
    nested(limit: number, read: (c: Cursor) => Expression): Expression;
    resolve(name: string, defaultNamespace: string): QName;
    namespaceOf(prefix: string): string;
}
export declare function createCursor(source: string, namespaces: Namespaces, grammar: Grammar): Cursor;
//# sourceMappingURL=cursor.d.ts.map