import type { Namespaces } from '../../../xpath/syntax/cursor.ts';
import type { SchematronFunction, SchematronSchema } from '../../schema.ts';
import { type Builder, createBuilder, type ModuleParts } from './builder.ts';
import { literalText } from './code.ts';
import { declareLets } from './lets.ts';
import { assertEntry, compileRule } from './rules.ts';
import { noVariables, type RuntimeName } from './scope.ts';
import { oneLine } from './source.ts';

/** The parts of the module that a schema compiles to. */
export interface CompiledModule {
  readonly imports: readonly RuntimeName[];
  /** Statements that define `rules`. */
  readonly body: string;
}

/**
 * Compiles a schema to the source of an ES module that exports `rules`, for `createCompiledEngine`.
 * Throws a `CompileError` with file, line and expression for what it cannot compile.
 */
export function compileRules(schema: SchematronSchema, runtime: string): string {
  const { imports, body } = compileModule(schema);
  return [
    '// Written by scripts/compile-rules.ts from the Schematron sources; changes are lost.',
    `import {\n${imports.map((name) => `  ${name},\n`).join('')}} from ${literalText(runtime)};`,
    '',
    body,
    'export { rules };',
    '',
  ].join('\n');
}

export function compileModule(schema: SchematronSchema): CompiledModule {
  const namespaces = Object.fromEntries(schema.namespaces.map(({ prefix, uri }) => [prefix, uri]));
  const builder = createBuilder(namespaces, functionsByName(schema.functions, namespaces));
  const globals = declareLets(schema.lets, builder, noVariables);
  const rules: string[] = [];
  const patterns: string[] = [];
  const asserts: string[] = [];
  for (const pattern of schema.patterns) {
    const variables = declareLets(pattern.lets, builder, globals);
    const entries: string[] = [];
    for (const rule of pattern.rules) {
      const compiled = compileRule(rule, builder, variables, asserts.length);
      asserts.push(...rule.asserts.map(assertEntry));
      rules.push(compiled.functions);
      entries.push(...compiled.entries.map((entry) => `      ${entry},`));
    }
    patterns.push(`    // ${oneLine(pattern.id)}\n    [\n${entries.join('\n')}\n    ],`);
  }
  return assemble(builder, rules, patterns, asserts);
}

function assemble(
  builder: Builder,
  rules: readonly string[],
  patterns: readonly string[],
  asserts: readonly string[],
): CompiledModule {
  const onlyDynamic = builder.runtime('onlyDynamic');
  const text = [...rules, ...patterns].join('\n');
  const parts: ModuleParts = builder.finish(`${text}\n${onlyDynamic}`);
  const body = [
    ...parts.declarations.filter((each) => each !== ''),
    '',
    rules.join('\n\n'),
    '',
    'const rules = {',
    `  names: [\n${parts.names.map((name) => `    ${JSON.stringify(name)},\n`).join('')}  ],`,
    `  asserts: [\n${asserts.map((entry) => `    ${entry},\n`).join('')}  ],`,
    `  patterns: [\n${patterns.join('\n')}\n  ],`,
    '};',
  ].join('\n');
  return { imports: parts.imports, body };
}

/** Functions by `{namespace}localName#arity`. */
function functionsByName(
  functions: readonly SchematronFunction[],
  namespaces: Namespaces,
): Map<string, SchematronFunction> {
  return new Map(
    functions.map((each) => {
      const [prefix = '', localName = ''] = each.name.includes(':') ? each.name.split(':') : ['', each.name];
      return [`{${namespaces[prefix] ?? ''}}${localName}#${each.params.length}`, each];
    }),
  );
}
