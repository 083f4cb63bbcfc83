import { readFileSync } from 'node:fs';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../rules/catalogue/entry.ts';
import type { QuotedSource } from '../../src/report/document-report.ts';
import { reportFormats } from '../../src/report/formats.ts';
import type { SourcedReport } from '../../src/report/rendered.ts';
import { malformed, validate } from '../../src/validate.ts';
import { validateUbl } from '../../src/validate-ubl.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/judge.ts';

const place: QuotedSource = { lines: [], placeOf: () => ({ line: 7, column: 3 }) };
const nowhere: QuotedSource = { lines: [], placeOf: () => undefined };
const hostile = '\u0007\u0000 ]]> <b>&amp; "quoted" \ud83d\ude00 \ud83d النص \u2028';

const request = (name: string, value: unknown): SourcedReport => ({
  report: { name, kind: 'request', ...validate(value) },
  source: place,
});

const notJudged: SourcedReport = {
  report: {
    name: 'unjudged.json',
    kind: 'request',
    ...malformed([]),
    outcome: 'not-judged',
    issues: validateUbl(fixture('invoice').replace(/<cbc:TaxAmount[^>]*>[^<]*/, '$& x')).issues,
  },
  source: nowhere,
};

const foreign = validateUbl('<!DOCTYPE Invoice><Invoice/>');

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
  {
    report: { name: 'foreign.xml', kind: 'ubl', warnings: [], problems: [], totals: null, ...foreign },
    source: nowhere,
  },
];

const languages: readonly Language[] = ['en', 'ar'];

function schemaText(name: string): string {
  return readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8');
}

describe.each(languages)('in the language %s', (language) => {
  test('SARIF is valid by the schema of SARIF 2.1.0', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
    addFormats(ajv);
    const isValid = ajv.compile(JSON.parse(schemaText('sarif-2.1.0.json')));
    isValid(JSON.parse(reportFormats.sarif(reports, language)));
    expect(isValid.errors ?? []).toEqual([]);
  });

  test('JUnit is valid by the schema that Jenkins reads it with', () => {
    const validator = XsdValidator.fromDoc(XmlDocument.fromString(schemaText('junit-4.xsd')));
    const document = XmlDocument.fromString(reportFormats.junit(reports, language));
    expect(() => validator.validate(document)).not.toThrow();
    document.dispose();
    validator.dispose();
  });
});

test('a report that is no JUnit is told from one that is', () => {
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schemaText('junit-4.xsd')));
  const document = XmlDocument.fromString('<testsuites><testcase name="x"/></testsuites>');
  expect(() => validator.validate(document)).toThrow();
  document.dispose();
  validator.dispose();
});
