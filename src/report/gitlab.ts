import { escapedJson } from './escaped.ts';
import { fileOf, findingsOf, lineInFile, type ReportFormat } from './rendered.ts';

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
