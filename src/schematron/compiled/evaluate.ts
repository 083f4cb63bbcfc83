import * as runtime from '../../xpath/runtime/index.ts';
import type { SchematronSchema } from '../schema.ts';
import type { CompiledRules } from './engine.ts';
import { compileModule } from './module.ts';

/** Compiles schemas and loads them in this process, without a file. */
export function evaluateRules(...schemas: readonly SchematronSchema[]): CompiledRules {
  const { imports, body } = compileModule(...schemas);
  const load = new Function(
    'runtime',
    `'use strict';\nconst { ${imports.join(', ')} } = runtime;\n${body}\nreturn rules;`,
  );
  return load(runtime);
}
