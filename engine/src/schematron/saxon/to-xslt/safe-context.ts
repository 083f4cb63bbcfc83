import { tokenize } from '../../../xpath/syntax/lexer.ts';

/**
 * A predicate of a rule context that was moved into a function. The function returns the wanted answer if the
 * predicate cannot be evaluated.
 */
export interface SafePredicate {
  readonly function: string;
  readonly expression: string;
}

/**
 * Rewrites the predicates of a rule context as function calls. In SaxonJS an error in a predicate ends the run, so
 * each predicate gets a function that can catch it, and that receives current(), which functions do not have.
 * `context` receives the answer for a predicate that raises an error. Predicates that depend on the position stay as
 * they are.
 */
export function safeContext(
  context: string,
  functionName: (index: number) => string,
): { readonly context: (otherwise: boolean) => string; readonly predicates: readonly SafePredicate[] } {
  const predicates: SafePredicate[] = [];
  const parts: string[] = [];
  let rest = 0;
  for (const { start, end } of predicatesOf(context)) {
    const expression = context.slice(start + 1, end).trim();
    if (dependsOnPosition(expression)) continue;
    const name = functionName(predicates.length);
    predicates.push({ function: name, expression: withCurrentOf(expression) });
    parts.push(`${context.slice(rest, start)}[${name}(., current(), `);
    rest = end + 1;
  }
  const end = context.slice(rest);
  return {
    context: (otherwise) => parts.map((part) => `${part}${otherwise}())]`).join('') + end,
    predicates,
  };
}

/** The parameter that stands for current(). */
export const currentNode = 'judgement:current';

function withCurrentOf(expression: string): string {
  const tokens = tokenize(expression);
  const calls = tokens.filter(
    ({ kind, text }, at) =>
      kind === 'name' &&
      /^(fn:)?current$/.test(text) &&
      tokens[at + 1]?.text === '(' &&
      tokens[at + 2]?.text === ')',
  );
  return calls.reduceRight((text, { at }) => {
    const end = text.indexOf(')', at) + 1;
    return `${text.slice(0, at)}$${currentNode}${text.slice(end)}`;
  }, expression);
}

/** Tells whether a predicate is a number or uses the position, and must therefore stay in its place. */
function dependsOnPosition(expression: string): boolean {
  const [first, second, third] = tokenize(expression);
  if (first?.kind === 'number' && second?.kind === 'end') return true;
  const names = tokenize(expression).filter(({ kind }) => kind === 'name');
  return third !== undefined && names.some(({ text }) => text === 'position' || text === 'last');
}

/** Returns where the outermost predicates begin and end. */
function predicatesOf(context: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const { kind, text, at } of tokenize(context)) {
    if (kind !== 'symbol') continue;
    if (text === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (text === ']') {
      depth -= 1;
      if (depth === 0) found.push({ start, end: at });
    }
  }
  return found;
}
