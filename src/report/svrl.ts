import { isNameOfPlace } from 'schematron-compiler/engine';
import type { Issue } from '../core/findings/finding.ts';
import { withConsequences } from '../core/specification/cause.ts';
import { nameOf } from '../judge/rule-sets.ts';
import {
  findingsOf,
  type NamedResult,
  type ReportFormat,
  ruleSetsOf,
  type SourcedReport,
} from './rendered.ts';
import { type XmlElement, xmlText } from './xml.ts';

/** Schematron Validation Report Language (ISO/IEC 19757-3, annex D): one active pattern for each document. */
export const svrlReport: ReportFormat = (reports, _, { configurationLine } = {}) =>
  xmlText(
    {
      name: 'schematron-output',
      attributes: ruleSetAttributes(reports),
      children: [
        ...(configurationLine === undefined ? [] : [svrlText(configurationLine)]),
        ...reports.flatMap(({ report }) => documentParts(report)),
      ],
    },
    'http://purl.oclc.org/dsdl/svrl',
    'svrl',
  );

/** The rule set of the check; if there were several, each document's pattern names its own. */
function ruleSetAttributes(reports: readonly SourcedReport[]): Readonly<Record<string, string>> {
  const ruleSets = reports.flatMap(({ report }) => ruleSetsOf(report));
  const [first] = ruleSets;
  const isOne = ruleSets.every(({ hash }) => hash === first?.hash);
  return first !== undefined && isOne ? { title: first.id, schemaVersion: first.version } : {};
}

function documentParts(report: NamedResult): XmlElement[] {
  const { name } = report;
  const names = ruleSetsOf(report).map(nameOf);
  const judgedBy = names.length === 0 ? {} : { name: names.join(', ') };
  return [
    { name: 'active-pattern', attributes: { ...judgedBy, documents: name } },
    { name: 'fired-rule', attributes: { context: '/' } },
    ...withConsequences(findingsOf(report)).map(failedAssert),
  ];
}

/** The test itself is only in the rule set, which the id leads to. */
function failedAssert({ rule, severity, location, path, message, hint }: Issue): XmlElement {
  const advice = [path, hint].filter((part) => part !== '').join(': ');
  return {
    name: 'failed-assert',
    attributes: {
      ...(isNameOfPlace(rule) ? {} : { id: rule }),
      flag: severity === 'error' ? 'fatal' : severity,
      location: location ?? '/',
      test: rule,
    },
    children: [
      ...(advice === ''
        ? []
        : [
            {
              name: 'diagnostic-reference',
              attributes: { diagnostic: 'hint' },
              children: [svrlText(advice)],
            },
          ]),
      svrlText(message),
    ],
  };
}

const svrlText = (words: string): XmlElement => ({ name: 'text', children: [words] });
