import { tokenize } from '../../../xpath/syntax/lexer.ts';
import type { SchematronSchema } from '../../schema.ts';
import { stringLiteral } from './builder.ts';

/**
 * Writes `p:*` in a pattern as a condition on the namespace. Among alternatives, as in `a | p:*`, SaxonJS drops it
 * without an error, and the rule would check nothing there.
 */
export function withNamespaceConditions(pattern: string, namespaces: SchematronSchema['namespaces']): string {
  const addresses = new Map(namespaces.map(({ prefix, uri }) => [`${prefix}:*`, uri]));
  let written = '';
  let rest = 0;
  for (const { kind, text, at } of tokenize(pattern)) {
    const uri = kind === 'wildcard' ? addresses.get(text) : undefined;
    if (uri === undefined) continue;
    written += `${pattern.slice(rest, at)}*[namespace-uri() = ${stringLiteral(uri)}]`;
    rest = at + text.length;
  }
  return written + pattern.slice(rest);
}
