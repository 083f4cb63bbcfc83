import type { LeftOut } from '../../xpath/passes/pass-names.ts';
import { type RuntimeName } from '../../xpath/plan/plan.ts';
import type { RuleParameter, SchematronSchema } from '../schema.ts';
/** The parts of a compiled module. */
export interface CompiledModule {
    readonly imports: readonly RuntimeName[];
    /** Statements that define `rules`. */
    readonly body: string;
}
/**
 * Compiles a schema to the source of an ES module that exports `rules`, for `createCompiledEngine`. Throws a
 * `CompileError` with file, line and expression for anything it cannot compile.
 */
export declare function compileRules(schema: SchematronSchema, runtime: string, options?: ModuleOptions): string;
/** The text of an ES module that exports `rules` and imports its functions from `runtime`. */
export declare function moduleText({ imports, body }: CompiledModule, runtime: string): string;
/** Compiles schemas to one module; each keeps its own prefixes, variables and functions. */
export declare function compileModule(schemas: readonly SchematronSchema[], options?: ModuleOptions): CompiledModule;
export interface ModuleOptions {
    /** Includes what a report says about the rules besides findings: contexts, tests, messages, diagnostics. */
    readonly explained?: boolean;
    /** Includes what contexts name, by which documents of other kinds are told apart. */
    readonly namesElements?: boolean;
    /** Passes that do not run; default: all run. */
    readonly leftOut?: LeftOut | undefined;
    /** The variable that callers of the engine set; default: none. */
    readonly parameter?: RuleParameter | undefined;
}
//# sourceMappingURL=module.d.ts.map