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

const reports = [
  reportOn('standard-invoice'),
  reportOn('broken/exempt-without-reason'),
  reportOn('broken/malformed'),
];
const xml = (text: string) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => /testsuite$|testcase|failed-assert/.test(name),
  }).parse(text);

test('SARIF names the rule, the file, the line and the field of each finding', () => {
  const { version, runs } = JSON.parse(reportFormats.sarif(reports, 'en'));
  expect(version).toBe('2.1.0');
  expect(runs).toHaveLength(1);
  const [{ tool, results }] = runs;
  expect(results).toHaveLength(5);
  expect(results[0]).toMatchObject({
    ruleId: 'ibr-167-ae',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'out/broken/exempt-without-reason%201.json' },
          region: { startLine: 7, startColumn: 3 },
        },
        logicalLocations: [{ fullyQualifiedName: 'lines[2].exemptionReasonCode' }],
      },
    ],
  });
  const [issue] = reports[1]?.report.issues ?? [];
  expect(results[0].message.text).toBe(`${issue?.message} ${issue?.hint}`);
  for (const result of results) expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
});

test('JUnit has a suite a document, with a failed case a finding', () => {
  const text = reportFormats.junit(reports, 'en');
  expect(XMLValidator.validate(text)).toBe(true);
  const { testsuites } = xml(text);
  expect(testsuites).toMatchObject({ tests: '6', failures: '5' });
  expect(
    testsuites.testsuite.map(({ tests, failures }: Record<string, string>) => [tests, failures]),
  ).toEqual([
    ['1', '0'],
    ['1', '1'],
    ['4', '4'],
  ]);
  expect(testsuites.testsuite[1].testcase[0].failure.type).toBe('ibr-167-ae');
});

test('JUnit shows a document that could not be checked as an error, never as a passed test', () => {
  const [valid] = reports;
  if (valid === undefined) throw new Error('no report');
  const issue: Issue = {
    rule: 'pint-ae-not-judged',
    message: 'The official rules could not be run.',
    hint: '',
    severity: 'error',
    path: '',
    terms: [],
  };
  const report = { ...valid.report, valid: false, outcome: 'not-judged', issues: [issue] } as const;
  const { testsuites } = xml(reportFormats.junit([{ ...valid, report }], 'en'));
  expect(testsuites).toMatchObject({ tests: '1', failures: '0', errors: '1' });
  expect(testsuites.testsuite[0]).toMatchObject({ tests: '1', failures: '0', errors: '1' });
  expect(testsuites.testsuite[0].testcase[0].error.type).toBe('pint-ae-not-judged');
});

test('JUnit fails an invalid document whose rule set calls its findings warnings', () => {
  const invalid = reports[1];
  if (invalid === undefined) throw new Error('no report');
  const issues = invalid.report.issues.map((issue) => ({ ...issue, severity: 'warning' as const }));
  const { testsuites } = xml(
    reportFormats.junit([{ ...invalid, report: { ...invalid.report, issues } }], 'en'),
  );
  expect(testsuites).toMatchObject({ tests: '1', failures: '1', errors: '0' });
});

/** An issue of a document, for reports that show it. */
const issueWith = (values: Partial<Issue>): Issue => ({
  rule: 'own-1',
  message: 'It is so.',
  hint: 'Change it.',
  severity: 'error',
  path: '',
  terms: [],
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
    expect(headOf(reportWith({ ruleSet: one }), reportWith({ ruleSet: one }))).toEqual({
      title: 'set-1',
      version: '1.0',
      patterns: [
        { name: 'set-1 1.0', documents: 'a.json' },
        { name: 'set-1 1.0', documents: 'a.json' },
      ],
    });
    expect(headOf(reportWith({ ruleSet: one }), reportWith({ ruleSet: other }))).toMatchObject({
      title: undefined,
      version: undefined,
      patterns: [{ name: 'set-1 1.0' }, { name: 'set-2 2.0' }],
    });
    expect(headOf(reportWith({ ruleSet: one, ruleSets: [one, other] }))).toMatchObject({
      title: undefined,
      patterns: [{ name: 'set-1 1.0, set-2 2.0' }],
    });
  });

  test('names none for a document that none judged', () => {
    expect(headOf(reportWith({ ruleSet: null }))).toEqual({
      title: undefined,
      version: undefined,
      patterns: [{ documents: 'a.json' }],
    });
  });

  test('places a finding without an element at the root, and gives advice only where there is some', () => {
    const issues = [
      issueWith({ path: 'x', hint: '' }),
      issueWith({ hint: '' }),
      issueWith({ location: '/Invoice', severity: 'warning' }),
    ];
    const output = xml(reportFormats.svrl([reportWith({ outcome: 'invalid', issues })], 'en'));
    const asserts: Record<string, unknown>[] = output['svrl:schematron-output']['svrl:failed-assert'];
    expect(asserts.map(({ location }) => location)).toEqual(['/', '/', '/Invoice']);
    expect(asserts.map(({ flag }) => flag)).toEqual(['fatal', 'fatal', 'warning']);
    expect(asserts.map((each) => each['svrl:diagnostic-reference'])).toEqual([
      { diagnostic: 'hint', 'svrl:text': 'x' },
      undefined,
      { diagnostic: 'hint', 'svrl:text': 'Change it.' },
    ]);
  });
});

