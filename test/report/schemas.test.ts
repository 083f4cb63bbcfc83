import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { faultsIn, treeOf } from 'schematron-compiler/testing';
import { describe, expect, test } from 'vitest';
import { nothingKnown } from '../../src/api/result.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { reportFormats } from '../../src/report/formats.ts';
import type { QuotedSource, SourcedReport } from '../../src/report/rendered.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/judge.ts';
import { sarifErrors } from './sarif-errors.ts';

const place: QuotedSource = { lines: [], placeOf: () => ({ line: 7, column: 3 }), markOf: () => undefined };
const nowhere: QuotedSource = { lines: [], placeOf: () => undefined, markOf: () => undefined };
const hostile = '\u0007\u0000 ]]> <b>&amp; "quoted" \ud83d\ude00 \ud83d النص \u2028';

const request = (name: string, value: unknown): SourcedReport => ({
  report: { name, form: 'request', ...validate(value) },
  source: place,
});

const notJudged: SourcedReport = {
  report: {
    name: 'unjudged.json',
    form: 'request',
    ...nothingKnown(),
    outcome: 'not-judged',
    issues: validateUbl(fixture('invoice').replace(/<cbc:TaxAmount[^>]*>[^<]*/, '$& x')).issues,
  },
  source: nowhere,
};

/** A report on the UBL text of another sender. */
const foreign = (name: string, xml: string): SourcedReport => ({
  report: { name, form: 'ubl', ...validateUbl(xml) },
  source: nowhere,
});

const reports: readonly SourcedReport[] = [
  request('valid.json', example('standard-invoice')),
  request('out/näme with blanks & <signs>.json', example('broken/exempt-without-reason')),
  request('malformed.json', example('broken/malformed')),
  request(`hostile ${hostile}.json`, {
    ...example('broken/exempt-without-reason'),
    invoiceNumber: hostile,
    currency: hostile,
    [hostile]: 1,
  }),
  notJudged,
  foreign('valid.xml', fixture('invoice')),
  foreign('invalid.xml', fixture('credit-note').replaceAll('AED', hostile)),
  foreign(
    'hostile.xml',
    fixture('invoice').replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1]]&gt;\u{1f600} النص'),
  ),
  foreign('doctype.xml', '<!DOCTYPE Invoice><Invoice/>'),
  foreign('broken-off.xml', '<Invoice'),
  foreign('order.xml', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'),
];

const languages: readonly Language[] = ['en', 'ar'];

function schemaText(name: string): string {
  return readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8');
}

/** The errors of a report by the schema with which Jenkins reads JUnit. */
function junitErrors(report: string): readonly string[] {
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schemaText('junit-4.xsd')));
  const document = XmlDocument.fromString(report);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    document.dispose();
    validator.dispose();
  }
}

test('the reports are on documents of every outcome', () => {
  const outcomes = new Set(reports.map(({ report }) => report.outcome));
  expect([...outcomes].sort()).toEqual(['invalid', 'malformed', 'not-judged', 'valid']);
});

const runs: readonly { readonly documents: string; readonly run: readonly SourcedReport[] }[] = [
  { documents: 'all documents', run: reports },
  { documents: 'no document', run: [] },
  ...reports.map((sourced) => ({ documents: JSON.stringify(sourced.report.name), run: [sourced] })),
];

describe.each(languages)('in the language %s', (language) => {
  test.each(runs)('SARIF and JUnit on $documents are valid by their schemas', ({ run }) => {
    expect(sarifErrors(reportFormats.sarif(run, language))).toEqual([]);
    expect(junitErrors(reportFormats.junit(run, language))).toEqual([]);
  });
});

/** Every run of the command line has a document, and a report in SVRL has a pattern for it. */
const runsOfSome = runs.filter(({ run }) => run.length > 0);

describe.each(languages)('in the language %s', (language) => {
  test.each(runsOfSome)('SVRL on $documents conforms to its language', ({ run }) => {
    const own = run.map(({ report, ...sourced }) => ({ ...sourced, report: withOwnRule(report) }));
    for (const each of [run, own]) expect(faultsIn(treeOf(reportFormats.svrl(each, language)))).toEqual([]);
  });
});

/** A report that names an assertion by its place, as for a rule set whose publisher gives no id. */
const withOwnRule = (report: SourcedReport['report']): SourcedReport['report'] => ({
  ...report,
  issues: report.issues.map((issue) => ({ ...issue, rule: 'own.sch:3' })),
});

describe('an invalid report is distinguished from a valid one', () => {
  test('SARIF', () => {
    const log = JSON.parse(reportFormats.sarif(reports, 'en'));
    expect(sarifErrors(JSON.stringify({ ...log, version: '2.0.0' }))).not.toEqual([]);
  });

  test('JUnit', () => {
    expect(junitErrors('<testsuites><testcase name="x"/></testsuites>')).not.toEqual([]);
  });
});
