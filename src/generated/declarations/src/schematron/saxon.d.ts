import { type StylesheetExport } from 'schematron-compiler/saxon';
import type { Engine } from '../core/specification/engine.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { type RuleSetFile } from './read-rule-set-file.ts';
export type { StylesheetExport };
/**
 * The reference engine: SaxonJS on the compiled stylesheet, which is loaded once. `texts` has the texts of
 * assertions without values, by rule id.
 *
 * @example
 * ```ts
 * import stylesheet from './rules.sef.json' with { type: 'json' };
 * console.log(createSaxonEngine(stylesheet, new Map()).name); // saxon
 * ```
 */
export declare function createSaxonEngine(sef: StylesheetExport, texts: ReadonlyMap<string, string>): Engine;
/**
 * Runs the official rules with SaxonJS: slower than this library's own compiler, and independent of it.
 *
 * @example
 * ```ts
 * import { validate } from 'pint-ae';
 * import { saxonEngine } from 'pint-ae/saxon';
 * console.log(validate(request, { engine: saxonEngine }).valid); // true
 * ```
 */
export declare const saxonEngine: Engine;
/**
 * Adds to a rule set's file what SaxonJS needs to run it. Throws if the package `xslt3` is not installed, or
 * if a test is not XPath.
 *
 * @example
 * ```ts
 * const rules = '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="/*"><assert id="own-1" test="false()">Never.</assert></rule></pattern></schema>';
 * const title = { id: 'own', version: '1', validFrom: null, validTo: null };
 * const file = compileRuleSet(['own.sch'], () => rules, title, (text) => String(text.length));
 * const own = loadSaxonRuleSet(withSaxon(file));
 * console.log(own.engine.name, validate(request, { ruleset: own }).issues[0].rule); // saxon own-1
 * ```
 */
export declare function withSaxon(file: RuleSetFile): RuleSetFile;
/**
 * Loads a rule set to be run by SaxonJS, from the value of a file that {@link withSaxon} completed; throws an
 * error that says what is wrong with it. A stylesheet is code: load only files you trust.
 */
export declare function loadSaxonRuleSet(file: unknown): RuleSet;
//# sourceMappingURL=saxon.d.ts.map