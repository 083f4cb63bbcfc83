import type { QName } from '../syntax/ast.ts';
import type { XPathFunction } from './function.ts';
export type { XPathFunction } from './function.ts';
/** The names of the functions that rules may use. */
export declare const functionNames: () => readonly string[];
/** A function by its name; undefined for functions of other namespaces. */
export declare function functionOf({ namespace, localName }: QName): XPathFunction | undefined;
/**
 * The function whose name is misspelt; undefined for the name of a function that is only not supported. A much longer or shorter name is rather another function, such as
 * `doc-available`.
 */
export declare function functionMeantBy({ localName }: QName): string | undefined;
/** Whether a call with this many arguments uses the context. */
export declare function readsContext({ readsContext, arity: [least, most] }: XPathFunction, given: number): boolean;
/** Functions of XPath 3.1 and XSLT 3.0 that rules may not use; none of them is a misspelt other one. */
export declare const unsupported: ReadonlySet<string>;
//# sourceMappingURL=table.d.ts.map