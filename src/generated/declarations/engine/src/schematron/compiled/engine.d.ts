import type { LocationPrefixes } from '../../xml/locations.ts';
import type { Clock } from '../../xpath/runtime/nodes/document.ts';
import { type Engine } from '../engine.ts';
import type { CompiledRules } from './compiled-rules.ts';
export interface CompiledEngineOptions {
    /**
     * Returns the current xs:dateTime, with its timezone, for rules that use it; without it they cannot be
     * judged.
     */
    readonly clock?: Clock | undefined;
    /** The prefixes with which locations name elements; default: none. */
    readonly prefixes?: LocationPrefixes | undefined;
}
/** Rules that read no document other than the one they judge. */
export type RulesWithoutDocuments = CompiledRules & {
    readonly documents?: never;
};
/** An engine that runs compiled rules on the tree of a document. */
export declare function createCompiledEngine(rules: CompiledRules, options?: CompiledEngineOptions): Engine;
/** An engine of rules that read no other document; a program that only runs such rules does not load the XML reader. */
export declare function createEngineWithoutDocuments(rules: RulesWithoutDocuments, options?: CompiledEngineOptions): Engine;
//# sourceMappingURL=engine.d.ts.map