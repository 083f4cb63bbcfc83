import type { Expression } from './ast.ts';
import type { Cursor } from './cursor.ts';

/** Longer operator chains, which no rules contain, would exhaust the stack. */
const longestChain = 256;

/** Fails where a chain has as many operands as it may have, and another operator follows. */
export function refuseLongChain(c: Cursor, operands: number): void {
  if (operands === longestChain)
    c.fail('more than {most} operators in a row; use variables for parts', { most: longestChain });
}

/** One level of left-associative operators. */
export function leftAssociative(
  c: Cursor,
  operand: (c: Cursor) => Expression,
  build: (operator: string, left: Expression, right: Expression) => Expression,
  ...operators: string[]
): Expression {
  let left = operand(c);
  for (let length = 1; ; length += 1) {
    const operator = operators.find((text) => c.isSymbol(text) || c.isWord(text));
    if (operator === undefined) return left;
    refuseLongChain(c, length);
    c.skip(1);
    left = build(operator, left, operand(c));
  }
}

/**
 * One level of operators for which the position of parentheses does not matter: the tree stays flat for any
 * number of them.
 */
export function associative(
  c: Cursor,
  operand: (c: Cursor) => Expression,
  build: (operator: string, left: Expression, right: Expression) => Expression,
  ...operators: string[]
): Expression {
  const operands = [operand(c)];
  while (operators.some((text) => c.accept(text))) operands.push(operand(c));
  return balanced(operands, (left, right) => build(operators[0] as string, left, right));
}

function balanced(
  operands: readonly Expression[],
  build: (left: Expression, right: Expression) => Expression,
): Expression {
  const half = Math.ceil(operands.length / 2);
  if (operands.length === 1) return operands[0] as Expression;
  return build(balanced(operands.slice(0, half), build), balanced(operands.slice(half), build));
}
