import type { SchematronLet } from '../../schema.ts';
import type { Expression } from '../xpath/ast.ts';
import { parseSequenceType, parseXPath } from '../xpath/parse.ts';
import { type Code, code, withJs } from './code.ts';
import { convert, requiredBy } from './convert.ts';
import { dependenciesOf } from './dependencies.ts';
import { compile } from './expression.ts';
import { fail, type ModuleBuilder, type Scope, type Variable } from './scope.ts';
import { located } from './source.ts';

/** Parameters that the caller sets, by name. */
const parameters: Readonly<Record<string, string>> = { profile: 'd.profile' };

/** A value brought to its declared type. */
export function convertDeclared(value: Code, as: string | undefined, scope: Scope): Code {
  if (as === undefined) return value;
  const at: Expression = { kind: 'context', at: 0 };
  const required = requiredBy(parseSequenceType(as, scope.module.namespaces));
  return required === undefined
    ? fail(at, `type ${as} is not supported`)
    : convert(value, scope, required, at);
}

/** Variables of the schema or a pattern: computed when first used, at most once per document, with it as context. */
export function declareLets(
  lets: readonly SchematronLet[],
  module: ModuleBuilder,
  outer: Scope['variables'],
): Scope['variables'] {
  const variables = new Map(outer);
  for (const each of lets) {
    variables.set(
      each.name,
      located(each.source, each.value, () => declareLet(each, module, variables)),
    );
  }
  return variables;
}

function declareLet(
  { name, value, as }: SchematronLet,
  module: ModuleBuilder,
  variables: Scope['variables'],
): Variable {
  const parameter = parameters[name];
  if (parameter !== undefined) return { code: code(parameter, 'string', 'one', true), reach: 'document' };
  const scope = documentScope(module, variables);
  const expression = parseXPath(value, module.namespaces);
  const compiled = convertDeclared(compile(expression, scope), as, scope);
  const { context, document } = dependenciesOf(expression, scope);
  const reach = context || document ? 'document' : 'constant';
  const hint = `let_${name}`;
  const js =
    reach === 'document'
      ? `${module.declare(hint, (id) => `const ${id} = ${module.runtime('perDocument')}(${module.slot()}, (d) => ${compiled.js});`, `let ${name} ${compiled.js}`)}(d)`
      : `${module.declare(hint, (id) => `const ${id} = ${module.runtime('constant')}(() => ${compiled.js});`, `let ${name} ${compiled.js}`)}()`;
  const variable: Variable = { code: withJs(compiled, js), reach };
  if (reach === 'document' || compiled.item !== 'string' || compiled.cardinality !== 'many') return variable;
  const set = module.declare(
    `set_${name}`,
    (id) => `const ${id} = ${module.runtime('constant')}(() => new Set(${js}));`,
    `set ${js}`,
  );
  return { ...variable, set: `${set}()` };
}

function documentScope(module: ModuleBuilder, variables: Scope['variables']): Scope {
  const context: Code = { ...code('0', 'document', 'one', true), ancestors: 0 };
  return {
    module,
    context,
    current: context,
    position: '1',
    last: '1',
    variables,
    taken: new Set(['d']),
    shared: true,
  };
}
