import type { Issue } from '../core/finding.ts';
import { findingsOf, type ReportFormat, type SourcedReport } from './rendered.ts';
import { type XmlElement, xmlText } from './xml.ts';

/** Schematron Validation Report Language (ISO/IEC 19757-3, annex D): an active pattern a document. */
export const svrlReport: ReportFormat = (reports) =>
  xmlText(
    {
      name: 'schematron-output',
      attributes: { title: 'PINT-AE', schemaVersion: '1.0.4' },
      children: reports.flatMap(documentParts),
    },
    'http://purl.oclc.org/dsdl/svrl',
    'svrl',
  );

function documentParts({ report }: SourcedReport): XmlElement[] {
  return [
    { name: 'active-pattern', attributes: { document: report.name } },
    { name: 'fired-rule', attributes: { context: '/' } },
    ...findingsOf(report).map(failedAssert),
  ];
}

/** The test itself stays in the rule set; the id says which one it is. */
function failedAssert({ rule, severity, location, path, message, hint }: Issue): XmlElement {
  const advice = [path, hint].filter((part) => part !== '').join(': ');
  return {
    name: 'failed-assert',
    attributes: {
      id: rule,
      flag: severity === 'error' ? 'fatal' : 'warning',
      location: location ?? '/',
      test: rule,
    },
    children: [
      ...(advice === ''
        ? []
        : [{ name: 'diagnostic-reference', attributes: { diagnostic: 'hint' }, children: [advice] }]),
      { name: 'text', children: [message] },
    ],
  };
}
