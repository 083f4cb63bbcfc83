import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { jsonSteps } from '../core/json-path.ts';
import type { TextPlace } from '../core/place.ts';

/** Line and column of an offset. */
export function placeInText(text: string, offset: number): TextPlace {
  return placesInText(text)(offset);
}

/** Finds line and column of any number of offsets in a text, through which it looks once. */
export function placesInText(text: string): (offset: number) => TextPlace {
  const starts = [0];
  let next = text.indexOf('\n');
  return (offset) => {
    for (; next >= 0 && next < offset; next = text.indexOf('\n', next + 1)) starts.push(next + 1);
    const line = linesBegunAt(starts, offset);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

/** How many of the places at which lines begin, in their order, are not after an offset. */
function linesBegunAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds where a JSON path stands in the text of the request, or the nearest thing around it that is there. */
export function jsonLocator(text: string): (path: string) => TextPlace | undefined {
  const root = parseTree(text);
  if (root === undefined) return () => undefined;
  const placeOf = placesInText(text);
  return (path) => placeOf(nearestNode(root, jsonSteps(path)).offset);
}

function nearestNode(root: Node, steps: readonly (string | number)[]): Node {
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node !== undefined) return startOf(node);
  }
  return root;
}

/** A field begins with its name. */
function startOf(node: Node): Node {
  return node.parent?.type === 'property' ? node.parent : node;
}
