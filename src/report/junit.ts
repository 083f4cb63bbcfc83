import type { Issue } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/report.json' with { type: 'json' };
import type { NamedResult, ReportFormat } from './rendered.ts';
import { type XmlElement, xmlText } from './xml.ts';

/**
 * JUnit XML: a suite for each document and a failed case for each finding, so that a CI system shows documents like
 * tests. A document that could not be checked has errors instead, like a test that could not run.
 */
export const junitReport: ReportFormat = (reports, language, { unlistedValid = 0, configuration } = {}) => {
  const suites = [
    ...reports.map(({ report }) => suiteOf(report, language, configuration)),
    ...(unlistedValid > 0 ? [passedSuite(unlistedValid, language)] : []),
  ];
  const total = (count: keyof Counts) => suites.reduce((sum, { attributes }) => sum + attributes[count], 0);
  const root: XmlElement = {
    name: 'testsuites',
    attributes: {
      name: 'pint-ae',
      tests: total('tests'),
      failures: total('failures'),
      errors: total('errors'),
    },
    children: suites,
  };
  return xmlText(root, '', '');
};

type Counts = Readonly<Record<'tests' | 'failures' | 'errors', number>>;

interface Suite extends XmlElement {
  readonly attributes: Counts & Readonly<Record<'name', string> & Record<'skipped', number>>;
}

function suiteOf(report: NamedResult, language: Language, configuration: object | undefined): Suite {
  const { name, outcome } = report;
  const cases = casesOf(report, language);
  const skipped = outcome === 'not-judged' && report.issues.length === 0 ? cases.length : 0;
  const counts: Counts = {
    tests: cases.length,
    failures: outcome === 'invalid' || outcome === 'malformed' ? cases.length : 0,
    errors: outcome === 'not-judged' ? cases.length - skipped : 0,
  };
  const properties = configuration === undefined ? [] : [propertiesOf({ configuration })];
  return { name: 'testsuite', attributes: { name, ...counts, skipped }, children: [...properties, ...cases] };
}

const propertiesOf = (values: Readonly<Record<string, object>>): XmlElement => ({
  name: 'properties',
  children: Object.entries(values).map(([name, value]) => ({
    name: 'property',
    attributes: { name, value: JSON.stringify(value) },
  })),
});

/** One passed case for all valid documents that are not listed. */
function passedSuite(count: number, language: Language): Suite {
  const name = fill(texts.validDocuments, language, { count });
  return {
    name: 'testsuite',
    attributes: { name, tests: 1, failures: 0, errors: 0, skipped: 0 },
    children: [{ name: 'testcase', attributes: { name, classname: 'pint-ae' } }],
  };
}

/** The findings that make a document invalid; warnings of a valid document do not fail. */
function casesOf(report: NamedResult, language: Language): XmlElement[] {
  const { name: classname, outcome } = report;
  if (outcome === 'valid')
    return [{ name: 'testcase', attributes: { name: fill(texts.isValid, language), classname } }];
  // Skipped, because the caller asked for it.
  if (outcome === 'not-judged' && report.issues.length === 0)
    return report.warnings.map((issue) => caseOf(issue, 'skipped', classname));
  const kind = outcome === 'not-judged' ? 'error' : 'failure';
  return report.issues.map((issue) => caseOf(issue, kind, classname));
}

function caseOf({ rule, path, location, message, hint }: Issue, kind: string, classname: string): XmlElement {
  return {
    name: 'testcase',
    attributes: { name: `${rule} ${path || location || 'document'}`, classname },
    children: [{ name: kind, attributes: { message, type: rule }, children: [hint] }],
  };
}
