import { type CompiledSchematron, type ModuleRules, type SchematronOptions as OptionsOfEngine, type Schematron } from 'schematron-compiler';
export { type CompiledSchematron, CompileError, type Diagnostic, type ModuleRules, type Schematron, SchematronError, type SchematronFinding, type SchematronNotice, type SchematronReport, schematronRuntime, } from 'schematron-compiler';
export type * as engine from 'schematron-compiler/engine';
export type * as reasons from 'schematron-compiler/reasons';
export type * as rules from 'schematron-compiler/rules';
export type * as xml from 'schematron-compiler/xml';
/** Options for reading and running a schema. */
export type SchematronOptions = Omit<OptionsOfEngine, 'documentIn'>;
/** Options of judging by compiled rules. */
export type SchematronRunOptions = Pick<SchematronOptions, 'defaultLanguage' | 'clock' | 'allErrors' | 'maxFindings' | 'maxFindingsPerRule'>;
/**
 * Compiles a Schematron schema (ISO/IEC 19757-3, query bindings xslt, xslt2 and xslt3), or the stylesheet that the ISO
 * skeleton or SchXslt made of one. Bytes are decoded as XML prescribes. Anything that cannot be compiled
 * throws a {@link SchematronError} or a {@link CompileError} with file, line, expression and reason.
 *
 * @example
 * ```ts
 * import { compileSchematron } from 'pint-ae/schematron';
 *
 * const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
 *   <pattern><rule context="order"><assert id="total" test="@total = sum(line)">The lines of <value-of select="@id"/> add up to <value-of select="sum(line)"/>.</assert></rule></pattern>
 * </schema>`;
 * const { outcome, findings } = compileSchematron(schema).judge('<order id="7" total="3"><line>1</line></order>');
 * console.log(outcome, findings[0].id, findings[0].text); // invalid total The lines of 7 add up to 1.
 * ```
 */
export declare function compileSchematron(source: string | Uint8Array, options?: SchematronOptions): CompiledSchematron;
/**
 * Loads rules that were compiled ahead of time by `toModule()`.
 *
 * @example
 * ```ts
 * import { rules } from './orders.js';
 * const { outcome } = loadSchematron(rules).judge('<order total="3"><line>1</line></order>');
 * console.log(outcome); // invalid
 * ```
 */
export declare function loadSchematron(rules: ModuleRules, options?: SchematronRunOptions): Schematron;
//# sourceMappingURL=index.d.ts.map