import { compileModule } from '../../../src/schematron/compiled/compiler/module.ts';
import type { CompiledRules } from '../../../src/schematron/compiled/engine.ts';
import * as runtime from '../../../src/schematron/compiled/runtime/index.ts';
import type { SchematronSchema } from '../../../src/schematron/schema.ts';

/** Compiles a schema and loads it in this process, without a file. */
export function evaluateRules(schema: SchematronSchema): CompiledRules {
  const { imports, body } = compileModule(schema);
  const load = new Function(
    'runtime',
    `'use strict';\nconst { ${imports.join(', ')} } = runtime;\n${body}\nreturn rules;`,
  );
  return load(runtime);
}
