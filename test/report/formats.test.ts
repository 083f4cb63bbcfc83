import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { reportFormats } from '../../src/report/formats.ts';
import type { QuotedSource, SourcedReport } from '../../src/report/rendered.ts';
import { example } from '../requests.ts';

const source: QuotedSource = {
  lines: [],
  placeOf: ({ path }) => (path === '' ? undefined : { line: 7, column: 3 }),
  markOf: () => undefined,
};

function reportOn(name: string): SourcedReport {
  return { report: { name: `out/${name} 1.json`, form: 'request', ...validate(example(name)) }, source };
}

const valid = reportOn('standard-invoice');
const invalid = reportOn('broken/exempt-without-reason');
const reports = [valid, invalid, reportOn('broken/malformed')];
const xml = (text: string) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => /testsuite$|testcase|failed-assert/.test(name),
  }).parse(text);

test('JUnit fails an invalid document whose rule set calls its findings warnings', () => {
  const issues = invalid.report.issues.map((issue) => ({ ...issue, severity: 'warning' as const }));
  const report = { ...invalid, report: { ...invalid.report, issues } };
  const { testsuites } = xml(reportFormats.junit([report], 'en'));
  expect(testsuites).toMatchObject({ tests: '1', failures: '1', errors: '0' });
});

/** An issue of a document, for reports that show it. */
const issueWith = (values: Partial<Issue>): Issue => ({
  ...{ rule: 'own-1', message: 'It is so.', hint: 'Change it.', severity: 'error', path: '', terms: [] },
  ...values,
});
const reportWith = (values: object): SourcedReport => ({
  source,
  report: { name: 'a.json', form: 'request', ...validate(example('standard-invoice')), ...values },
});

test('JUnit names the field of a finding, without one the element, without both the document, and what to do', () => {
  const issues = [
    issueWith({ path: 'lines[0].id', location: '/Invoice/cac:InvoiceLine[1]' }),
    issueWith({ location: '/Invoice' }),
    issueWith({}),
  ];
  const { testsuites } = xml(reportFormats.junit([reportWith({ outcome: 'invalid', issues })], 'en'));
  const cases: { name: string; failure: object }[] = testsuites.testsuite[0].testcase;
  expect(cases.map(({ name }) => name)).toEqual(['own-1 lines[0].id', 'own-1 /Invoice', 'own-1 document']);
  expect(cases[0]?.failure).toEqual({ '#text': 'Change it.', message: 'It is so.', type: 'own-1' });
});

describe('SVRL', () => {
  const headOf = (...all: readonly SourcedReport[]) => {
    const output = xml(reportFormats.svrl(all, 'en'))['svrl:schematron-output'];
    const patterns = [output['svrl:active-pattern']].flat();
    return { title: output.title, version: output.schemaVersion, patterns };
  };
  const [one, other] = ['1', '2'].map((hash) => ({ id: `set-${hash}`, version: `${hash}.0`, hash }));

  test('names the rule set if one judged all documents, and at each document those that judged it', () => {
    const none = { title: undefined, version: undefined };
    const [first, second] = ['set-1 1.0', 'set-2 2.0'].map((name) => ({ name, documents: 'a.json' }));
    const [byOne, byOther] = [reportWith({ ruleSet: one }), reportWith({ ruleSet: other })];
    expect(headOf(byOne, byOne)).toEqual({ title: 'set-1', version: '1.0', patterns: [first, first] });
    expect(headOf(byOne, byOther)).toEqual({ ...none, patterns: [first, second] });
    const both = headOf(reportWith({ ruleSet: one, ruleSets: [one, other] }));
    expect(both).toEqual({ ...none, patterns: [{ ...first, name: 'set-1 1.0, set-2 2.0' }] });
    const byNone = headOf(reportWith({ ruleSet: null }));
    expect(byNone).toEqual({ ...none, patterns: [{ documents: 'a.json' }] });
  });
});

describe('the HTML report', () => {
  test('loads nothing from outside and runs nothing, whatever it lists', () => {
    expect(reportFormats.html(reports, 'en')).not.toMatch(/(src|href)="(?!#)|@import|url\(|<script/);
  });

  test('shows hostile text as text', () => {
    const named = { ...valid, report: { ...valid.report, name: '<script>alert(1)</script>' } };
    expect(reportFormats.html([named], 'en')).toContain('&lt;script&gt;alert(1)&lt;/<wbr>script&gt;');
  });
});

test('a report stays well-formed whatever characters a document has that XML cannot carry', () => {
  const named = { ...valid, report: { ...valid.report, name: 'bell \u0007.json' } };
  expect(XMLValidator.validate(reportFormats.junit([named], 'en'))).toBe(true);
});

test('control characters of a document are shown in a text report, and do not control the terminal', () => {
  const clearing = '\u001b[2J';
  const name = `a${clearing}.json`;
  const request = { ...example('standard-invoice'), [`x${clearing}\u009b\r\u202e`]: 1 };
  const lines = [`{ "x": "${clearing}" }`];
  const hostile: SourcedReport = {
    report: { name, form: 'request', ...validate(request) },
    source: {
      lines,
      placeOf: () => ({ line: 1, column: 1 }),
      markOf: () => ({ line: 1, column: 8, length: 6 }),
    },
  };
  const text = reportFormats.text([hostile], 'en');
  expect(text).toContain('a\\u001b[2J.json');
  expect(text).toContain('{ "x": "\\u001b[2J" }');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

test('no text of a document begins a command of a workflow', () => {
  const hostile = { message: '50 %\r\n::stop-commands::x', hint: '' };
  const issues = invalid.report.issues.map((issue) => ({ ...issue, ...hostile }));
  const report = { ...invalid.report, name: 'a,b:c\n.json', issues };
  expect(reportFormats.github([{ ...invalid, report }], 'en')).toBe(
    '::error file=a%2Cb%3Ac%0A.json,line=7,col=3,title=ibr-167-ae lines[2].exemptionReasonCode::50 %25%0D%0A::stop-commands::x\n',
  );
});
