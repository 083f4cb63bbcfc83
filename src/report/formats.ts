import { fill } from '../core/messages/message.ts';
import { withVisibleControls } from '../core/text/text.ts';
import { escapedJson, escapedText } from './escaped.ts';
import { htmlReport } from './html/report.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import texts from './messages/report.json' with { type: 'json' };
import { requestPlaceInWords } from './place-in-words.ts';
import { fileOf, findingsOf, lineInFile, type ReportFormat, type ReportFormatName } from './rendered.ts';
import { sarifReport } from './sarif.ts';
import { svrlReport } from './svrl.ts';
import { textReport } from './text.ts';

/** The `codequality` report of GitLab CI, which shows findings in a merge request. */
export const gitlabReport: ReportFormat = (reports) => {
  const findings = reports.flatMap((sourced) =>
    findingsOf(sourced.report).map((issue) => {
      const place = sourced.source.placeOf(issue);
      const path = fileOf(sourced);
      return {
        description: [issue.message, issue.hint].filter((part) => part !== '').join(' '),
        check_name: issue.rule,
        // The same finding in the next run, even if its line has moved.
        fingerprint: [sourced.report.name, issue.rule, issue.path || issue.location].join('|'),
        severity: severities[issue.severity],
        location: { path, lines: { begin: place === undefined ? 1 : lineInFile(place, sourced) } },
      };
    }),
  );
  return `${escapedJson(findings)}\n`;
};

const severities = { error: 'major', warning: 'minor', information: 'info' } as const;

/** The commands that let a GitHub Actions workflow mark findings at their lines in a pull request. */
const githubReport: ReportFormat = (reports, _, { configurationLine } = {}) =>
  (configurationLine === undefined ? '' : `::notice::${data(configurationLine)}\n`) +
  reports
    .flatMap((sourced) =>
      findingsOf(sourced.report).map((issue) => {
        const place = sourced.source.placeOf(issue);
        const where = issue.path || issue.location;
        const properties = {
          file: fileOf(sourced),
          ...(place === undefined ? {} : { line: lineInFile(place, sourced), col: place.column }),
          title: where ? `${issue.rule} ${where}` : issue.rule,
        };
        // In a property, a comma or colon would begin the next one.
        const listed = Object.entries(properties).map(
          ([name, value]) => `${name}=${data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
        );
        const text = [issue.message, issue.hint].filter((part) => part !== '').join('\n');
        return `::${commands[issue.severity]} ${listed.join(',')}::${data(text)}\n`;
      }),
    )
    .join('');

const commands = { error: 'error', warning: 'warning', information: 'notice' } as const;

/** Characters that would end a command, or begin another. */
function data(text: string): string {
  return escapedText(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/**
 * One line for each finding, `FILE:LINE:COLUMN: SEVERITY RULE PATH: message`, as compilers write them: editors and
 * `grep` find the place. A document without findings has no line.
 */
export const conciseReport: ReportFormat = (reports, language, { extent = 'all' } = {}) =>
  reports
    .flatMap((sourced) =>
      findingsOf(sourced.report)
        .filter(({ severity }) => extent === 'all' || severity === 'error')
        .map((issue) => {
          const place = sourced.source.placeOf(issue);
          const at = place === undefined ? '' : `:${lineInFile(place, sourced)}:${place.column}`;
          const where = issue.path || issue.location;
          const what = `${fill(texts[issue.severity], language)} ${issue.rule}${where ? ` ${where}` : ''}`;
          return `${withVisibleControls(`${fileOf(sourced)}${at}: ${what}: ${issue.message}`)}\n`;
        }),
    )
    .join('');

export const reportFormats = {
  text: (reports, language, settings = {}) =>
    textReport(reports, language, { placeOf: (path) => requestPlaceInWords(path, language), ...settings }),
  concise: conciseReport,
  json: jsonReport,
  html: htmlReport,
  sarif: sarifReport,
  junit: junitReport,
  svrl: svrlReport,
  github: githubReport,
  gitlab: gitlabReport,
} as const satisfies Record<ReportFormatName, ReportFormat>;
