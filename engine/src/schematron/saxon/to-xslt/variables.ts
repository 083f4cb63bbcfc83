import { tokenize } from '../../../xpath/syntax/lexer.ts';
import { isParameter, type RuleParameter, type SchematronLet } from '../../schema.ts';
import { asAttribute, type Builder, catchError, xslt } from './builder.ts';

/** The XPath that replaces each variable in scope, by name. */
export type References = ReadonlyMap<string, string>;

/**
 * Declares variables and returns the XPath that replaces each of them, together with those already in scope. SaxonJS
 * evaluates a variable where it is declared, even if it is never used. So each variable stores its value or its error
 * in a map, and raises the error where it is used. `scope` separates variables with the same name in two patterns.
 */
export function writeVariables(
  parent: Builder,
  lets: readonly SchematronLet[],
  outer: References,
  scope: string,
  parameter?: RuleParameter,
): References {
  const references = new Map(outer);
  const computed = lets.filter((variable) => !isConstant(variable));
  for (const { name } of computed) references.set(name, `judgement:value($${holderName(name, scope)})`);
  for (const constant of lets.filter(isConstant)) {
    const { name, value, as } = constant;
    const isSet = isParameter(constant, parameter);
    const declared = isSet ? name : holderName(name, scope);
    const kind = isSet ? 'xsl:param' : 'xsl:variable';
    parent.ele(xslt, kind, { name: declared, select: value, ...asAttribute(as) });
    references.set(name, `$${declared}`);
  }
  for (const variable of computed) writeHolder(parent, variable, references, scope);
  return references;
}

function holderName(name: string, scope: string): string {
  return `judgement:${scope}.${name}`;
}

/** Tells whether a variable consists only of literals, and so cannot fail. */
function isConstant({ value }: SchematronLet): boolean {
  return tokenize(value).every(
    ({ kind, text }) => kind === 'string' || kind === 'number' || kind === 'end' || '(),'.includes(text),
  );
}

function writeHolder(
  parent: Builder,
  { name, value, as }: SchematronLet,
  references: References,
  scope: string,
): void {
  const holder = parent.ele(xslt, 'xsl:variable', { name: holderName(name, scope), as: 'map(*)' });
  const attempt = holder.ele(xslt, 'xsl:try');
  attempt.ele(xslt, 'xsl:variable', {
    name: 'judgement:value',
    select: withReferences(value, references),
    ...asAttribute(as),
  });
  attempt.ele(xslt, 'xsl:sequence', { select: `map { 'value': $judgement:value }` });
  catchError(attempt).ele(xslt, 'xsl:sequence', { select: `map { 'error': string($err:description) }` });
}

/** Writes the function that returns the value of a variable or raises its error. */
export function writeValueFunction(stylesheet: Builder): void {
  const element = stylesheet.ele(xslt, 'xsl:function', { name: 'judgement:value' });
  element.ele(xslt, 'xsl:param', { name: 'holder', as: 'map(*)' });
  element.ele(xslt, 'xsl:sequence', {
    select: 'if (exists($holder?error)) then error((), $holder?error) else $holder?value',
  });
}

/** An expression with its variables replaced; names that it binds itself, for example with `for`, stay. */
export function withReferences(expression: string, references: References): string {
  const tokens = tokenize(expression);
  const isVariable = (at: number) => tokens[at]?.text === '$' && tokens[at]?.kind === 'symbol';
  const bound = new Set(
    tokens.filter((_, at) => isVariable(at - 1) && tokens[at + 1]?.text === 'in').map(({ text }) => text),
  );
  let written = '';
  let rest = 0;
  tokens.forEach((token, at) => {
    const reference = isVariable(at) ? references.get(tokens[at + 1]?.text ?? '') : undefined;
    const name = tokens[at + 1];
    if (reference === undefined || name === undefined || bound.has(name.text)) return;
    written += expression.slice(rest, token.at) + reference;
    rest = name.at + name.text.length;
  });
  return written + expression.slice(rest);
}
