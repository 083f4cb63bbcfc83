import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { jsonSteps } from '../core/json-path.ts';
import type { TextPlace } from '../core/place.ts';

/** Line and column of an offset. */
export function placeInText(text: string, offset: number): TextPlace {
  return placesInText(text)(offset);
}

/** Where a line begins. */
interface LineStart {
  readonly line: number;
  readonly start: number;
}

/** Characters between two marks. */
const stride = 0x10000;

/** Finds line and column of any number of offsets in a text; what is before an offset is looked through once. */
export function placesInText(text: string): (offset: number) => TextPlace {
  const marks: LineStart[] = [{ line: 1, start: 0 }];
  return (offset) => {
    const nearest = Math.floor(offset / stride);
    for (let at = marks.length; at <= nearest; at += 1)
      marks.push(lineAt(text, marks[at - 1] as LineStart, (at - 1) * stride, at * stride));
    const { line, start } = lineAt(text, marks[nearest] as LineStart, nearest * stride, offset);
    return { line, column: offset - start + 1 };
  };
}

/** The line of an offset, from that of one before it. */
function lineAt(text: string, { line, start }: LineStart, from: number, offset: number): LineStart {
  let at = { line, start };
  for (let index = from; index < offset; index += 1)
    if (text.charCodeAt(index) === lineFeed) at = { line: at.line + 1, start: index + 1 };
  return at;
}

const lineFeed = 10;

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
