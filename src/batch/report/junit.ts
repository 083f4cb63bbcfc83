import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import reportTexts from '../../report/messages/report.json' with { type: 'json' };
import { type XmlElement, xmlText } from '../../report/xml.ts';
import type { ReportedDocument, ReportedFinding, RunFindings } from './collect.ts';
import texts from './messages/run.json' with { type: 'json' };
import type { Run, RunReportFormat } from './run-report.ts';

/**
 * JUnit XML: a suite for each document that is not valid, with a failed case for each error, and one passed case for
 * all valid documents together. Documents that could not be judged have errors instead.
 */
export const junitRunReport: RunReportFormat = (run, language) => {
  const casesOf = casesByDocument(run, language);
  const suites = run.documents.flatMap(({ name, outcome }, index) =>
    outcome === 'valid'
      ? []
      : [suiteOf(name, casesOf.get(index) ?? [], outcome === 'not-judged' ? 'errors' : 'failures')],
  );
  const passed = run.summary.valid === 0 ? [] : [passedSuite(run, language)];
  const all = [...suites, ...passed];
  const total = (count: Count) => all.reduce((sum, { attributes }) => sum + attributes[count], 0);
  const root: XmlElement = {
    name: 'testsuites',
    attributes: {
      name: junitName,
      tests: total('tests'),
      failures: total('failures'),
      errors: total('errors'),
    },
    children: all,
  };
  return xmlText(root, '', '');
};

/** By this name a report of a run is known among documents. */
export const junitName = 'pint-ae batch';

type Count = 'tests' | 'failures' | 'errors';

interface Suite extends XmlElement {
  readonly attributes: Readonly<Record<Count | 'skipped', number> & Record<'name', string>>;
}

function suiteOf(name: string, cases: readonly XmlElement[], counted: 'failures' | 'errors'): Suite {
  const counts = { tests: cases.length, failures: 0, errors: 0, skipped: 0, [counted]: cases.length };
  return { name: 'testsuite', attributes: { name, ...counts }, children: [...cases] };
}

function passedSuite({ summary }: Run, language: Language): Suite {
  const name = fill(texts.validDocuments, language, { count: summary.valid });
  const passed = { name: 'testcase', attributes: { name, classname: junitName } };
  return {
    name: 'testsuite',
    attributes: { name, tests: 1, failures: 0, errors: 0, skipped: 0 },
    children: [passed],
  };
}

function casesByDocument(
  { documents, findings }: RunFindings,
  language: Language,
): Map<number, XmlElement[]> {
  const cases = new Map<number, XmlElement[]>();
  for (const finding of findings.filter(({ severity }) => severity === 'error'))
    for (const hit of finding.hits) {
      const document = documents[hit.document];
      if (document === undefined || document.outcome === 'valid') continue;
      const ofDocument = cases.get(hit.document) ?? [];
      cases.set(hit.document, ofDocument);
      ofDocument.push(caseOf(finding, hit, document, language));
    }
  return cases;
}

function caseOf(
  finding: ReportedFinding,
  { path, message = finding.message, hint = finding.hint }: ReportedFinding['hits'][number],
  { name: classname, outcome }: ReportedDocument,
  language: Language,
): XmlElement {
  return {
    name: 'testcase',
    attributes: { name: `${finding.rule} ${path || fill(reportTexts.whole, language)}`, classname },
    children: [
      {
        name: outcome === 'not-judged' ? 'error' : 'failure',
        attributes: { message, type: finding.rule },
        children: [hint],
      },
    ],
  };
}
