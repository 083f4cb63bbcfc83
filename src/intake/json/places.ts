import { type Node, parseTree } from 'jsonc-parser';
import { jsonSteps } from '../../core/findings/json-path.ts';
import type { TextMark, TextPlace } from '../../core/findings/place.ts';
import { oncePer } from '../../core/once-per.ts';
import { placesInText } from '../places.ts';

/** Finds the places of JSON paths in a text. */
export interface JsonPlaces {
  /** The value at a path, or the place where a missing one belongs. */
  readonly markOf: (path: string) => TextMark | undefined;
  /** Returns where the field at a path begins, or the nearest existing thing around it. */
  readonly placeOf: (path: string) => TextPlace | undefined;
}

/**
 * Finds the place of a JSON path in the text of a request: the value or, if it is missing, the place where it
 * belongs, after the last member of its object or list. The text is parsed once.
 *
 * @example
 * ```ts
 * const { markOf } = jsonPlaces('{ "seller": { "trn": null } }');
 * console.log(markOf('seller.trn')?.column); // 22
 * console.log(markOf('seller.name')?.missing); // name
 * ```
 */
export function jsonPlaces(text: string): JsonPlaces {
  const root = parseTree(text);
  if (root === undefined) return { markOf: () => undefined, placeOf: () => undefined };
  const placeAt = placesInText(text);
  return {
    markOf: (path) => {
      const { node, missing } = nearestNode(root, path);
      return missing === undefined || !isHolder(node)
        ? { ...placeAt(node.offset), length: node.length }
        : { ...placeAt(endOfContent(node)), length: 1, missing: nameOf(missing) };
    },
    placeOf: (path) => placeAt(startOf(nearestNode(root, path).node).offset),
  };
}

/** The value at a path; if there is none, the last value on the way and the step that is missing. */
function nearestNode(root: Node, path: string): { readonly node: Node; readonly missing?: string | number } {
  let node = root;
  for (const step of jsonSteps(path)) {
    const next = memberOf(node, step);
    if (next === undefined) return { node, missing: step };
    node = next;
  }
  return { node };
}

function nameOf(step: string | number): string {
  return typeof step === 'number' ? `[${step}]` : step;
}

function isHolder({ type }: Node): boolean {
  return type === 'object' || type === 'array';
}

/** Returns where another entry would be written. */
function endOfContent({ offset, children = [] }: Node): number {
  const last = children.at(-1);
  return last === undefined ? offset + 1 : last.offset + last.length;
}

function memberOf(node: Node, step: string | number): Node | undefined {
  if (node.type === 'object') return membersOf(node).get(String(step));
  return node.type === 'array' && typeof step === 'number' ? node.children?.[step] : undefined;
}

/**
 * The values of an object, collected once; of several members with one name the last counts, as in
 * `JSON.parse`.
 */
const membersOf = oncePer(
  ({ children = [] }: Node): ReadonlyMap<string, Node> =>
    new Map(
      children.flatMap(({ children: [name, value] = [] }): [string, Node][] =>
        name === undefined || value === undefined ? [] : [[String(name.value), value]],
      ),
    ),
);

/** A field begins with its name. */
function startOf(node: Node): Node {
  return node.parent?.type === 'property' ? node.parent : node;
}
