import type { Finding, Values } from '../../core/findings/finding.ts';
import { malformedDocument } from '../../judge/document-result.ts';
import type { ValidateOptions } from '../../judge/validate.ts';
import { firstLineOf } from '../../report/rendered.ts';
import type { AssessedInput } from './assess-input.ts';

/** A report whose words count lines in the file that the document is a line of, as its quoted lines do. */
export function inLinesOfFile(assessed: AssessedInput, options: ValidateOptions): AssessedInput {
  const { judged, report } = assessed;
  const before = firstLineOf(assessed) - 1;
  const { findings } = judged.found;
  // What was read has findings at its fields, whose words count no lines.
  if (before === 0 || judged.request !== undefined || !findings.some(countsLines)) return assessed;
  const counted = findings.map((finding) => linesLater(finding, before));
  return { ...assessed, report: { ...report, ...malformedDocument(counted, options) } };
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
