import type { SchematronLet } from './schema.ts';

/** The lets that an expression uses, also by way of each other, in the order in which they are declared. */
export function usedBy(expression: string, lets: readonly SchematronLet[]): SchematronLet[] {
  const used = new Set<SchematronLet>();
  const collect = (text: string) => {
    for (const variable of mentionedIn(text, lets)) {
      if (used.has(variable)) continue;
      used.add(variable);
      collect(variable.value);
    }
  };
  collect(expression);
  return lets.filter((variable) => used.has(variable));
}

/** The lets that an expression names itself. */
export function mentionedIn(expression: string, lets: readonly SchematronLet[]): SchematronLet[] {
  const names = new Set(Array.from(expression.matchAll(/\$([\w.-]+)/g), ([, name]) => name));
  return lets.filter(({ name }) => names.has(name));
}
