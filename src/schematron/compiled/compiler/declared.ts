import type { SchematronFunction, XsltInstruction } from '../../schema.ts';
import { type Expression, ExpressionError, type SequenceType } from '../xpath/ast.ts';
import { parseSequenceType, parseXPath } from '../xpath/parse.ts';
import type { Call } from './calls.ts';
import { type Code, code, commonType, isNodeType, literalText, withJs } from './code.ts';
import { asMany, castItems, convert, type Required, requiredBy, widen } from './convert.ts';
import { chooseBetween, compile, compileAtoms, compileCondition } from './expression.ts';
import {
  asIdentifier,
  fail,
  identifier,
  type ModuleBuilder,
  type Scope,
  type Variable,
  withContext,
  withOne,
  withVariable,
} from './scope.ts';
import { located } from './source.ts';

const anything: SequenceType = { item: 'item', occurrence: '*' };

/** A call of an `xsl:function`; the function is compiled for the static types of the arguments. */
export function callDeclared(call: Call, scope: Scope): Code {
  const { module } = scope;
  const { namespace, prefix, localName } = call.name;
  const declaration = module.functions.get(`{${namespace}}${localName}#${call.args.length}`);
  if (declaration === undefined)
    return fail(call, `function ${prefix}:${localName}() with ${call.args.length} arguments is not declared`);
  const args = call.args.map((argument, index) =>
    parameter(argument, declaration.params[index]?.as, call, scope),
  );
  const key = [declaration.name, ...args.map(({ item, cardinality }) => `${item} ${cardinality}`)].join(', ');
  const instance = module.instances.get(key) ?? compileInstance(declaration, args, key, module);
  const js = `${instance.js}(${['d', ...args.map((argument) => argument.js)].join(', ')})`;
  return withJs(instance, js, { safe: instance.safe && args.every((argument) => argument.safe) });
}

/** An argument by the function conversion rules; `item()*` keeps the type that it has. */
function parameter(argument: Expression, as: string | undefined, call: Call, scope: Scope): Code {
  const required = requirement(as, scope.module, call);
  const value =
    required.item === 'item' || isNodeType(required.item)
      ? compile(argument, scope)
      : compileAtoms(argument, scope);
  const anyItems = required.item === 'item' && required.cardinality === 'many';
  const converted = anyItems ? value : convert(value, scope, required, call);
  // Where in the document an argument stands must not make another instance of the function.
  return converted.item === 'element' ? { ...converted, ancestors: 1 } : converted;
}

function requirement(as: string | undefined, module: ModuleBuilder, expression: Expression): Required {
  const type = as === undefined ? anything : parseSequenceType(as, module.namespaces);
  return requiredBy(type) ?? fail(expression, `type ${as} is not supported`);
}

function compileInstance(
  declaration: SchematronFunction,
  args: readonly Code[],
  key: string,
  module: ModuleBuilder,
): Code {
  const declared = recursiveResult(declaration, module);
  const name = module.declare(
    asIdentifier(declaration.name),
    (id) => `function ${id}() {}`,
    `function ${key}`,
  );
  if (declared !== undefined) module.instances.set(key, { ...declared, js: name });
  const taken = new Set(['d']);
  let scope: Scope = {
    module,
    context: undefined,
    current: undefined,
    position: undefined,
    last: undefined,
    variables: module.globals,
    taken,
    shared: true,
  };
  const parameters = declaration.params.map((each, index) => {
    const js = identifier(each.name, scope.taken);
    scope = withVariable(scope, each.name, withJs(args[index] as Code, js, { safe: true }));
    return js;
  });
  const body = located(declaration.source, declaration.name, () => compileBody(declaration.body, scope));
  const result = located(declaration.source, declaration.name, () =>
    withResultType(body.value, declaration.as, scope),
  );
  const lines = [...body.statements, `return ${result.js};`].map((line) => `  ${line}`).join('\n');
  module.redeclare(name, `function ${name}(${['d', ...parameters].join(', ')}) {\n${lines}\n}`);
  const instance = withJs(result, name);
  module.instances.set(key, instance);
  return instance;
}

/** What a function that calls itself gives; only a declared type tells before it is compiled. */
function recursiveResult({ as }: SchematronFunction, module: ModuleBuilder): Code | undefined {
  const required = as === undefined ? undefined : requiredBy(parseSequenceType(as, module.namespaces));
  if (required === undefined || required.item === 'item') return undefined;
  return code('', required.item, required.cardinality === 'some' ? 'many' : required.cardinality, false);
}

function withResultType(value: Code, as: string | undefined, scope: Scope): Code {
  if (as === undefined) return value;
  const at: Expression = { kind: 'context', at: 0 };
  return convert(value, scope, requirement(as, scope.module, at), at);
}

interface Body {
  readonly statements: readonly string[];
  readonly value: Code;
}

/** A sequence constructor: its variables as statements, its instructions as one value. */
function compileBody(instructions: readonly XsltInstruction[], outer: Scope): Body {
  const statements: string[] = [];
  const parts: Code[] = [];
  let scope = outer;
  for (const instruction of instructions) {
    if (instruction.kind !== 'variable') {
      const within = scope;
      parts.push(
        located(instruction.source, sourceOf(instruction), () => compileInstruction(instruction, within)),
      );
      continue;
    }
    const declared = located(instruction.source, sourceOf(instruction), () =>
      compileVariable(instruction, scope),
    );
    statements.push(declared.statement);
    scope = declared.scope;
  }
  return { statements, value: concatenate(parts, scope) };
}

