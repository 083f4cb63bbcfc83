import * as runtime from '../../xpath/plan/runtime-by-name.ts';
import type { SchematronSchema } from '../schema.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { type CompiledModule, compileModule } from './module.ts';

/** Compiles schemas and loads them in this process, without a file. */
export function evaluateRules(...schemas: readonly SchematronSchema[]): CompiledRules {
  return evaluateModule<CompiledRules>(compileModule(schemas, { namesElements: true }));
}

/** Loads a compiled module in this process. */
export function evaluateModule<Rules extends CompiledRules>({ imports, body }: CompiledModule): Rules {
  const load = new Function(
    'runtime',
    `'use strict';\nconst { ${imports.join(', ')} } = runtime;\n${body}\nreturn rules;`,
  );
  return load(runtime);
}
