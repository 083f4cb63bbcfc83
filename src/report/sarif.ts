import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { fill } from '../core/message.ts';
import { version } from '../core/version.ts';
import { defaultSpecification } from '../judge/default-specification.ts';
import { findingsOf, type ReportFormat, type SourcedReport } from './rendered.ts';

/** SARIF 2.1.0, for code hosts and CI systems that show findings at their lines. */
export const sarifReport: ReportFormat = (reports, language) => {
  const rules = [
    ...new Set(reports.flatMap(({ report }) => findingsOf(report, language).map(({ rule }) => rule))),
  ];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'pint-ae',
            semanticVersion: version,
            rules: rules.map((id) => descriptor(id, language)),
          },
        },
        results: reports.flatMap((sourced) =>
          findingsOf(sourced.report, language).map((issue) =>
            resultOf(issue, sourced, rules.indexOf(issue.rule)),
          ),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function descriptor(id: string, language: Language) {
  const entry = messages.entries.get(id);
  if (entry === undefined) return { id };
  return {
    id,
    shortDescription: { text: fill(entry.title, language, {}, messages) },
    fullDescription: { text: fill(entry.message, language, {}, messages) },
    help: { text: fill(entry.hint, language, {}, messages) },
  };
}

function resultOf(issue: Issue, { report, source }: SourcedReport, ruleIndex: number) {
  const place = source.placeOf(issue);
  const logicalName = issue.path || issue.location;
  return {
    ruleId: issue.rule,
    ruleIndex,
    level: levels[issue.severity],
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

const { messages } = defaultSpecification;

const levels = { error: 'error', warning: 'warning', information: 'note' } as const;

/** A file name as a relative URI; halves of surrogate pairs, which a URI can not carry, become replacement characters. */
function uriOf(name: string): string {
  return encodeURI(name.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
}
