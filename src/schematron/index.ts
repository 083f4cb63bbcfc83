import { type FindingLimits, findingLimitShape } from '../core/findings/finding-limits.ts';
import { checkDocument, checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import {
  callback,
  type OptionShape,
  optionsOf,
  text,
  texts,
  trueOrFalse,
} from '../core/options/option-kinds.ts';
import * as runtime from '../xpath/plan/runtime-by-name.ts';
import { because, ReasonedError } from '../xpath/reason.ts';
import { evaluateModule } from './compiled/evaluate.ts';
import { compileModule, moduleText } from './compiled/module.ts';
import { refuseNothingToJudge } from './nothing-to-judge.ts';
import { createSchematron } from './report/judge.ts';
import type { ExplainedRules, Schematron } from './report/report.ts';
import { type ReadOptions, readSchematron, type SchematronSchema } from './source.ts';

export { CompileError } from './compiled/located.ts';
export type {
  Diagnostic,
  Schematron,
  SchematronFinding,
  SchematronReport,
} from './report/report.ts';
export type { SchematronNotice } from './schema.ts';
export { SchematronError } from './source.ts';

/** Options for reading and running a schema. */
export interface SchematronOptions extends Pick<ReadOptions, 'phase'>, FindingLimits {
  /**
   * Returns a file that the schema includes, by its path from the schema's folder. Nothing else is ever read.
   */
  readonly resolve?: ((path: string) => string | Uint8Array) | undefined;
  /**
   * The path of the schema, relative to the folder that contains it and everything it includes; default
   * `schema.sch`.
   */
  readonly path?: string | undefined;
  /**
   * The documents that `document()` and `doc()` may read, as XML by the name that the schema uses. No other
   * file or address is read.
   */
  readonly documents?: Readonly<Record<string, string>> | undefined;
  /** Language of messages and diagnostics that do not state one. */
  readonly defaultLanguage?: string | undefined;
  /** Returns the current xs:dateTime, with its timezone, for rules that use it. */
  readonly clock?: (() => string) | undefined;
  /**
   * Whether each finding is an error, whatever its flag or role says; default false: what is flagged as a warning or as
   * information leaves a document valid.
   */
  readonly allErrors?: boolean | undefined;
}

/** What judging by compiled rules takes. */
export type SchematronRunOptions = Pick<
  SchematronOptions,
  'defaultLanguage' | 'clock' | 'allErrors' | 'maxFindings' | 'maxFindingsPerRule'
>;

const runningShape = {
  defaultLanguage: text,
  clock: callback<SchematronOptions['clock']>(),
  allErrors: trueOrFalse,
  ...findingLimitShape,
} satisfies OptionShape<SchematronRunOptions>;
const schematronOptionsKind = optionsOf<SchematronOptions>({
  ...runningShape,
  phase: text,
  resolve: callback<SchematronOptions['resolve']>(),
  path: text,
  documents: texts,
});
const runningOptionsKind = optionsOf<SchematronRunOptions>(runningShape);

/** A compiled schema. */
export interface CompiledSchematron extends Schematron {
  /**
   * The rules as the text of an ES module, to be compiled ahead of time. It exports `rules` for {@link
   * loadSchematron}, and needs no `new Function`. `runtime` is the module from which it imports its
   * functions.
   */
  toModule(runtime?: string): string;
}

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
export function compileSchematron(
  source: string | Uint8Array,
  options: SchematronOptions = {},
): CompiledSchematron {
  checkDocument('compileSchematron', source);
  checkOptions('compileSchematron', schematronOptionsKind, options);
  const { resolve = nothingElse, path: own = 'schema.sch', phase, documents = {}, ...running } = options;
  const readFile = (path: string) => (path === own ? source : resolve(path));
  const schema = { ...readSchematron(own, readFile, [], { phase, root: '' }), documents };
  refuseNothingToJudge(schema, own);
  const rules = evaluateModule<ExplainedRules>(compileModule([schema], { explained: true }));
  return { ...createSchematron(rules, running), toModule: (from) => explainedModule(schema, from) };
}

/** The rules that a module of `toModule()` exports. Their inside belongs to the version that compiled them. */
export interface ModuleRules {
  readonly names: readonly unknown[];
  readonly explained: object;
}

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
export function loadSchematron(rules: ModuleRules, options: SchematronRunOptions = {}): Schematron {
  checkObject('loadSchematron', 'rules', rules, { names: 'list', explained: 'object' });
  checkOptions('loadSchematron', runningOptionsKind, options);
  return readable('loadSchematron', 'rules', () => createSchematron(rules as ExplainedRules, options));
}

/** The functions that the modules of `toModule()` import, by name. */
export const schematronRuntime: Readonly<Record<string, unknown>> = runtime;

function explainedModule(schema: SchematronSchema, from = 'pint-ae/schematron/runtime'): string {
  return moduleText(compileModule([schema], { explained: true }), from);
}

function nothingElse(path: string): never {
  throw new ReasonedError(because('the schema includes {path}; give the option resolve', { path }));
}
