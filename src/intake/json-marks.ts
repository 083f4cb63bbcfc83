import { type Node, parseTree } from 'jsonc-parser';
import { jsonSteps } from '../core/json-path.ts';
import type { TextMark } from '../core/place.ts';
import { placesInText } from './places.ts';

/**
 * Finds what a JSON path means in the text of a request: the value there, or the place at which what is missing belongs,
 * which is after the last thing in the object or list that should hold it. The text is looked through once.
 *
 * @example
 * ```ts
 * const markOf = jsonMarks('{ "seller": { "trn": null } }');
 * console.log(markOf('seller.trn')?.column); // 22
 * console.log(markOf('seller.name')?.missing); // name
 * ```
 */
export function jsonMarks(text: string): (path: string) => TextMark | undefined {
  const root = parseTree(text);
  if (root === undefined) return () => undefined;
  const placeOf = placesInText(text);
  const memberOf = memberLookUp();
  return (path) => {
    let node = root;
    for (const step of jsonSteps(path)) {
      const next = memberOf(node, step);
      if (next === undefined && isHolder(node))
        return { ...placeOf(endOfContent(node)), length: 1, missing: nameOf(step) };
      if (next === undefined) break;
      node = next;
    }
    return { ...placeOf(node.offset), length: node.length };
  };
}

function nameOf(step: string | number): string {
  return typeof step === 'number' ? `[${step}]` : step;
}

function isHolder({ type }: Node): boolean {
  return type === 'object' || type === 'array';
}

/** Where another entry would be written. */
function endOfContent({ offset, children = [] }: Node): number {
  const last = children.at(-1);
  return last === undefined ? offset + 1 : last.offset + last.length;
}

/** Looks values up in objects and lists; the names of an object are gone through once, however often it is asked. */
function memberLookUp(): (node: Node, step: string | number) => Node | undefined {
  const known = new Map<Node, ReadonlyMap<string, Node>>();
  const membersOf = (object: Node) => {
    const found = known.get(object) ?? members(object);
    known.set(object, found);
    return found;
  };
  return (node, step) => {
    if (node.type === 'object') return membersOf(node).get(String(step));
    return node.type === 'array' && typeof step === 'number' ? node.children?.[step] : undefined;
  };
}

/** As in `JSON.parse`, the last of several values of one name counts. */
function members({ children = [] }: Node): ReadonlyMap<string, Node> {
  return new Map(
    children.flatMap(({ children: [name, value] = [] }): [string, Node][] =>
      name === undefined || value === undefined ? [] : [[String(name.value), value]],
    ),
  );
}
