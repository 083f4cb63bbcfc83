import { escapedText } from './escaped.ts';
import { fileOf, findingsOf, lineInFile, type ReportFormat } from './rendered.ts';

/** The commands that let a GitHub Actions workflow mark findings at their lines in a pull request. */
export const githubReport: ReportFormat = (reports, _, { configurationLine } = {}) =>
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
