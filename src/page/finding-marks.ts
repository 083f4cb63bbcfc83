import type { Fix } from '../core/findings/fix.ts';
import type { ShownFinding } from './answering/questions.ts';
import type { Marked } from './editor/marks.ts';
import type { Texts } from './texts.ts';

/** A finding as it is marked in the text, with the remedies that its mark offers. */
export function markOf(
  { at, severity, message, hint, fix, suggestions = [] }: ShownFinding,
  texts: Texts,
  apply: (patch: Fix) => void,
): readonly Marked[] {
  if (at === undefined) return [];
  const remedies = [...(fix === undefined ? [] : [{ title: texts.fix, patch: fix }]), ...suggestions];
  const actions = remedies.map(({ title, patch }) => ({ name: title, apply: () => apply(patch) }));
  return [{ at, severity, message: `${message}\n${hint}`.trim(), actions }];
}
