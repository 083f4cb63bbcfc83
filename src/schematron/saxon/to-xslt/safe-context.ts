/** A predicate of a rule context, moved into a function that is false where the predicate can't be evaluated. */
export interface SafePredicate {
  readonly function: string;
  readonly expression: string;
}

/**
 * Rewrites the predicates of a rule context as function calls. An error in a context means that the rule does not match;
 * SaxonJS lets such an error end the run, so each predicate is given a function that can catch it. Predicates that
 * depend on the position stay as they are.
 */
export function safeContext(
  context: string,
  functionName: (index: number) => string,
): { readonly context: string; readonly predicates: readonly SafePredicate[] } {
  const predicates: SafePredicate[] = [];
  let rewritten = '';
  let rest = 0;
  for (const { start, end } of predicatesOf(context)) {
    const expression = context.slice(start + 1, end).trim();
    if (/^\d+$|position\(|last\(/.test(expression)) continue;
    const name = functionName(predicates.length);
    predicates.push({ function: name, expression });
    rewritten += `${context.slice(rest, start)}[${name}(.)]`;
    rest = end + 1;
  }
  return { context: rewritten + context.slice(rest), predicates };
}

/** Where the outermost predicates begin and end; brackets inside string literals do not count. */
function predicatesOf(context: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of context.matchAll(/"[^"]*"|'[^']*'|\[|\]/g)) {
    if (token === '[') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (token === ']') {
      depth -= 1;
      if (depth === 0) found.push({ start, end: index });
    }
  }
  return found;
}
