import type { Local, Plan, Statement } from './plan.ts';

/** Context of the printer in its module. */
export interface Names {
  /** Gives names to locals; the names are valid only inside `within`. */
  inScope<Result>(locals: readonly Local[], within: () => Result): Result;
  local(local: Local): string;
  /** The identifier of a runtime function, a declaration, an element name, a constant or a shared value. */
  identifier(
    plan: Extract<Plan, { kind: 'runtime' | 'call' | 'declared' | 'name' | 'constant' | 'shared' }>,
  ): string;
}

/** Precedences of the operators of JavaScript. */
const precedence = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '===': 6,
  '!==': 6,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
} as const;
const loosest = 0;
const unary = 12;
const tightest = 14;

/** The JavaScript of a plan. */
export function printPlan(plan: Plan, names: Names): string {
  return print(plan, loosest, names);
}

/** The JavaScript of a plan, in parentheses if its surroundings bind more tightly. */
function print(plan: Plan, around: number, names: Names): string {
  const inner = (part: Plan, level: number = loosest) => print(part, level, names);
  const listed = (parts: readonly Plan[]) => parts.map((part) => inner(part)).join(', ');
  const enclosed = (text: string, level: number) => (level < around ? `(${text})` : text);
  switch (plan.kind) {
    case 'literal':
      return enclosed(literalText(plan.value), isNegative(plan.value) ? unary : tightest);
    case 'local':
      return names.local(plan.local);
    case 'name':
    case 'runtime':
    case 'declared':
    case 'constant':
      return names.identifier(plan);
    case 'shared':
      return `${names.identifier(plan)}(${plan.reach === 'document' ? 'd' : ''})`;
    case 'call':
      return `${names.identifier(plan)}(${listed(plan.args)})`;
    case 'apply':
      return `${inner(plan.callee, tightest)}(${listed(plan.args)})`;
    case 'member':
      return `${inner(plan.of, tightest)}.${plan.name}`;
    case 'index':
      return `${inner(plan.of, tightest)}[${inner(plan.at)}]`;
    case 'method':
      return `${inner(plan.of, tightest)}.${plan.name}(${listed(plan.args)})`;
    case 'infix': {
      const level = precedence[plan.operator];
      // The plan has no chained comparisons, and `??` must be in parentheses beside `||`.
      const isLogical = plan.operator === '&&' || plan.operator === '||';
      const [left, right] = isLogical ? [level + 1, level] : [level, level + 1];
      return enclosed(`${inner(plan.left, left)} ${plan.operator} ${inner(plan.right, right)}`, level);
    }
    case 'not':
      return enclosed(`!${inner(plan.operand, unary)}`, unary);
    case 'minus':
      return enclosed(`-${inner(plan.operand, tightest)}`, unary);
    case 'choice':
      return `(${inner(plan.test, 1)} ? ${inner(plan.whenTrue)} : ${inner(plan.whenFalse)})`;
    case 'lambda':
      return enclosed(lambda(plan.parameters, plan.body, names), loosest);
    case 'list':
      return `[${listed(plan.items)}]`;
    case 'spread':
      return `...${inner(plan.of, 1)}`;
    case 'bind':
      return `(${lambda([plan.local], plan.body, names)})(${inner(plan.value)})`;
  }
}

function lambda(parameters: readonly Local[], body: Plan, names: Names): string {
  return names.inScope(parameters, () => {
    const list = parameters.map((parameter) => names.local(parameter)).join(', ');
    return `(${list}) => ${print(body, loosest, names)}`;
  });
}

const isNegative = (value: unknown) =>
  (typeof value === 'number' && (value < 0 || Object.is(value, -0))) ||
  (typeof value === 'bigint' && value < 0n);

/** Returns a JavaScript literal. No text can end it: JSON escapes quotes, and line ends are escaped here. */
export function literalText(value: string | number | bigint | boolean | undefined): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Statements, with nested ones indented by two blanks. */
export function printStatements(statements: readonly Statement[], names: Names, indent = '  '): string {
  const locals = statements.flatMap((each) => (each.kind === 'const' ? [each.local] : []));
  return names.inScope(locals, () => statements.map((each) => statement(each, names, indent)).join('\n'));
}

function statement(each: Statement, names: Names, indent: string): string {
  const block = (body: readonly Statement[]) => printStatements(body, names, `${indent}  `);
  const value = (plan: Plan) => print(plan, loosest, names);
  switch (each.kind) {
    case 'const':
      return `${indent}const ${names.local(each.local)} = ${value(each.value)};`;
    case 'return':
      return `${indent}return ${value(each.value)};`;
    case 'do':
      return `${indent}${value(each.value)};`;
    case 'if':
      return `${indent}if (${value(each.test)}) ${printStatements(each.body, names, '')}`;
    case 'try':
      return names.inScope([each.error], () => {
        const handler = `${indent}} catch (${names.local(each.error)}) {\n${block(each.handler)}\n${indent}}`;
        return `${indent}try {\n${block(each.body)}\n${handler}`;
      });
    case 'comment':
      return `${indent}// ${oneLine(each.text)}`;
  }
}

/** A text without its line breaks, for comments and messages. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
