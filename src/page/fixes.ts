import { editsOfFixes, type TextEdit } from '../intake/fix-text.ts';
import type { ShownFinding } from './questions.ts';

/** What the fixes of findings change in a text; of two that touch each other, only the first, since the other may be another then. */
export function fixesOf(text: string, findings: readonly ShownFinding[]): TextEdit[] {
  const editsOf = editsOfFixes(text);
  const all: TextEdit[] = [];
  for (const { fix } of findings) {
    const edits = fix === undefined ? [] : editsOf(fix);
    if (!edits.some((edit) => all.some((other) => meet(edit, other)))) all.push(...edits);
  }
  return all;
}

function meet(one: TextEdit, other: TextEdit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
}
