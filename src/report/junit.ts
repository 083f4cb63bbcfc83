import type { Issue } from '../issue.ts';
import { findingsOf, type ReportFormat, type SourcedReport } from './rendered.ts';
import { type XmlElement, xmlText } from './xml.ts';

/** JUnit XML: a suite a document, a failed case a finding, so that a CI system shows documents as it shows tests. */
export const junitReport: ReportFormat = (reports) => {
  const suites = reports.map(suiteOf);
  const total = (count: (sourced: SourcedReport) => number) =>
    reports.reduce((sum, sourced) => sum + count(sourced), 0);
  const root: XmlElement = {
    name: 'testsuites',
    attributes: {
      name: 'pint-ae',
      tests: total(caseCount),
      failures: total((sourced) => errorsOf(sourced).length),
    },
    children: suites,
  };
  return xmlText(root, '', '');
};

function suiteOf(sourced: SourcedReport): XmlElement {
  const { name } = sourced.report;
  const errors = errorsOf(sourced);
  const cases =
    errors.length === 0
      ? [{ name: 'testcase', attributes: { name: 'is valid', classname: name } }]
      : errors.map((issue) => caseOf(issue, name));
  return {
    name: 'testsuite',
    attributes: { name, tests: caseCount(sourced), failures: errors.length, errors: 0, skipped: 0 },
    children: cases,
  };
}

function caseOf({ rule, path, location, message, hint }: Issue, classname: string): XmlElement {
  return {
    name: 'testcase',
    attributes: { name: `${rule} ${path || location || 'document'}`, classname },
    children: [{ name: 'failure', attributes: { message, type: rule }, children: [hint] }],
  };
}

function errorsOf({ report }: SourcedReport): Issue[] {
  return findingsOf(report).filter(({ severity }) => severity === 'error');
}

function caseCount(sourced: SourcedReport): number {
  return Math.max(1, errorsOf(sourced).length);
}
