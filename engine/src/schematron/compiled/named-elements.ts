import type { Expression } from '../../xpath/syntax/ast.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import { partsOf } from '../../xpath/syntax/parts.ts';
import type { SchematronSchema } from '../schema.ts';
import type { NamedElements } from './compiled-rules.ts';

/** The elements that the contexts of schemas name, if the contexts are about the checked document. */
export function namedElements(schemas: readonly SchematronSchema[]): NamedElements {
  const patterns = schemas.flatMap(({ patterns, namespaces }) => {
    const prefixes = Object.fromEntries(namespaces.map(({ prefix, uri }) => [prefix, uri]));
    const onJudged = patterns.filter(({ documents }) => documents === undefined);
    return onJudged.flatMap(({ rules }) => rules.map(({ context }) => parseXPath(context, prefixes)));
  });
  const roots = new Set(patterns.flatMap(rootsIn));
  // Without root names to compare, the other names do not matter.
  return {
    roots: [...roots],
    mentioned: roots.size === 0 ? [] : [...new Set(patterns.flatMap(mentionedIn))],
  };
}

function rootsIn(pattern: Expression): string[] {
  switch (pattern.kind) {
    case 'set':
      return [...rootsIn(pattern.left), ...rootsIn(pattern.right)];
    case 'sequence':
      return pattern.items.flatMap(rootsIn);
    case 'filter':
      return rootsIn(pattern.base);
    case 'path':
      return pattern.base.kind === 'root' ? namesOf(pattern.step) : rootsIn(pattern.base);
    default:
      return [];
  }
}

/** The names of a step, if it has names. */
function namesOf(step: Expression): string[] {
  if (step.kind === 'filter') return namesOf(step.base);
  if (step.kind === 'sequence') return step.items.flatMap(namesOf);
  if (step.kind === 'set') return [...namesOf(step.left), ...namesOf(step.right)];
  if (step.kind !== 'step' || step.axis === 'attribute' || step.test.kind !== 'name') return [];
  const { namespace, localName } = step.test;
  return namespace === null && localName === null ? [] : [`{${namespace ?? '*'}}${localName ?? '*'}`];
}

/** A literal may be compared with the name of an element: `*[local-name() = 'order']`. */
function mentionedIn(expression: Expression): string[] {
  if (expression.kind === 'literal') return expression.type === 'string' ? [`{*}${expression.value}`] : [];
  return expression.kind === 'step' ? namesOf(expression) : partsOf(expression).flatMap(mentionedIn);
}
