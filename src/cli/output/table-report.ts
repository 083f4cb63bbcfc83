import { createRunFindings } from '../../batch/report/collect.ts';
import { csvRunReport, xlsxRunReport } from '../../batch/report/columns.ts';
import type { Language } from '../../core/messages/language.ts';
import type { SourcedReport } from '../../report/rendered.ts';

/** The findings of documents as a table, as a batch writes it. */
export function tableReport(
  reports: readonly SourcedReport[],
  format: 'csv' | 'xlsx',
  language: Language,
): string | Uint8Array {
  const findings = createRunFindings();
  for (const { report, number, heading: { seller, buyer } = {} } of reports)
    findings.add({ ...report, document: report.name, invoiceNumber: number, seller, buyer });
  return (format === 'csv' ? csvRunReport : xlsxRunReport)(findings.all(), language);
}
