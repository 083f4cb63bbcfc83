import { type RuleParameter, type SchematronLet } from '../../schema.ts';
import { type Builder } from './builder.ts';
/** The XPath that replaces each variable in scope, by name. */
export type References = ReadonlyMap<string, string>;
/**
 * Declares variables and returns the XPath that replaces each of them, with those already in scope. SaxonJS
 * evaluates a variable where it is declared, even if it is never used. So each variable holds its value or
 * its error in a map, and the error is raised where the variable is used. `scope` keeps variables with one
 * name in two patterns apart.
 */
export declare function writeVariables(parent: Builder, lets: readonly SchematronLet[], outer: References, scope: string, parameter?: RuleParameter): References;
/** Writes the function that returns the value of a variable or raises its error. */
export declare function writeValueFunction(stylesheet: Builder): void;
/** An expression with its variables replaced; names that it binds itself, by `for` and the like, stay. */
export declare function withReferences(expression: string, references: References): string;
//# sourceMappingURL=variables.d.ts.map