import type { SchematronSchema } from 'schematron-compiler/rules';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
export declare const format = "pint-ae-ruleset-2";
/** A rule set as a file: Schematron as data, compiled when it is loaded, and as a stylesheet for SaxonJS. */
export interface RuleSetFile extends RuleSetIdentity {
    readonly format: typeof format;
    /** One for each file: prefixes, variables and functions of a file are only valid in it. */
    readonly schemas: readonly SchematronSchema[];
    /** The stylesheet for SaxonJS, gzipped and in Base64; added by `withSaxon` of `pint-ae/saxon`. */
    readonly stylesheet?: string;
}
/**
 * The value of a rule set's file, checked on behalf of a function; an error from the caller's getter or proxy
 * is passed on.
 */
export declare function ruleSetFileOf(caller: string, file: unknown): RuleSetFile;
//# sourceMappingURL=read-rule-set-file.d.ts.map