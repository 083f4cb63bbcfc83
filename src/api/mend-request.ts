import type { Issue } from '../core/findings/finding.ts';
import { editsOfSeveral, withEdits } from '../intake/fix-text.ts';
import type { ValidateOptions } from './options.ts';
import { validateDocument } from './validate-document.ts';

/** The text of a request with all fixes applied, and the findings that were fixed. */
export interface MendedRequest {
  readonly text: string;
  readonly mended: readonly Issue[];
}

/** A fix may reveal another mistake; this limits the repetition. */
const mostRounds = 10;

/** Applies every fix to the text of a request; UBL and unreadable input are returned unchanged. */
export function mendRequest(source: string, options: ValidateOptions = {}): MendedRequest {
  const mended: Issue[] = [];
  let text = source;
  for (let round = 0; round < mostRounds; round += 1) {
    const { issues, warnings } = validateDocument(text, options).result;
    const fixable = [...issues, ...warnings].flatMap((finding) =>
      finding.fix === undefined ? [] : { finding, fix: finding.fix },
    );
    const edits = editsOfSeveral(
      text,
      fixable.map(({ fix }) => fix),
    );
    const applied = fixable.filter((_, index) => (edits[index] ?? []).length > 0);
    if (applied.length === 0) break;
    mended.push(...applied.map(({ finding }) => finding));
    text = withEdits(text, edits.flat());
  }
  return { text, mended };
}
