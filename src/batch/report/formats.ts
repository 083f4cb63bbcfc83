import { conciseReport } from '../../report/concise.ts';
import { gitlabReport } from '../../report/gitlab.ts';
import { jsonReport } from '../../report/json.ts';
import { junitReport } from '../../report/junit.ts';
import type { NamedResult, ReportFormat, SourcedReport } from '../../report/rendered.ts';
import { sarifReport } from '../../report/sarif.ts';
import { csvRunReport, xlsxRunReport } from './columns.ts';
import { customersRunReport } from './customers.ts';
import { fixesRunReport } from './fixes.ts';
import { htmlRunReport } from './html.ts';
import type { RunReportEnding, RunReportFormat } from './run-report.ts';

/** The report of a run in each format, by the extension of its file. */
export const runReportFormats: Readonly<Record<RunReportEnding, RunReportFormat>> = {
  '.html': htmlRunReport,
  '.csv': csvRunReport,
  '.xlsx': xlsxRunReport,
  '.customers.xlsx': customersRunReport,
  '.junit.xml': ofResults(junitReport, ({ valid }) => !valid),
  '.sarif': ofResults(sarifReport),
  '.gitlab.json': ofResults(gitlabReport),
  '.fixes.json': fixesRunReport,
  '.json': ofResults(jsonReport),
  '.txt': ofResults(conciseReport),
};

/** A format of the command `validate` for the documents of a run that have findings. */
function ofResults(
  format: ReportFormat,
  isListed: (result: NamedResult) => boolean = () => true,
): RunReportFormat {
  return ({ results, summary, configuration, configurationLine }, language) => {
    const listed = results.filter(isListed);
    const unlistedValid = summary.valid - listed.filter(({ valid }) => valid).length;
    return format(listed.map(sourced), language, { unlistedValid, configuration, configurationLine });
  };
}

/** The text of a document is not kept, so its line comes from its name. */
function sourced(report: NamedResult): SourcedReport {
  const [, file, line] = /^(.+):(\d+)$/.exec(report.name) ?? [];
  return {
    report,
    source: {
      lines: [],
      placeOf: ({ place }) => place ?? (file === undefined ? undefined : { line: 1, column: 1 }),
      markOf: () => undefined,
    },
    ...(file !== undefined && { lineOf: { file, line: Number(line) } }),
  };
}
