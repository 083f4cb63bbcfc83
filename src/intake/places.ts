import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { TextPlace } from '../core/place.ts';

/** Line and column of an offset. */
export function placeInText(text: string, offset: number): TextPlace {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** Finds where a JSON path stands in the text of the request, or the nearest thing around it that is there. */
export function jsonLocator(text: string): (path: string) => TextPlace | undefined {
  const root = parseTree(text);
  if (root === undefined) return () => undefined;
  return (path) => placeInText(text, nearestNode(root, stepsOf(path)).offset);
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

function stepsOf(path: string): (string | number)[] {
  return Array.from(path.matchAll(/\[(\d+)\]|([^.[\]]+)/g), ([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
}
