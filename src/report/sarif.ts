import { catalogue } from '../../rules/ae/messages/index.ts';
import type { Issue } from '../core/finding.ts';
import { version } from '../core/version.ts';
import { findingsOf, type ReportFormat, type SourcedReport } from './rendered.ts';

/** SARIF 2.1.0, for code hosts and CI systems that show findings at their lines. */
export const sarifReport: ReportFormat = (reports, language) => {
  const rules = [...new Set(reports.flatMap(({ report }) => findingsOf(report).map(({ rule }) => rule)))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'pint-ae',
            semanticVersion: version,
            rules: rules.map((id) => descriptor(id, catalogue.get(id)?.[language])),
          },
        },
        results: reports.flatMap((sourced) =>
          findingsOf(sourced.report).map((issue) => resultOf(issue, sourced, rules.indexOf(issue.rule))),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function descriptor(
  id: string,
  text: { readonly title: string; readonly message: string; readonly hint: string } | undefined,
) {
  if (text === undefined) return { id };
  return {
    id,
    shortDescription: { text: text.title },
    fullDescription: { text: text.message },
    help: { text: text.hint },
  };
}

function resultOf(issue: Issue, { report, source }: SourcedReport, ruleIndex: number) {
  const place = source.placeOf(issue);
  const logicalName = issue.path || issue.location;
  return {
    ruleId: issue.rule,
    ruleIndex,
    level: issue.severity,
    message: { text: [issue.message, issue.hint].filter((part) => part !== '').join(' ') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(report.name) },
          ...(place ? { region: { startLine: place.line, startColumn: place.column } } : {}),
        },
        ...(logicalName ? { logicalLocations: [{ fullyQualifiedName: logicalName }] } : {}),
      },
    ],
  };
}

/** A file name as a relative URI; halves of surrogate pairs, which a URI can not carry, become replacement characters. */
function uriOf(name: string): string {
  return encodeURI(name.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
}
