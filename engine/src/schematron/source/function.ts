import { because } from '../../xpath/reason.ts';
import { ExpressionError } from '../../xpath/syntax/ast.ts';
import type { SchematronFunction, SchematronKey, SourcePlace, XsltInstruction, XsltSort } from '../schema.ts';
import { templateParts } from './value-template.ts';
import { elementsOf, required, SchematronError, type SourceElement, xsltNamespace } from './xml.ts';

/** The `xsl:function`s of a schema: its children, or the children of a stylesheet that it includes. */
export function functionsOf(schema: SourceElement): SchematronFunction[] {
  return declarationsIn(schema)
    .filter(({ localName }) => localName === 'function')
    .map(functionOf);
}

/** Declarations of XSLT in a schema or stylesheet: its children, and those of an included stylesheet. */
export function declarationsIn(parent: SourceElement): SourceElement[] {
  return elementsOf(parent, xsltNamespace).flatMap((element) =>
    ['stylesheet', 'transform'].includes(element.localName) ? declarationsIn(element) : [element],
  );
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
    source: sourcePlace(element),
  };
}

/** Instructions that may begin with sort keys. */
const sorting = ['for-each', 'for-each-group', 'perform-sort'];

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
    const isSort = child.localName === 'sort' && sorting.includes(element.localName);
    const isAside = ['param', 'fallback'].includes(child.localName) || isSort || isMessage(child);
    return isAside ? [] : [instructionOf(child)];
  });
}

/** Tells whether an instruction is a message to the operator, which does not affect a function's value. */
function isMessage({ localName, attributes }: SourceElement): boolean {
  return localName === 'message' && ['no', undefined].includes(attributes.terminate);
}

function literalText(text: string, parent: SourceElement): XsltInstruction {
  return { kind: 'text', text, source: sourcePlace(parent) };
}

function instructionOf(element: SourceElement): XsltInstruction {
  const source = sourcePlace(element);
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
      return {
        kind: 'for-each',
        select: required(element, 'select'),
        ...sortsOf(element),
        body: bodyOf(element),
        source,
      };
    case 'perform-sort':
      return {
        kind: 'for-each',
        select: required(element, 'select'),
        ...sortsOf(element),
        body: [{ kind: 'sequence', select: '.', source }],
        source,
      };
    case 'for-each-group':
      return groupsOf(element);
    case 'analyze-string':
      return analysisOf(element);
    case 'text':
      return { kind: 'text', text: textWithBlanks(element), source };
    case 'choose':
      return chooseOf(element);
    default:
      throw new SchematronError(
        because(
          'xsl:{name} is not supported in a function; give its value with xsl:sequence, in xsl:if, xsl:choose or xsl:for-each',
          { name: element.localName },
        ),
        element,
      );
  }
}

/** The sort keys of an instruction; the options of a comparison must be literals. */
function sortsOf(element: SourceElement): { readonly sorts?: readonly XsltSort[] } {
  const sorts = elementsOf(element, xsltNamespace)
    .filter(({ localName }) => localName === 'sort')
    .map(sortOf);
  return sorts.length === 0 ? {} : { sorts };
}

function sortOf(sort: SourceElement): XsltSort {
  const { select = '.', order, 'data-type': dataType, ...others } = sort.attributes;
  const other = Object.keys(others).find((name) => ['lang', 'collation', 'case-order'].includes(name));
  if (other !== undefined)
    throw new SchematronError(
      because(
        '{attribute} of xsl:sort is not supported; leave it out: texts are sorted by their characters',
        {
          attribute: other,
        },
      ),
      sort,
    );
  return {
    select,
    ...(order === undefined ? {} : { order: oneOf(sort, 'order', ['ascending', 'descending'] as const) }),
    ...(dataType === undefined ? {} : { 'data-type': oneOf(sort, 'data-type', ['text', 'number'] as const) }),
  };
}

function oneOf<const Word extends string>(
  element: SourceElement,
  name: string,
  words: readonly Word[],
): Word {
  const given = element.attributes[name];
  const word = words.find((each) => each === given);
  if (word !== undefined) return word;
  throw new SchematronError(
    because('{attribute} is {value}; write one of {words}', {
      attribute: name,
      value: given ?? '',
      words: words.join(', '),
    }),
    element,
  );
}

function groupsOf(element: SourceElement): XsltInstruction {
  const { 'group-by': by, 'group-adjacent': adjacent } = element.attributes;
  if ((by === undefined) === (adjacent === undefined))
    throw new SchematronError(
      because('xsl:for-each-group takes either group-by or group-adjacent; others are not supported'),
      element,
    );
  return {
    kind: 'for-each-group',
    select: required(element, 'select'),
    ...optional({ 'group-by': by, 'group-adjacent': adjacent }),
    ...sortsOf(element),
    body: bodyOf(element),
    source: sourcePlace(element),
  };
}

function analysisOf(element: SourceElement): XsltInstruction {
  const within = (name: string) => {
    const part = elementsOf(element, xsltNamespace).find(({ localName }) => localName === name);
    return part === undefined ? [] : bodyOf(part);
  };
  return {
    kind: 'analyze-string',
    select: required(element, 'select'),
    regex: withoutTemplates(element, 'regex'),
    ...optional({ flags: element.attributes.flags }),
    matching: within('matching-substring'),
    otherwise: within('non-matching-substring'),
    source: sourcePlace(element),
  };
}

/** A pattern in an XSLT attribute: its braces are doubled, because single braces hold an expression. */
function withoutTemplates(element: SourceElement, name: string): string {
  const parts = located(element, () => templateParts(required(element, name))) ?? [required(element, name)];
  const [only = '', ...others] = parts;
  if (typeof only === 'string' && others.length === 0) return only;
  throw new SchematronError(
    because('{attribute} with an expression in braces is not supported; double the braces of a pattern', {
      attribute: name,
    }),
    element,
  );
}

/** Adds the place to the error of a wrong template. */
function located<Result>(element: SourceElement, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof ExpressionError ? new SchematronError(error.reason, element) : error;
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
    source: sourcePlace(element),
  };
}

/** The text of an xsl:text, including its blanks. */
function textWithBlanks({ children }: SourceElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** Keeps only the members that have a value. */
function optional<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** The declared type of a function, parameter or variable. */
export function typeOf({ attributes }: SourceElement): { readonly as?: string } {
  return attributes.as === undefined ? {} : { as: attributes.as };
}

export function sourcePlace({ file, line }: SourceElement): SourcePlace {
  return { file, line };
}

/** The `xsl:key`s among the children of a schema or stylesheet. */
export function keysOf(parent: SourceElement): { readonly keys?: readonly SchematronKey[] } {
  const keys = declarationsIn(parent)
    .filter(({ localName }) => localName === 'key')
    .map((key) => ({
      name: required(key, 'name'),
      match: required(key, 'match'),
      ...valuesOfKey(key),
      source: sourcePlace(key),
    }));
  return keys.length === 0 ? {} : { keys };
}

/** The values of a key, from its expression or its content. */
function valuesOfKey(key: SourceElement): Pick<SchematronKey, 'use' | 'content'> {
  const { use } = key.attributes;
  if (use !== undefined) return { use };
  const content = bodyOf(key);
  return content.length === 0 ? { use: required(key, 'use') } : { content };
}
