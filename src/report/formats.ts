import type { ReportFormatName } from './format-names.ts';
import { htmlReport } from './html/report.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import type { ReportFormat } from './rendered.ts';
import { sarifReport } from './sarif.ts';
import { svrlReport } from './svrl.ts';
import { textReport } from './text.ts';

/** Every format that a report can have, by the name that the command line has for it. */
export const reportFormats = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
  svrl: svrlReport,
  html: htmlReport,
} as const satisfies Record<ReportFormatName, ReportFormat>;
