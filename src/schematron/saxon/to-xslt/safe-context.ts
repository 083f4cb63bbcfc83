import { tokenize } from '../../../xpath/syntax/lexer.ts';

/** A predicate of a rule context, moved into a function that says what is wanted where the predicate can't be evaluated. */
export interface SafePredicate {
  readonly function: string;
  readonly expression: string;
}

/**
 * Rewrites the predicates of a rule context as function calls: SaxonJS lets an error in one end the run, so each is given
 * a function that can catch it. `context` is told what counts for a predicate that raises one. Predicates that depend on
 * the position stay as they are.
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
    predicates.push({ function: name, expression });
    parts.push(`${context.slice(rest, start)}[${name}(., `);
    rest = end + 1;
  }
  const end = context.slice(rest);
  return {
    context: (otherwise) => parts.map((part) => `${part}${otherwise}())]`).join('') + end,
    predicates,
  };
}

/** Whether a predicate is a number, or asks for the position: such a one counts, and must stay where it is. */
function dependsOnPosition(expression: string): boolean {
  const [first, second, third] = tokenize(expression);
  if (first?.kind === 'number' && second?.kind === 'end') return true;
  const names = tokenize(expression).filter(({ kind }) => kind === 'name');
  return third !== undefined && names.some(({ text }) => text === 'position' || text === 'last');
}

/** Where the outermost predicates begin and end. */
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
