import { childElements, prefixesInLocations, type UblElement } from './element.ts';

/** A step of the path to an element. */
export interface LocationStep {
  readonly name: string;
  /** Undefined if the path names no namespace, or uses an undeclared prefix. */
  readonly namespace: string | undefined;
  /** The position among siblings with the same name, from 1. */
  readonly position: number;
}

/** Namespaces by the prefixes of locations. */
const knownPrefixes: ReadonlyMap<string, string> = new Map(
  prefixesInLocations.map(([namespace, prefix]) => [prefix.slice(0, -1), namespace]),
);

/** The namespace of a root that locations name without a prefix: in UBL, it ends with the root's name. */
function namespaceOfRoot(name: string): string | undefined {
  return prefixesInLocations.find(
    ([namespace, prefix]) => prefix === '' && namespace.endsWith(`:${name}-2`),
  )?.[0];
}

/**
 * Returns a location of this library as XPath 2.0 that still identifies the element without the prefixes; undefined
 * if the element has a name that is too long.
 *
 * @example
 * ```ts
 * console.log(locationWithoutPrefixes('/Invoice')); // /*:Invoice[namespace-uri()='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2']
 * ```
 */
export function locationWithoutPrefixes(location: string): string | undefined {
  if (location.includes('…')) return undefined;
  const texts = stepTexts(location);
  return texts.map((text, at) => (text.startsWith('@') ? `/${text}` : qualified(text, at === 0))).join('');
}

function qualified(text: string, isRoot: boolean): string {
  const { name, namespace = isRoot ? namespaceOfRoot(text) : undefined } = stepOf(text);
  const [position = ''] = /\[\d+\]$/.exec(text) ?? [];
  const ofNamespace = namespace === undefined ? '' : `[namespace-uri()='${namespace.replaceAll("'", "''")}']`;
  return `/*:${name}${ofNamespace}${position}`;
}

/** Returns the element, or the nearest one above, at a path in any notation; undefined for another document. */
export function elementOfLocation(root: UblElement, location: string): UblElement | undefined {
  const steps = stepsOf(location);
  // A path may begin at the envelope.
  const start = steps.findIndex((step) => isNamed(root, step));
  if (start < 0) return undefined;
  let element = root;
  for (const step of steps.slice(start + 1)) {
    const next = childElements(element).filter((child) => isNamed(child, step))[step.position - 1];
    if (next === undefined) return element;
    element = next;
  }
  return element;
}

/** The elements that a path names, from the root. */
export function stepsOf(location: string): LocationStep[] {
  return stepTexts(location)
    .filter((text) => !/^(?:@|(?:text|node)\(\))/.test(text))
    .map(stepOf);
}

function isNamed({ localName, namespace }: UblElement, step: LocationStep): boolean {
  return localName === step.name && (step.namespace === undefined || step.namespace === namespace);
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', "'": "'", '"': '"' };

/** The steps of a path; slashes in braces, brackets and quotes do not separate them. */
function stepTexts(location: string): string[] {
  const steps: string[] = [];
  const within: string[] = [];
  let start = 0;
  for (let at = 0; at <= location.length; at += 1) {
    const character = location[at] ?? '/';
    const end = within.at(-1);
    if (character === end) within.pop();
    else if (end === '}' || end === "'" || end === '"') continue;
    else if (closing[character] !== undefined) within.push(closing[character]);
    else if (character === '/' && (within.length === 0 || at === location.length)) {
      if (at > start) steps.push(location.slice(start, at));
      start = at + 1;
    }
  }
  return steps;
}

function stepOf(text: string): LocationStep {
  const position = Number(/\[(?:position\(\)\s*=\s*)?(\d+)\]/.exec(text)?.[1] ?? 1);
  const [, ofPredicate] = /namespace-uri\(\.?\)\s*=\s*['"]([^'"]*)['"]/.exec(text) ?? [];
  const [, inPredicate] = /(?:local-)?name\(\.?\)\s*=\s*['"]([^'"]*)['"]/.exec(text) ?? [];
  const [written = ''] = /^(?:Q\{[^}]*\})?[^[]*/.exec(text) ?? [];
  const [, braced, rest = written] = /^Q\{([^}]*)\}(.*)$/.exec(written) ?? [];
  const named = (rest === '*' ? (inPredicate ?? '') : rest).trim();
  const [prefix, name] = named.includes(':') ? named.split(':') : [undefined, named];
  const ofPrefix = prefix === undefined ? undefined : knownPrefixes.get(prefix);
  return { name: name ?? '', namespace: braced ?? ofPredicate ?? ofPrefix, position };
}

/** A location for people: its names without namespaces, with their positions. */
export function shortPlace(location: string): string {
  const steps = stepTexts(location).map((text) => {
    if (text.startsWith('@')) return text;
    const [, position] = /\[(\d+)\]$/.exec(text) ?? [];
    return position === undefined ? stepOf(text).name : `${stepOf(text).name}[${position}]`;
  });
  return `/${steps.join('/')}`;
}
