import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import reportTexts from '../../report/messages/report.json' with { type: 'json' };
import { requestPlaceInWords } from '../../report/place-in-words.ts';
import type { ReportedFinding, RunFindings } from './collect.ts';
import texts from './messages/run.json' with { type: 'json' };

/**
 * Returns the findings of a run as rows with a header. Documents that are not valid come first; each group is in the
 * order of the run. The errors of a document come before its other findings.
 */
export function tableOf({ documents, findings }: RunFindings, language: Language): string[][] {
  const rowsOf = documents.map((): string[][] => []);
  for (const finding of findings)
    for (const { document, path, message = finding.message, hint = finding.hint } of finding.hits)
      rowsOf[document]?.push([
        fill(severityText(finding), language),
        finding.rule,
        requestPlaceInWords(path, language),
        path,
        message,
        hint,
        finding.terms.join(' '),
      ]);
  const all = documents.map(({ name, number = '', seller = '', outcome }, index) => ({
    isValid: outcome === 'valid',
    rows: (rowsOf[index] ?? []).map((row) => [
      name,
      number,
      seller,
      fill(reportTexts.outcomes[outcome], language),
      ...row,
    ]),
  }));
  const failures = all.filter(({ isValid }) => !isValid);
  const others = all.filter(({ isValid }) => isValid);
  const head = Object.values(texts.columns).map((column) => fill(column, language));
  return [head, ...[...failures, ...others].flatMap(({ rows }) => rows)];
}

/** The word for a severity. */
export function severityText({ severity }: Pick<ReportedFinding, 'severity'>) {
  return reportTexts[severity];
}
