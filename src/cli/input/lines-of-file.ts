import { malformedDocument } from '../../api/result.ts';
import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import type { Finding, Values } from '../../core/findings/finding.ts';
import { firstLineOf } from '../../report/rendered.ts';
import type { ValidatedInput } from './validate-input.ts';

/** A report whose line numbers count in the file that has the document as a line, like its quoted lines. */
export function inLinesOfFile(validatedAs: ValidatedInput, options: ValidateRequestOptions): ValidatedInput {
  const { validated, report } = validatedAs;
  const before = firstLineOf(validatedAs) - 1;
  const { findings } = validated.found;
  // Findings on a readable line are at its fields, and do not count lines.
  if (before === 0 || validated.request !== undefined || !findings.some(countsLines)) return validatedAs;
  const counted = findings.map((finding) => linesLater(finding, before));
  return { ...validatedAs, report: { ...report, ...malformedDocument(counted, options) } };
}

const countsLines = ({ values }: Finding) => typeof values?.line === 'number';

function linesLater(finding: Finding, before: number): Finding {
  const values = Object.entries(finding.values ?? {}).map(([name, value]) =>
    (name === 'line' || name === 'firstLine') && typeof value === 'number'
      ? [name, value + before]
      : [name, value],
  );
  return { ...finding, values: Object.fromEntries(values) as Values };
}