test('the HTML report shows the line and the terms of a finding, and other places only where there are some', () => {
  const issues = [issueWith({ path: 'lines[0].id', terms: ['IBT-1', 'IBT-2'] }), issueWith({ hint: '' })];
  const page = reportFormats.html([reportWith({ outcome: 'invalid', issues })], 'en');
  const articles = page
    .split('<article')
    .slice(1)
    .map((part) => part.split('</article>')[0] ?? '');
  expect(articles).toHaveLength(2);
  expect(articles[0]).toContain('IBT-1, IBT-2');
  expect(articles[0]).toContain('line 7');
  expect(articles[1]).not.toMatch(/line \d|class="soft"|class="hint"|undefined|false|true/);
  for (const article of articles) expect(article).not.toContain('more');
});

test('SVRL lists the failed assertions of each document', () => {
  const text = reportFormats.svrl(reports, 'en');
  expect(XMLValidator.validate(text)).toBe(true);
  const output = xml(text)['svrl:schematron-output'];
  expect(output['xmlns:svrl']).toBe('http://purl.oclc.org/dsdl/svrl');
  expect(
    output['svrl:failed-assert'].map(({ id, location }: Record<string, string>) => [id, location])[0],
  ).toEqual(['ibr-167-ae', '/Invoice/cac:InvoiceLine[3]']);
  const [issue] = reports[1]?.report.issues ?? [];
  expect(output['svrl:failed-assert'][0]).toMatchObject({
    flag: 'fatal',
    test: 'ibr-167-ae',
    'svrl:diagnostic-reference': { 'svrl:text': `${issue?.path}: ${issue?.hint}` },
    'svrl:text': issue?.message,
  });
});

describe('the HTML report', () => {
  test('is one page without anything from outside, and lists each finding', () => {
    const page = reportFormats.html(reports, 'en');
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).not.toMatch(/(src|href)="(?!#)|@import|url\(|<script/);
    expect(page).toContain('lines[2].<wbr>exemptionReasonCode');
    expect(page).toContain('11,125.80');
  });

  test('is right to left in Arabic', () => {
    expect(reportFormats.html(reports, 'ar')).toContain('<html lang="ar" dir="rtl">');
  });

  test('shows hostile text as text', () => {
    const [valid] = reports;
    if (valid === undefined) throw new Error('no report');
    const named = { ...valid, report: { ...valid.report, name: '<script>alert(1)</script>' } };
    expect(reportFormats.html([named], 'en')).toContain('&lt;script&gt;alert(1)&lt;/<wbr>script&gt;');
  });
});

test('JSON gives one document as an object, several as a list', () => {
  const [valid] = reports;
  expect(JSON.parse(reportFormats.json(reports, 'en'))).toHaveLength(3);
  expect(JSON.parse(reportFormats.json(valid ? [valid] : [], 'en'))).toMatchObject({ valid: true });
});

test('a report stays well-formed whatever characters a document has that XML cannot carry', () => {
  const [valid] = reports;
  if (valid === undefined) throw new Error('no report');
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

test('the concise report has a line a finding, as compilers write them', () => {
  const lines = reportFormats.concise(reports, 'en').trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  const [issue] = reports[1]?.report.issues ?? [];
  expect(lines[0]).toBe(
    `out/broken/exempt-without-reason 1.json:7:3: error ibr-167-ae lines[2].exemptionReasonCode: ${issue?.message}`,
  );
  expect(reportFormats.concise(reports, 'ar')).toContain(': خطأ ibr-167-ae ');
  expect(reportFormats.concise(reports.slice(0, 1), 'en')).toBe('');
});

test('GitHub marks each finding at its line by a command of a workflow', () => {
  const [command] = reportFormats.github(reports, 'en').split('\n');
  const [issue] = reports[1]?.report.issues ?? [];
  expect(command).toBe(
    `::error file=out/broken/exempt-without-reason 1.json,line=7,col=3,title=ibr-167-ae lines[2].exemptionReasonCode::${issue?.message}%0A${issue?.hint}`,
  );
});

test('no text of a document begins a command of a workflow', () => {
  const [, broken] = reports;
  if (broken === undefined) throw new Error('no report');
  const [issue] = broken.report.issues;
  if (issue === undefined) throw new Error('no issue');
  const hostile = { ...issue, message: '50 %\r\n::stop-commands::x', hint: '' };
  const report = { ...broken.report, name: 'a,b:c\n.json', issues: [hostile] };
  expect(reportFormats.github([{ ...broken, report }], 'en')).toBe(
    '::error file=a%2Cb%3Ac%0A.json,line=7,col=3,title=ibr-167-ae lines[2].exemptionReasonCode::50 %25%0D%0A::stop-commands::x\n',
  );
});

test('GitLab shows each finding of its code quality report at its line, and knows it again', () => {
  const findings = JSON.parse(reportFormats.gitlab(reports, 'en'));
  expect(findings).toHaveLength(5);
  expect(findings[0]).toMatchObject({
    check_name: 'ibr-167-ae',
    severity: 'major',
    location: { path: 'out/broken/exempt-without-reason 1.json', lines: { begin: 7 } },
  });
  const fingerprints = findings.map(({ fingerprint }: { fingerprint: string }) => fingerprint);
  expect(new Set(fingerprints).size).toBe(5);
});
