import { because } from '../../xpath/reason.ts';
import { holdsXPath } from './expression-attributes.ts';
import { schematronChildren } from './include.ts';
import { childElements, required, SchematronError, type SourceElement } from './xml.ts';

/** An instance of an abstract pattern, and how its parameters change other elements. */
export interface Instance {
  readonly pattern: SourceElement;
  /** Undefined for a pattern without parameters. */
  readonly within: ((element: SourceElement) => SourceElement) | undefined;
}

/**
 * An instance of an abstract pattern: the values of its parameters replace `$name` in the text, as ISO Schematron
 * prescribes.
 */
export function instantiated(
  pattern: SourceElement,
  abstract: ReadonlyMap<string, SourceElement>,
  variables: ReadonlySet<string>,
): Instance {
  const name = pattern.attributes['is-a'];
  if (name === undefined) return { pattern, within: undefined };
  const base = abstract.get(name);
  if (base === undefined)
    throw new SchematronError(
      because('there is no abstract pattern {name}; declare it, or include the file that does', { name }),
      pattern,
    );
  // The first parameter with a name counts; defaults come last.
  const params = new Map([...paramsOf(pattern), ...defaultsOf(base)].reverse());
  const longestFirst = Array.from(params, ([name, value]) => ({ name, value })).toSorted(
    (one, other) => other.name.length - one.name.length,
  );
  const within = (element: SourceElement) => substitute(element, longestFirst, variables);
  const { documents } = within(base).attributes;
  return {
    pattern: {
      ...within(base),
      attributes: {
        ...(documents === undefined ? {} : { documents }),
        ...pattern.attributes,
      },
    },
    within: params.size === 0 ? undefined : within,
  };
}

const paramsOf = (pattern: SourceElement) =>
  schematronChildren(pattern, 'param').map((param): [string, string] => [
    required(param, 'name'),
    required(param, 'value'),
  ]);

/** Parameters of an abstract pattern with a default value (ISO/IEC 19757-3:2020). */
const defaultsOf = (base: SourceElement) =>
  schematronChildren(base, 'param').flatMap((param): [string, string][] =>
    param.attributes.value === undefined ? [] : [[required(param, 'name'), param.attributes.value]],
  );

/** The names of all variables of a schema; a parameter's name may be the start of a variable's. */
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
          : // Elsewhere, such as in an id, `$name` is replaced regardless of the next character.
            result.split(`$${param.name}`).join(param.value),
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

/**
 * Replaces `$name` as a whole name: `$names` is another variable. A minus or a point may be an operator, so it
 * belongs to the name only if a variable has that longer name.
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
