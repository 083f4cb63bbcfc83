import { type Expression, ExpressionError } from '../../../xpath/syntax/ast.ts';
import { parseSequenceType, parseXPath } from '../../../xpath/syntax/parse.ts';
import { isProfileParameter, type SchematronLet } from '../../schema.ts';
import { type Code, code, withJs } from './code.ts';
import { convert } from './convert.ts';
import { requiredBy } from './declared-types.ts';
import { dependenciesOf } from './dependencies.ts';
import { compile } from './expression.ts';
import { fail, type ModuleBuilder, noVariables, type Scope, type Variable, type Variables } from './scope.ts';
import { located } from './source.ts';

/** A value brought to its declared type. */
export function convertDeclared(value: Code, as: string | undefined, scope: Scope): Code {
  if (as === undefined) return value;
  const at: Expression = { kind: 'context', at: 0 };
  const required = requiredBy(parseSequenceType(as, scope.module.namespaces));
  return required === undefined
    ? fail(at, `type ${as} is not supported`)
    : convert(value, scope, required, at);
}

/**
 * Variables of the schema or a pattern: computed when first used, at most once per document, with it as context. Each
 * may use any other, wherever that stands. Functions see those of the schema.
 */
export function declareLets(
  lets: readonly SchematronLet[],
  module: ModuleBuilder,
  outer: Variables,
): Variables {
  const compiled = new Map<string, Variable>();
  const started = new Set<string>();
  const variables: Variables = {
    get(name) {
      const known = compiled.get(name);
      if (known !== undefined) return known;
      const declaration = lets.findLast((each) => each.name === name);
      if (declaration === undefined) return outer.get(name);
      const variable = located(declaration.source, declaration.value, () => {
        if (started.has(name)) throw new ExpressionError(`$${name} depends on itself`, 0);
        started.add(name);
        return declareLet(declaration, module, variables);
      });
      compiled.set(name, variable);
      return variable;
    },
  };
  if (outer === noVariables) module.globals = variables;
  for (const { name } of lets) variables.get(name);
  return variables;
}

function declareLet(declaration: SchematronLet, module: ModuleBuilder, variables: Variables): Variable {
  const { name, value, as } = declaration;
  if (module.globals === variables && isProfileParameter(declaration))
    return { code: code('d.profile', 'string', 'one', true), reach: 'document' };
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

function documentScope(module: ModuleBuilder, variables: Variables): Scope {
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
