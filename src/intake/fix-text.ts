import { type FormattingOptions, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { type Fix, type PatchOperation, pointerSteps } from '../core/findings/fix.ts';

/** A change in a text: the characters from an offset are replaced by others. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/**
 * Returns the edits with which each fix changes the text of a request, which is parsed once; the rest of the text
 * stays as written. Empty if the text does not have the place of the fix.
 */
export function editsOfFixes(text: string): (fix: Fix) => TextEdit[] {
  let root: Node | undefined;
  return (fix) => {
    root ??= parseTree(text);
    if (root === undefined) return [];
    const top = root;
    return fix.flatMap((operation) => editsOf(operation, top, text));
  };
}

/**
 * Returns the edits of several fixes that apply together, in the order of the fixes. A fix that touches the
 * change of another has no edits, because it may no longer be right. Fixes that give several fields the same
 * name have no edits either, because only one of the fields can be meant.
 */
export function editsOfSeveral(text: string, fixes: readonly Fix[]): (readonly TextEdit[])[] {
  const editsOf = editsOfFixes(text);
  const taken: TextEdit[] = [];
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const name of fixes.flatMap(namesGivenBy)) (once.has(name) ? twice : once).add(name);
  return fixes.map((fix) => {
    if (namesGivenBy(fix).some((name) => twice.has(name))) return [];
    const edits = editsOf(fix);
    if (edits.some((edit) => taken.some((other) => meet(edit, other)))) return [];
    taken.push(...edits);
    return edits;
  });
}

const namesGivenBy = (fix: Fix): string[] => fix.flatMap(({ op, path }) => (op === 'move' ? [path] : []));

function meet(one: TextEdit, other: TextEdit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
}

/** The text after edits that do not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((one, other) => one.offset - other.offset);
  const parts: string[] = [];
  let end = 0;
  for (const { offset, length, content } of inOrder) {
    parts.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return [...parts, text.slice(end)].join('');
}

function editsOf(operation: PatchOperation, root: Node, text: string): TextEdit[] {
  const path = stepsIn(root, operation.path);
  const node = findNodeAtLocation(root, path);
  switch (operation.op) {
    case 'add':
    case 'replace':
      if (node !== undefined) return [replaced(node, JSON.stringify(operation.value))];
      return modify(text, path, operation.value, { formattingOptions: formattingOf(text) });
    case 'remove':
      if (node === undefined) return [];
      return modify(text, path, undefined, { formattingOptions: formattingOf(text) });
    case 'move': {
      const moved = findNodeAtLocation(root, stepsIn(root, operation.from));
      if (moved === undefined) return [];
      return operation.path === '' ? unwrapped(moved, text) : renamed(moved, path);
    }
  }
}

function replaced({ offset, length }: Node, content: string): TextEdit {
  return { offset, length, content };
}

function unwrapped({ offset, length }: Node, text: string): TextEdit[] {
  const end = offset + length;
  return [
    { offset: 0, length: offset, content: '' },
    { offset: end, length: text.trimEnd().length - end, content: '' },
  ];
}

/** Moving a field within its object only changes its name. */
function renamed(moved: Node, path: readonly (string | number)[]): TextEdit[] {
  const name = moved.parent?.children?.[0];
  return name === undefined ? [] : [replaced(name, JSON.stringify(String(path.at(-1))))];
}

function stepsIn(root: Node, pointer: string): (string | number)[] {
  const steps: (string | number)[] = [];
  let around: Node | undefined = root;
  for (const step of pointerSteps(pointer)) {
    steps.push(around?.type === 'array' ? Number(step) : step);
    around = around && findNodeAtLocation(around, steps.slice(-1));
  }
  return steps;
}

function formattingOf(text: string): FormattingOptions | undefined {
  const indentation = /\n([ \t]+)"/.exec(text)?.[1];
  if (indentation === undefined) return undefined;
  return {
    insertSpaces: !indentation.startsWith('\t'),
    tabSize: indentation.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
