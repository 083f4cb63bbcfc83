import { setDiagnostics } from '@codemirror/lint';
import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { TextMark } from '../../core/findings/place.ts';

/** A finding and its place in the text. */
export interface Marked {
  readonly at: TextMark;
  readonly severity: 'error' | 'warning' | 'information';
  readonly message: string;
  /** Remedies by name. */
  readonly actions: readonly { readonly name: string; readonly apply: () => void }[];
}

/** Underlines the findings, and marks their lines in the gutter. */
export function showingFindings(state: EditorState, findings: readonly Marked[]): TransactionSpec {
  return setDiagnostics(
    state,
    findings.map((finding) => {
      const { from, to } = rangeOf(finding.at, state);
      return {
        // For a missing member, the character before its place is underlined.
        from: from === to ? Math.max(state.doc.lineAt(from).from, from - 1) : from,
        to,
        severity: finding.severity === 'information' ? 'info' : finding.severity,
        message: finding.message,
        actions: finding.actions,
      };
    }),
  );
}

/** Selects a place and scrolls it into view. */
export function goingTo(mark: TextMark, state: EditorState): TransactionSpec {
  const { from, to } = rangeOf(mark, state);
  return {
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(EditorSelection.range(from, to), { y: 'center', xMargin: 80 }),
  };
}

/** The range of a mark within its line, or at the end of the text if its place no longer exists. */
function rangeOf(
  { line, column, length, missing }: TextMark,
  { doc }: EditorState,
): { from: number; to: number } {
  if (line > doc.lines) return { from: doc.length, to: doc.length };
  const { from: start, to: end } = doc.line(line);
  const from = Math.min(start + column - 1, end);
  return { from, to: missing === undefined ? Math.min(from + length, end) : from };
}
