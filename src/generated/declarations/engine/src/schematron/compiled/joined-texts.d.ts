import type { Scope } from '../../xpath/compile/scope.ts';
import { type Value } from '../../xpath/compile/value.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
/** Separator between the values of a value-of: nothing between text nodes, which become one (XSLT 2.0, 5.7.2). */
export declare const separatorOf: (values: Expression, scope: Scope, separator?: string) => string;
/** Values as one text. */
export declare function joined(atoms: Value, separator: string): Value;
//# sourceMappingURL=joined-texts.d.ts.map