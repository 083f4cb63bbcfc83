import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { fixOf, type JsonValue } from '../../core/findings/fix.ts';
import { jsonSteps } from '../../core/findings/json-path.ts';
import { editsOfFixes, type TextEdit, withEdits } from '../../intake/fix-text.ts';

/** The text of a document request, read field by field. */
export interface RequestText {
  readonly text: string;
  readonly root: Node;
}

/** Reads a text; undefined if it is not a JSON object, which a form cannot show. */
export function readRequestText(text: string): RequestText | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const root = parseTree(text);
  return root?.type === 'object' ? { text, root } : undefined;
}

/** The value at a path, a number with its digits as written; undefined for a missing value and null. */
export function valueIn({ text, root }: RequestText, path: string): string | boolean | undefined {
  const node = findNodeAtLocation(root, jsonSteps(path));
  if (node === undefined || node.type === 'null') return undefined;
  if (node.type === 'string' || node.type === 'boolean') return node.value;
  return node.type === 'number' ? text.slice(node.offset, node.offset + node.length) : undefined;
}

/** Tells whether an object or a list stands at a path. */
export function isGroupIn({ root }: RequestText, path: string): boolean {
  const node = findNodeAtLocation(root, jsonSteps(path));
  return node?.type === 'object' || node?.type === 'array';
}

/** Returns the number of entries that the list at a path has. */
export function countIn({ root }: RequestText, path: string): number {
  const node = findNodeAtLocation(root, jsonSteps(path));
  return node?.type === 'array' ? (node.children?.length ?? 0) : 0;
}

/** A change of a document: the new value at a path, or its removal. */
export interface Change {
  readonly path: string;
  readonly value: JsonValue | undefined;
}

/** The text after changes, made in order; all other text stays as written. */
export function changedText(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, change) => withEdits(before, editsOfChange(before, change)), text);
}

function editsOfChange(text: string, change: Change): readonly TextEdit[] {
  const steps = jsonSteps(change.path);
  return typeof steps.at(-1) === 'number' ? editsOfEntry(text, change, steps) : editsOfField(text, change);
}

function editsOfField(text: string, { path, value }: Change): readonly TextEdit[] {
  const remedy = value === undefined ? ({ leaveOut: true } as const) : { value };
  const fix = fixOf(remedy, path, JSON.parse(text));
  return fix === undefined ? [] : editsOfFixes(text)(fix);
}

/** The edits that replace, add or remove an entry of a list; a list that is missing is added with its first one. */
function editsOfEntry(
  text: string,
  { path, value }: Change,
  steps: readonly (string | number)[],
): readonly TextEdit[] {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, steps.slice(0, -1));
  const index = Number(steps.at(-1));
  const entries = list?.children ?? [];
  if (value === undefined) {
    const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
    if (entry === undefined) return [];
    const end = entry.offset + entry.length;
    const from = after === undefined && before !== undefined ? before.offset + before.length : entry.offset;
    return [{ offset: from, length: (after?.offset ?? end) - from, content: '' }];
  }
  if (list?.type !== 'array') {
    const pathOfList = path.slice(0, path.lastIndexOf('['));
    return editsOfField(text, { path: pathOfList, value: [value] });
  }
  return editsOfFixes(text)([{ op: 'add', path: `/${steps.join('/')}`, value }]);
}

/** The smallest edit that turns one text into another. */
export function editBetween(before: string, after: string): readonly TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    { offset: start, length: before.length - start - end, content: after.slice(start, after.length - end) },
  ];
}
