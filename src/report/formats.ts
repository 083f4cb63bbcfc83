import type { ReportFormatName } from './format-names.ts';
import { htmlReport } from './html/report.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import type { ReportFormat } from './rendered.ts';
import { sarifReport } from './sarif.ts';
import { svrlReport } from './svrl.ts';
import { textReport } from './text.ts';

/** Every report format, by its name on the command line. */
export const reportFormats = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
  svrl: svrlReport,
  html: htmlReport,
} as const satisfies Record<ReportFormatName, ReportFormat>;
