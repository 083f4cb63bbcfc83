import { type Expression, ExpressionError } from '../../../xpath/syntax/ast.ts';
import { parseXPath } from '../../../xpath/syntax/parse.ts';
import type { XsltInstruction } from '../../schema.ts';
import { castItems } from './cast-items.ts';
import { type Code, code, commonType, isNodeType, literalText, withJs } from './code.ts';
import { compileCondition } from './conditions.ts';
import { asMany, widen } from './convert.ts';
import { withResultType } from './declared.ts';
import { chooseBetween, compile, compileAtoms } from './expression.ts';
import { identifier, type Scope, type Variable, withContext, withOne, withTree } from './scope.ts';
import { located } from './source.ts';

interface Body {
  readonly statements: readonly string[];
  readonly value: Code;
}

/** A sequence constructor: its variables as statements, its instructions as one value. */
export function compileBody(instructions: readonly XsltInstruction[], outer: Scope): Body {
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
    const declared = declareVariable(instruction.name, textOfTree(instruction, scope), scope);
    return { ...declared, scope: withTree(declared.scope, instruction.name) };
  }
  const value = withResultType(contentOf(instruction, scope), instruction.as, scope);
  return declareVariable(instruction.name, value, scope);
}

/** A variable with a content and without a type is a tree; of one that holds text alone, nothing but the text is used. */
function textOfTree({ body, source }: VariableInstruction, scope: Scope): Code {
  const texts = textual(body, scope);
  if (texts === undefined) {
    throw new ExpressionError('a variable whose content is more than text needs a declared type', 0);
  }
  return textOfValue({ kind: 'value-of', separator: '', body: texts, source }, scope);
}

/** A content that makes nothing but text; a sequence of atomic values alone makes the text of them. */
function textual(body: readonly XsltInstruction[], scope: Scope): readonly XsltInstruction[] | undefined {
  const [only] = body;
  if (body.length === 1 && only?.kind === 'sequence') {
    const value = compile(parseXPath(only.select, scope.module.namespaces), scope);
    return isNodeType(value.item) || value.item === 'item'
      ? undefined
      : [{ ...only, kind: 'value-of', body: [] }];
  }
  const texts = body.map((instruction) => asTextual(instruction, scope, body.length === 1));
  return texts.every((each) => each !== undefined) ? texts : undefined;
}

function asTextual(
  instruction: XsltInstruction,
  scope: Scope,
  isAlone: boolean,
): XsltInstruction | undefined {
  if (instruction.kind === 'text' || instruction.kind === 'value-of') return instruction;
  if (instruction.kind !== 'if' && instruction.kind !== 'choose') return undefined;
  // Between the values of neighbours there would be blanks.
  if (!isAlone && holdsSequence(instruction)) return undefined;
  if (instruction.kind === 'if') {
    const body = textual(instruction.body, scope);
    return body && { ...instruction, body };
  }
  const bodies = instruction.branches.map((branch) => textual(branch.body, scope));
  const otherwise = textual(instruction.otherwise, scope);
  if (otherwise === undefined || !bodies.every((body) => body !== undefined)) return undefined;
  const branches = instruction.branches.map(({ test }, index) => ({ test, body: bodies[index] ?? [] }));
  return { ...instruction, branches, otherwise };
}

function holdsSequence(instruction: XsltInstruction): boolean {
  if (instruction.kind === 'choose')
    return [...instruction.branches.map(({ body }) => body), instruction.otherwise]
      .flat()
      .some(holdsSequence);
  return instruction.kind === 'sequence' || ('body' in instruction && instruction.body.some(holdsSequence));
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
  const index = identifier('index', new Set([...scope.taken, each]));
  const all = identifier('all', new Set([...scope.taken, each, index]));
  const context = withJs(source, each, { cardinality: 'one', safe: true });
  const inner = withContext(scope, context, `(${index} + 1)`, `${all}.length`);
  const body = asMany(inline(compileBody(instruction.body, { ...inner, current: context })), scope.module);
  return code(
    `${scope.module.runtime('concatMap')}(${source.js}, (${each}, ${index}, ${all}) => ${body.js})`,
    body.item,
    'many',
    source.safe && body.safe,
  );
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
