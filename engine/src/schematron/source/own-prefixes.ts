import { ExpressionError } from '../../xpath/syntax/ast.ts';
import { tokenize } from '../../xpath/syntax/lexer.ts';
import { holdsXPath } from './expression-attributes.ts';
import { elementsOf, type SourceElement, schematronNamespace } from './xml.ts';

/** The namespaces by the prefixes that a schema declares for its expressions (`sch:ns`). */
export function prefixesOf(schema: SourceElement): ReadonlyMap<string, string> {
  const declared = elementsOf(schema, schematronNamespace).filter(({ localName }) => localName === 'ns');
  return new Map(declared.map(({ attributes }) => [attributes.prefix ?? '', attributes.uri ?? '']));
}

/**
 * A part of another schema whose expressions keep the namespaces of their prefixes. A prefix with another meaning
 * here is written out: `Q{urn:orders}order`.
 */
export function withOwnPrefixes(
  part: SourceElement,
  there: ReadonlyMap<string, string>,
  here: ReadonlyMap<string, string>,
): SourceElement {
  const others = new Map([...there].filter(([prefix, uri]) => here.get(prefix) !== uri));
  return others.size === 0 ? part : writtenOut(part, others);
}

function writtenOut(element: SourceElement, prefixes: ReadonlyMap<string, string>): SourceElement {
  const attributes = Object.entries(element.attributes).map(([name, value]) => [
    name,
    holdsXPath.has(name) ? expressionWrittenOut(value, prefixes) : value,
  ]);
  return {
    ...element,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) =>
      typeof child === 'string' ? child : writtenOut(child, prefixes),
    ),
  };
}

function expressionWrittenOut(expression: string, prefixes: ReadonlyMap<string, string>): string {
  try {
    return tokenize(expression).reduceRight((text, { kind, text: token, at }) => {
      const [prefix = '', ...local] = kind === 'name' || kind === 'wildcard' ? token.split(':') : [];
      const uri = local.length === 1 ? prefixes.get(prefix) : undefined;
      return uri === undefined
        ? text
        : `${text.slice(0, at)}Q{${uri}}${local}${text.slice(at + token.length)}`;
    }, expression);
  } catch (error) {
    // A text that is not an expression is refused later, when it is compiled, with its place.
    if (error instanceof ExpressionError) return expression;
    throw error;
  }
}
