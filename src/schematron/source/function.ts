import { because } from '../../xpath/reason.ts';
import type { SchematronFunction, SchematronKey, SourcePlace, XsltInstruction } from '../schema.ts';
import { elementsOf, required, SchematronError, type SourceElement, xsltNamespace } from './xml.ts';

/** The `xsl:function`s of a schema: its children, or those of a stylesheet that it includes. */
export function functionsOf(schema: SourceElement): SchematronFunction[] {
  return elementsOf(schema, xsltNamespace).flatMap((element) => {
    if (element.localName === 'function') return [functionOf(element)];
    return ['stylesheet', 'transform'].includes(element.localName) ? functionsOf(element) : [];
  });
}

function functionOf(element: SourceElement): SchematronFunction {
  const children = elementsOf(element, xsltNamespace);
  const params = children.filter(({ localName }) => localName === 'param');
  return {
    name: required(element, 'name'),
    params: params.map((param) => ({ name: required(param, 'name'), ...typeOf(param) })),
    ...typeOf(element),
    // From XSLT 3.0: a hint that only affects speed.
    ...(element.attributes.cache === 'yes' ? { cache: true as const } : {}),
    body: bodyOf(element),
    source: placeOf(element),
  };
}

export function bodyOf(element: SourceElement): XsltInstruction[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return child.trim() === '' ? [] : [literalText(child, element)];
    if (child.namespace !== xsltNamespace) {
      throw new SchematronError(
        because(
          'the element {name} is not supported in a function, only what gives values: xsl:sequence, xsl:value-of, xsl:choose and the like',
          { name: child.localName },
        ),
        child,
      );
    }
    return child.localName === 'param' || isMessage(child) ? [] : [instructionOf(child)];
  });
}

/** Whether an instruction is a message to the operator; it has no effect on the value of a function. */
function isMessage({ localName, attributes }: SourceElement): boolean {
  return localName === 'message' && ['no', undefined].includes(attributes.terminate);
}

function literalText(text: string, parent: SourceElement): XsltInstruction {
  return { kind: 'text', text, source: placeOf(parent) };
}

function instructionOf(element: SourceElement): XsltInstruction {
  const source = placeOf(element);
  const { select } = element.attributes;
  switch (element.localName) {
    case 'variable':
      return {
        kind: 'variable',
        name: required(element, 'name'),
        ...optional({ select }),
        ...typeOf(element),
        body: bodyOf(element),
        source,
      };
    case 'sequence':
    case 'copy-of':
      return { kind: 'sequence', select: required(element, 'select'), source };
    case 'value-of':
      return {
        kind: 'value-of',
        ...optional({ select, separator: element.attributes.separator }),
        body: bodyOf(element),
        source,
      };
    case 'if':
      return { kind: 'if', test: required(element, 'test'), body: bodyOf(element), source };
    case 'for-each':
      return { kind: 'for-each', select: required(element, 'select'), body: bodyOf(element), source };
    case 'text':
      return { kind: 'text', text: contentOf(element), source };
    case 'choose':
      return chooseOf(element);
    default:
      throw new SchematronError(
        because(
          'xsl:{name} is not supported in a function; give its value by xsl:sequence, in xsl:if, xsl:choose or xsl:for-each',
          { name: element.localName },
        ),
        element,
      );
  }
}

function chooseOf(element: SourceElement): XsltInstruction {
  const children = elementsOf(element, xsltNamespace);
  const otherwise = children.find(({ localName }) => localName === 'otherwise');
  return {
    kind: 'choose',
    branches: children
      .filter(({ localName }) => localName === 'when')
      .map((when) => ({ test: required(when, 'test'), body: bodyOf(when) })),
    otherwise: otherwise ? bodyOf(otherwise) : [],
    source: placeOf(element),
  };
}

/** The text of an xsl:text, with its blanks. */
function contentOf({ children }: SourceElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** Only the members that have a value. */
function optional<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** The declared type of a function, parameter or variable. */
export function typeOf({ attributes }: SourceElement): { readonly as?: string } {
  return attributes.as === undefined ? {} : { as: attributes.as };
}

export function placeOf({ file, line }: SourceElement): SourcePlace {
  return { file, line };
}

/** The `xsl:key`s among the children of a schema or stylesheet. */
export function keysOf(parent: SourceElement): { readonly keys?: readonly SchematronKey[] } {
  const keys = elementsOf(parent, xsltNamespace)
    .filter(({ localName }) => localName === 'key')
    .map((key) => ({
      name: required(key, 'name'),
      match: required(key, 'match'),
      ...valuesOfKey(key),
      source: placeOf(key),
    }));
  return keys.length === 0 ? {} : { keys };
}

/** The values of a key: of an expression, or its content. */
function valuesOfKey(key: SourceElement): Pick<SchematronKey, 'use' | 'content'> {
  const { use } = key.attributes;
  if (use !== undefined) return { use };
  const content = bodyOf(key);
  return content.length === 0 ? { use: required(key, 'use') } : { content };
}
