import { conciseReport } from './concise.ts';
import { githubReport } from './github.ts';
import { gitlabReport } from './gitlab.ts';
import { htmlReport } from './html/report.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { requestPlaceInWords } from './place-in-words.ts';
import type { ReportFormat, ReportFormatName } from './rendered.ts';
import { sarifReport } from './sarif.ts';
import { svrlReport } from './svrl.ts';
import { textReport } from './text.ts';

export const reportFormats = {
  text: (reports, language, settings = {}) =>
    textReport(reports, language, {
      placeOf: (path) => requestPlaceInWords(path, language),
      ...settings,
    }),
  concise: conciseReport,
  json: jsonReport,
  html: htmlReport,
  sarif: sarifReport,
  junit: junitReport,
  svrl: svrlReport,
  github: githubReport,
  gitlab: gitlabReport,
} as const satisfies Record<ReportFormatName, ReportFormat>;
