import { schematronRuntime } from '../src/schematron/index.ts';

/** The rules that a module of `toModule()` exports, strict as every module, without a file to import it from. */
export const rulesOfModule = (module: string) =>
  new Function(
    'runtime',
    `'use strict';\n${module}`
      .replace(/^import \{([^}]*)\} from .*$/m, 'const {$1} = runtime;')
      .replace('export { rules };', 'return rules;'),
  )(schematronRuntime);