function sourceOf(instruction: XsltInstruction): string {
  if ('select' in instruction && instruction.select !== undefined) return instruction.select;
  return 'test' in instruction ? instruction.test : `xsl:${instruction.kind}`;
}

type VariableInstruction = Extract<XsltInstruction, { kind: 'variable' }>;

function compileVariable(
  instruction: VariableInstruction,
  scope: Scope,
): { statement: string; scope: Scope } {
  if (instruction.select === undefined && instruction.as === undefined) {
    throw new ExpressionError('a variable without select needs a declared type', 0);
  }
  const value = withResultType(contentOf(instruction, scope), instruction.as, scope);
  return declareVariable(instruction.name, value, scope);
}

/** A local variable: computed at once where that cannot fail, else when first used. */
export function declareVariable(
  name: string,
  value: Code,
  scope: Scope,
): { statement: string; scope: Scope } {
  const js = identifier(name, scope.taken);
  const taken = new Set([...scope.taken, js]);
  const lazy = !value.safe;
  const statement = lazy
    ? `const ${js} = ${scope.module.runtime('lazily')}(() => ${value.js});`
    : `const ${js} = ${value.js};`;
  const variable: Variable = { code: withJs(value, lazy ? `${js}()` : js), reach: 'local' };
  return { statement, scope: { ...scope, taken, variables: withOne(scope.variables, name, variable) } };
}

function contentOf(
  instruction: Extract<XsltInstruction, { kind: 'variable' | 'value-of' }>,
  scope: Scope,
): Code {
  if (instruction.select !== undefined)
    return compile(parseXPath(instruction.select, scope.module.namespaces), scope);
  return inline(compileBody(instruction.body, scope));
}

function inline({ statements, value }: Body): Code {
  return statements.length === 0
    ? value
    : withJs(value, `(() => { ${statements.join(' ')} return ${value.js}; })()`);
}

function compileInstruction(instruction: Exclude<XsltInstruction, VariableInstruction>, scope: Scope): Code {
  const { namespaces } = scope.module;
  switch (instruction.kind) {
    case 'sequence':
      return compile(parseXPath(instruction.select, namespaces), scope);
    case 'text':
      return code(literalText(instruction.text), 'untyped', 'one', true);
    case 'value-of':
      return textOfValue(instruction, scope);
    case 'if':
      return chooseBetween(
        condition(instruction.test, scope),
        inline(compileBody(instruction.body, scope)),
        empty,
        scope,
      );
    case 'choose':
      return instruction.branches.reduceRight<Code>(
        (otherwise, branch) =>
          chooseBetween(
            condition(branch.test, scope),
            inline(compileBody(branch.body, scope)),
            otherwise,
            scope,
          ),
        inline(compileBody(instruction.otherwise, scope)),
      );
    case 'for-each':
      return forEach(instruction, scope);
  }
}

const empty = code('[]', 'none', 'many', true);

function condition(test: string, scope: Scope): Code {
  return compileCondition(parseXPath(test, scope.module.namespaces), scope);
}

/** The text node that xsl:value-of makes, as its text. */
function textOfValue(instruction: Extract<XsltInstruction, { kind: 'value-of' }>, scope: Scope): Code {
  const at: Expression = { kind: 'context', at: 0 };
  const atoms =
    instruction.select === undefined
      ? contentOf(instruction, scope)
      : compileAtoms(parseXPath(instruction.select, scope.module.namespaces), scope);
  const texts = castItems(atoms, scope, 'string', at);
  if (texts.cardinality === 'one') return { ...texts, item: 'untyped' };
  const joined = `${asMany(texts, scope.module).js}.join(${literalText(instruction.separator ?? ' ')})`;
  return code(joined, 'untyped', 'one', texts.safe);
}

function forEach(instruction: Extract<XsltInstruction, { kind: 'for-each' }>, scope: Scope): Code {
  const source = asMany(
    compile(parseXPath(instruction.select, scope.module.namespaces), scope),
    scope.module,
  );
  if (source.item === 'none') return source;
  const each = identifier('x', scope.taken);
  const context = withJs(source, each, { cardinality: 'one', safe: true });
  const body = asMany(
    inline(compileBody(instruction.body, { ...withContext(scope, context), current: context })),
    scope.module,
  );
  return code(`${source.js}.flatMap((${each}) => ${body.js})`, body.item, 'many', source.safe && body.safe);
}

function concatenate(parts: readonly Code[], scope: Scope): Code {
  const [first, ...others] = parts.filter((part) => part.item !== 'none');
  if (first === undefined) return empty;
  if (others.length === 0) return first;
  const item = [first, ...others].map((part) => part.item).reduce(commonType);
  const js = [first, ...others].map((part) => `...${asMany(widen(part, scope, item), scope.module).js}`);
  return code(
    `[${js.join(', ')}]`,
    item,
    'many',
    parts.every((part) => part.safe),
  );
}
