import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entrySources, packageName } from '../scripts/entry-points.ts';
import { projectFolder } from '../scripts/sources.ts';
import * as steps from '../src/api/steps.ts';
import * as http from '../src/http/index.ts';
import * as library from '../src/index.ts';
import * as network from '../src/network/index.ts';
import * as rendering from '../src/render/index.ts';
import * as schematron from '../src/schematron/index.ts';
import * as ruleSets from '../src/schematron/rule-set-file.ts';
import * as saxon from '../src/schematron/saxon.ts';
import * as tables from '../src/table/index.ts';
import { entryPoints } from './entry-points.ts';
import { compileRuleSet } from './own-rules.ts';
import { example } from './requests.ts';

const bytes = new TextEncoder().encode('{"a": ');
const wrongUbl = '<Order/>';
const at = '2026-01-31T08:00:05Z';
const ofNoSaxon = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt"><pattern><rule context="a"><assert id="a" test="b">-</assert></rule></pattern></schema>`;
const title = { id: 'own', version: '1', validFrom: null, validTo: null };
const empty = () => new Request('http://localhost/', { method: 'POST', body: '' });

/** Functions that say what is wrong with data, each on data that is wrong; a verdict has an outcome. */
const verdicts: Readonly<Record<string, () => unknown>> = {
  validate: () => library.validate({}),
  validateRequest: () => library.validateRequest({}),
  convert: () => library.convert({}),
  validateUbl: () => library.validateUbl('<a>'),
  validateDocument: () => library.validateDocument('{').result,
  renderDocument: () => rendering.renderDocument('{').result,
};

/** Functions that give a value or say why there is none, in one form: `Result`. */
const results: Readonly<Record<string, () => unknown>> = {
  createCreditNote: () =>
    library.createCreditNote(example('credit-note'), {
      number: 'CN-1',
      issueDate: '2027-01-31',
      reasonCode: 'DL8.61.1.D',
    }),
  wrapUbl: () => library.wrapUbl(wrongUbl, { id: 'a', createdAt: at }),
  parseDocumentRequest: () => steps.parseDocumentRequest({}),
  parseUbl: () => steps.parseUbl('<a>'),
  readUbl: () => library.readUbl('<a>'),
  writeMessageStatus: () =>
    network.writeMessageStatus(library.validateDocument('{}'), { id: 'a', issuedAt: at, from: '1', to: '2' }),
  wrapMessageStatus: () => network.wrapMessageStatus(wrongUbl, { id: 'a', createdAt: at }),
  readMessageStatus: () => network.readMessageStatus(wrongUbl),
  readTaxData: () => network.readTaxData(wrongUbl),
  writeTaxData: () =>
    network.writeTaxData({}, { role: '01', authority: '000773', representative: '001147', issuedAt: at }),
  wrapTaxData: () => network.wrapTaxData(wrongUbl, { id: 'a', createdAt: at }),
  readTable: () => tables.readTable(bytes),
  readJson: () => http.readJson(bytes),
  readBody: () => http.readBody(empty(), 10),
  compileSchematron: () => schematron.compileSchematron('<schema/>'),
  compileRuleSet: () => ruleSets.compileRuleSet(['a.sch'], () => '<a/>', title, String),
  readRuleSetFile: () => ruleSets.readRuleSetFile({ format: 0 }),
  loadRuleSet: () => ruleSets.loadRuleSet({ format: 0 }),
  loadSaxonRuleSet: () => saxon.loadSaxonRuleSet({ format: 0 }),
  withSaxon: () => saxon.withSaxon(compileRuleSet(['a.sch'], () => ofNoSaxon, title, String)),
};

/** Functions to which only a caller's mistake, or a broken file of the program, is wrong: they throw. */
const throwing = [
  ...['checkInvoice', 'compute', 'defineCheck', 'storeResult', 'normalise', 'findRequestPath', 'showResult'],
  ...['describeRules', 'serialise', 'extendSpecification', 'toUbl', 'showTotals', 'toXml', 'renderInvoice'],
  ...['answer', 'createHandler', 'documentFormat', 'documentRequestJsonSchema', 'createMalformedProblem'],
  ...[
    'openApiDocument',
    'preferredLanguage',
    'preferredType',
    'createProblem',
    'createProblemAnswer',
    'toProblem',
  ],
  ...[
    'createProblemResponse',
    'listRules',
    'describeRule',
    'submissionErrorOf',
    'traceIdOf',
    'createValidationProblem',
  ],
  ...['toNodeListener', 'writeTemplate', 'writeWorkbook', 'startServer'],
  ...['createPool', 'readFiles', 'readVerdicts', 'validateBatch', 'validateStream'],
  ...['createSaxonEngine', 'loadSchematron', 'checkLedger', 'createLedgerEntry', 'computeVatReturn'],
];

describe('every function fails on data in one of two ways', () => {
  test.each(Object.entries(verdicts))('%s gives a verdict with an outcome', (_, run) => {
    expect(run()).toMatchObject({
      valid: false,
      outcome: 'malformed',
      issues: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]),
    });
  });

  test.each(Object.entries(results))('%s gives a Result', async (_, run) => {
    const given = await run();
    expect(given).toEqual({ ok: false, failure: expect.anything() });
  });

  test('and each is listed here once', async () => {
    const listed = [...Object.keys(verdicts), ...Object.keys(results), ...throwing];
    expect(listed.toSorted()).toEqual(
      [...new Set((await publicFunctions()).map(([name]) => name))].toSorted(),
    );
  });

  test('and says since when it exists, and what it throws', async () => {
    const functions = await publicFunctions();
    const comments = functions.map(([name, entry]) => [name, commentOf(name, entry)] as const);
    const without = (tag: string) => comments.flatMap(([name, text]) => (text.includes(tag) ? [] : [name]));
    expect(without('@since 0.1.0')).toEqual([]);
    // It takes nothing.
    expect(without('@throws {')).toEqual(['describeRules']);
  });
});

/** The functions of the package, each with the source of its entry. */
async function publicFunctions(): Promise<(readonly [name: string, entry: string])[]> {
  const entries = [...(await entryPoints())].filter(([name]) => !name.endsWith('/runtime'));
  const sources = Object.entries(entrySources);
  return entries.flatMap(([entry, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const [, source = ''] = sources.find(([file]) => packageName(file) === entry) ?? [];
      return typeof value === 'function' && !(value.prototype instanceof Error)
        ? [[name, source] as const]
        : [];
    }),
  );
}

/** The doc comment of a function: in its entry, or in the module that the entry takes it from. */
function commentOf(name: string, entry: string): string {
  const text = readFileSync(join(projectFolder, entry), 'utf8');
  const [, from] = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? [];
  if (from !== undefined) return commentOf(name, join(dirname(entry), from));
  const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:async )?function ${name}\\b`);
  return declared.exec(text)?.[1] ?? '';
}
