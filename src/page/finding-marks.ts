import type { Fix } from '../core/findings/fix.ts';
import type { ShownFinding } from '../ui/answering/questions.ts';
import type { Texts } from '../ui/texts.ts';
import type { Marked } from './editor/marks.ts';

/** Returns a finding in the form marked in the text, with the remedies that its mark offers. */
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
