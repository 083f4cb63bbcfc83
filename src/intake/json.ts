import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Finding, malformedField } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly finding: Finding };

/** Parses JSON text; where it is none, says so with line and column. */
export function parseJson(text: string): ParsedJson {
  const withoutMark = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return { ok: true, value: JSON.parse(withoutMark) };
  } catch {
    return { ok: false, finding: firstSyntaxError(withoutMark) };
  }
}

function firstSyntaxError(text: string): Finding {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  const place = placeInText(text, first?.offset ?? 0);
  const error = first === undefined ? 'invalid symbol' : readable(printParseErrorCode(first.error));
  return { ...malformedField('notJson', '', { error, line: place.line, column: place.column }), place };
}

/** `PropertyNameExpected` as words. */
function readable(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** Line and column of an offset. */
export function placeInText(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
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
