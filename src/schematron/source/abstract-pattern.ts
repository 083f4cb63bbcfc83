import { because } from '../../xpath/reason.ts';
import { schematronChildren } from './include.ts';
import { childElements, required, SchematronError, type SourceElement } from './xml.ts';

/**
 * An instance of an abstract pattern: its parameters, `$name` in the text, are replaced as ISO Schematron
 * prescribes.
 */
export function instantiated(
  pattern: SourceElement,
  abstract: ReadonlyMap<string, SourceElement>,
  variables: ReadonlySet<string>,
): SourceElement {
  const name = pattern.attributes['is-a'];
  if (name === undefined) return pattern;
  const base = abstract.get(name);
  if (base === undefined)
    throw new SchematronError(
      because('there is no abstract pattern {name}; declare it, or include the file that does', { name }),
      pattern,
    );
  const params = schematronChildren(pattern, 'param').map((param) => ({
    name: required(param, 'name'),
    value: required(param, 'value'),
  }));
  const longestFirst = params.toSorted((one, other) => other.name.length - one.name.length);
  const { documents } = base.attributes;
  return {
    ...substitute(base, longestFirst, variables),
    attributes: { ...(documents === undefined ? {} : { documents }), ...pattern.attributes },
  };
}

/** The names of all variables of a schema, which a parameter may be the start of. */
export function variablesIn(element: SourceElement): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (each: SourceElement): void => {
    if (['let', 'variable', 'param'].includes(each.localName)) names.add(each.attributes.name ?? '');
    for (const child of childElements(each)) collect(child);
  };
  collect(element);
  return names;
}

interface Param {
  readonly name: string;
  readonly value: string;
}

function substitute(
  element: SourceElement,
  params: readonly Param[],
  variables: ReadonlySet<string>,
): SourceElement {
  const inText = (attribute: string, text: string) =>
    params.reduce(
      (result, param) =>
        holdsXPath.has(attribute)
          ? inXPath(result, param, variables)
          : result.split(`$${param.name}`).join(param.value),
      text,
    );
  return {
    ...element,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [name, inText(name, value)]),
    ),
    children: element.children.map((child) =>
      typeof child === 'string' ? child : substitute(child, params, variables),
    ),
  };
}

/** In other attributes, such as id, a parameter is replaced whatever follows it. */
const holdsXPath = new Set(['context', 'test', 'value', 'select', 'path', 'subject']);

/**
 * Replaces `$name` as a whole name: what goes on, as in `$names`, is another variable. A minus or a point may be
 * an operator of what is put in, so it is a part of the name only if a variable is called so.
 */
function inXPath(text: string, { name, value }: Param, variables: ReadonlySet<string>): string {
  const [start = '', ...pieces] = text.split(`$${name}`);
  const replaced = pieces.map((piece) => {
    const [rest = ''] = /^[\p{L}\p{M}\p{N}_.\-·]*/u.exec(piece) ?? [];
    const isOther = rest !== '' && (!/^[-.]/.test(rest) || variables.has(`${name}${rest}`));
    return `${isOther ? `$${name}` : value}${piece}`;
  });
  return [start, ...replaced].join('');
}
