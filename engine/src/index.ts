import { evaluateModule } from './schematron/compiled/evaluate.ts';
import { compileModule, moduleText } from './schematron/compiled/module.ts';
import { refuseNothingToJudge } from './schematron/nothing-to-judge.ts';
import { createSchematron, type RunOptions } from './schematron/report/judge.ts';
import type { ExplainedRules, Schematron } from './schematron/report/report.ts';
import { type ReadOptions, readSchematron } from './schematron/source.ts';
import * as runtime from './xpath/plan/runtime-by-name.ts';
import { because, ReasonedError } from './xpath/reason.ts';

export { CompileError } from './schematron/compiled/located.ts';
export type {
  AboutDocument,
  Diagnostic,
  Schematron,
  SchematronFinding,
  SchematronReport,
} from './schematron/report/report.ts';
export type { SchematronNotice } from './schematron/schema.ts';
export { SchematronError } from './schematron/source.ts';

/** Options for reading and running a schema. */
export interface SchematronOptions
  extends Pick<ReadOptions, 'phase'>,
    Pick<RunOptions, 'documentIn' | 'limits'> {
  /** Returns a file that the schema includes, by its path from the schema's folder. No other file is ever read. */
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
   * True to treat every finding as an error, whatever its flag or role. Default: false, so a document remains valid
   * if its findings are flagged as warning or information.
   */
  readonly allErrors?: boolean | undefined;
  /** True to count in the report how many rules applied to the document; default: false. */
  readonly coverage?: boolean | undefined;
}

/** Options for running compiled rules. */
export type SchematronRunOptions = Pick<
  SchematronOptions,
  'defaultLanguage' | 'clock' | 'allErrors' | 'coverage' | 'limits' | 'documentIn'
>;

/** A compiled schema. */
export interface CompiledSchematron extends Schematron {
  /**
   * Returns the rules as the text of an ES module, for compilation ahead of time. It exports `rules` for {@link
   * loadSchematron}, and needs no `new Function`. `runtime` is the module from which it imports its functions.
   */
  toModule(runtime?: string): string;
}

/**
 * Compiles a Schematron schema (ISO/IEC 19757-3, query bindings xslt, xslt2 and xslt3), or the stylesheet that the
 * ISO skeleton or SchXslt made from one. Bytes are decoded as XML prescribes. If anything cannot be compiled, throws
 * a {@link SchematronError} or a {@link CompileError} with file, line, expression and reason.
 */
export function compileSchematron(
  source: string | Uint8Array,
  options: SchematronOptions = {},
): CompiledSchematron {
  const { resolve = nothingElse, path: own = 'schema.sch', phase, documents = {}, ...running } = options;
  const readFile = (path: string) => (path === own ? source : resolve(path));
  const schema = { ...readSchematron(own, readFile, [], { phase, root: '' }), documents };
  refuseNothingToJudge(schema, own);
  const module = compileModule([schema], { explained: true });
  return {
    ...createSchematron(evaluateModule<ExplainedRules>(module), running),
    toModule: (from = 'schematron-compiler/runtime') =>
      moduleText(compileModule([schema], { explained: true }), from),
  };
}

/** The rules that a module of `toModule()` exports. Their structure belongs to the version that compiled them. */
export interface ModuleRules {
  readonly names: readonly unknown[];
  readonly explained: object;
}

/** Loads rules that were compiled ahead of time by `toModule()`. */
export function loadSchematron(rules: ModuleRules, options: SchematronRunOptions = {}): Schematron {
  return createSchematron(rules as ExplainedRules, options);
}

/** The functions that the modules of `toModule()` import, by name. */
export const schematronRuntime: Readonly<Record<string, unknown>> = runtime;

function nothingElse(path: string): never {
  throw new ReasonedError(because('the schema includes {path}; give the option resolve', { path }));
}
