import { because } from '../../xpath/reason.ts';
import { ExpressionError } from '../../xpath/syntax/ast.ts';
import type { MessagePart } from '../schema.ts';

/**
 * The parts of an attribute whose value may contain expressions in braces (XSLT 2.0, 5.6); `{{` stands for a brace.
 * Undefined if it contains none. Throws an `ExpressionError` if a brace is not closed.
 */
export function templateParts(value: string): readonly MessagePart[] | undefined {
  if (!/[{}]/.test(value)) return undefined;
  const parts: MessagePart[] = [];
  let rest = value;
  while (rest !== '') {
    const [literal = ''] = /^(?:[^{}]|\{\{|\}\})*/.exec(rest) ?? [];
    if (literal !== '') parts.push(literal.replaceAll('{{', '{').replaceAll('}}', '}'));
    rest = rest.slice(literal.length);
    if (rest === '') break;
    const [whole = '', select = ''] = expressionInBraces.exec(rest) ?? [];
    if (whole === '')
      throw new ExpressionError(
        because('a brace is not closed; write {braces} for one that is meant as text', {
          braces: rest.startsWith('}') ? '}}' : '{{',
        }),
        value.length - rest.length,
      );
    parts.push({ select });
    rest = rest.slice(whole.length);
  }
  return parts;
}

/** Braces inside a string literal do not end the expression. */
const expressionInBraces = /^\{((?:[^{}"']|"[^"]*"|'[^']*')*)\}/;
