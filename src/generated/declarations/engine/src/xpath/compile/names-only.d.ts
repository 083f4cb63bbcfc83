import type { Expression } from '../syntax/ast.ts';
/**
 * Whether the value of an expression depends only on the names of the context element and its ancestors.
 * Prefixes are not part of a name, so name() does not count.
 */
export declare function readsOnlyNames(expression: Expression): boolean;
//# sourceMappingURL=names-only.d.ts.map