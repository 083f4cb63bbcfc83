import { type Scope, type Variables } from '../../xpath/compile/scope.ts';
import { type Value } from '../../xpath/compile/value.ts';
import { type Declaration } from '../../xpath/plan/plan.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { type RuleParameter, type SchematronLet } from '../schema.ts';
import type { FunctionLibrary } from './library.ts';
/**
 * Variables of the schema or a pattern: computed on first use, at most once for a document, with the document
 * as context. Each may use any other, whatever their order. Functions see those of the schema.
 */
export declare function declareLets(lets: readonly SchematronLet[], library: FunctionLibrary, namespaces: Namespaces, outer: Variables, parameter?: RuleParameter): Variables;
/** Compiles variables, even unused ones, so that mistakes in them are reported. */
export declare function compileAll(lets: readonly SchematronLet[], variables: Variables): void;
/** The function that decides whether rules are about a document. */
export declare function applicability(test: string, library: FunctionLibrary, namespaces: Namespaces, variables: Variables): Declaration;
/** The document itself. */
export declare const documentNode: Value;
/** The scope of expressions whose context is the document. */
export declare function documentScope(library: FunctionLibrary, namespaces: Namespaces, variables: Variables): Scope;
//# sourceMappingURL=lets.d.ts.map