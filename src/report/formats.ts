import { htmlReport } from './html.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import type { ReportFormat } from './rendered.ts';
import { sarifReport } from './sarif.ts';
import { svrlReport } from './svrl.ts';

/** The formats for machines and pages; the text report for a terminal stands beside them in `text.ts`. */
export const reportFormats = {
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
  svrl: svrlReport,
  html: htmlReport,
} as const satisfies Record<string, ReportFormat>;
