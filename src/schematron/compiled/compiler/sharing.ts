import type { Expression } from '../../../xpath/syntax/ast.ts';
import { type Code, withJs } from './code.ts';
import { dependenciesOf, partsOf } from './dependencies.ts';
import type { Scope } from './scope.ts';

type Compile = (expression: Expression, scope: Scope) => Code;

/**
 * Compiles an expression; where its value is the same everywhere in the document (`//cac:InvoiceLine`,
 * `sum(/*​/…)`) it becomes a value computed at most once per document, or once for all documents if it depends on none.
 */
export function shared(expression: Expression, scope: Scope, compile: Compile, form = 'value'): Code {
  if (scope.shared || !isCostly(expression)) return compile(expression, scope);
  const { context, local, document } = dependenciesOf(expression, scope);
  if (context || local) return compile(expression, scope);
  const { module } = scope;
  const alone: Scope = { ...scope, shared: true, taken: new Set(['d']) };
  const value = compile(expression, alone);
  if (/^(?:[\w$]+|"[^"]*")$/.test(value.js)) return value;
  const key = `${document ? 'document' : 'constant'} ${form} ${value.js}`;
  const name = module.declare(
    hintOf(expression),
    (declared) =>
      document
        ? `const ${declared} = ${module.runtime('perDocument')}(${module.slot()}, (d) => ${value.js});`
        : `const ${declared} = ${module.runtime('constant')}(() => ${value.js});`,
    key,
  );
  return withJs(value, document ? `${name}(d)` : `${name}()`);
}

const cheapCalls = new Set('not exists empty boolean true false position last current root'.split(' '));

/** Whether computing the value again costs more than looking it up. */
function isCostly(expression: Expression): boolean {
  switch (expression.kind) {
    case 'path':
    case 'filter':
    case 'for':
    case 'quantified':
    case 'set':
    case 'range':
    case 'arithmetic':
      return true;
    case 'general':
    case 'value':
      return !isPlain(expression.left) || !isPlain(expression.right);
    case 'call':
      return !cheapCalls.has(expression.name.localName) || expression.args.some(isCostly);
    case 'sequence':
      return expression.items.length > 1 || expression.items.some(isCostly);
    default:
      return partsOf(expression).some(isCostly);
  }
}

const isPlain = ({ kind }: Expression) => kind === 'literal' || kind === 'variable';

function hintOf(expression: Expression): string {
  const names = namesIn(expression).slice(0, 3);
  return `shared_${names.length === 0 ? expression.kind : names.join('_')}`;
}

function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'step':
      return expression.test.kind === 'name' ? [expression.test.localName ?? 'any'] : [];
    case 'call':
      return [expression.name.localName, ...expression.args.flatMap(namesIn)];
    case 'path':
      return [...namesIn(expression.base), ...namesIn(expression.step)];
    case 'filter':
      return namesIn(expression.base);
    case 'variable':
      return [expression.name];
    case 'set':
    case 'general':
    case 'value':
    case 'logical':
    case 'arithmetic':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case 'quantified':
    case 'for':
      return namesIn(expression.in);
    case 'if':
      return namesIn(expression.test);
    default:
      return [];
  }
}
