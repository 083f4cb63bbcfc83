import type { SchematronSchema } from '../../schema.ts';
/**
 * Writes `p:*` in a pattern as a condition on the namespace: among alternatives, as in `a | p:*`, SaxonJS leaves it
 * out without an error, and the rule would judge nothing there.
 */
export declare function withNamespaceConditions(pattern: string, namespaces: SchematronSchema['namespaces']): string;
//# sourceMappingURL=namespace-wildcards.d.ts.map