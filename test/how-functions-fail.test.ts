import { describe, expect, test } from 'vitest';
import * as http from '../src/http/index.ts';
import * as library from '../src/index.ts';
import * as network from '../src/network/index.ts';
import * as rendering from '../src/render/index.ts';
import * as tables from '../src/table/index.ts';
import { entryPoints } from './entry-points.ts';
import { example } from './requests.ts';

const bytes = new TextEncoder().encode('{"a": ');
const wrongUbl = '<Order/>';
const at = '2026-01-31T08:00:05Z';
const empty = () => new Request('http://localhost/', { method: 'POST', body: '' });

/** Functions that say what is wrong with data, each on data that is wrong; a verdict has an outcome. */
const verdicts: Readonly<Record<string, () => unknown>> = {
  validate: () => library.validate({}),
  convert: () => library.convert({}),
  validateUbl: () => library.validateUbl('<a>'),
  validateDocument: () => library.validateDocument('{').result,
  renderDocument: () => rendering.renderDocument('{').result,
};

/** Functions that give a value or say why there is none, in one form: `Result`. */
const results: Readonly<Record<string, () => unknown>> = {
  creditNoteFor: () =>
    library.creditNoteFor(example('credit-note'), {
      number: 'CN-1',
      issueDate: '2027-01-31',
      reasonCode: 'DL8.61.1.D',
    }),
  envelope: () => library.envelope(wrongUbl, { id: 'a', createdAt: at }),
  parseDocumentRequest: () => library.parseDocumentRequest({}),
  parseUbl: () => library.parseUbl('<a>'),
  requestOf: () => library.requestOf('<a>'),
  messageStatus: () =>
    network.messageStatus(library.validateDocument('{}'), { id: 'a', issuedAt: at, from: '1', to: '2' }),
  messageStatusEnvelope: () => network.messageStatusEnvelope(wrongUbl, { id: 'a', createdAt: at }),
  readMessageStatus: () => network.readMessageStatus(wrongUbl),
  readTaxData: () => network.readTaxData(wrongUbl),
  taxData: () =>
    network.taxData({}, { role: '01', authority: '000773', representative: '001147', issuedAt: at }),
  taxDataEnvelope: () => network.taxDataEnvelope(wrongUbl, { id: 'a', createdAt: at }),
  readTable: () => tables.readTable(bytes),
  readJson: () => http.readJson(bytes),
  readBody: () => http.readBody(empty(), 10),
};

/** Functions to which only a caller's mistake, or a broken file of the program, is wrong: they throw. */
const throwing = [
  ...['checkInvoice', 'compute', 'defineCheck', 'keptResult', 'normalise', 'requestPathOf', 'resultInWords'],
  ...['serialise', 'specificationWith', 'toUbl', 'totalsOf', 'ublTextOf', 'useTexts', 'renderInvoice'],
  ...['answer', 'createHandler', 'documentFormat', 'documentRequestJsonSchema', 'malformedProblem'],
  ...['openApiDocument', 'preferredLanguage', 'preferredType', 'problem', 'problemAnswer', 'problemOf'],
  ...['problemResponse', 'ruleList', 'ruleResource', 'submissionErrorOf', 'traceIdOf', 'validationProblem'],
  ...['toNodeListener', 'templateWorkbook', 'workbookOfRequests', 'startServer'],
  ...['createPool', 'readFiles', 'readVerdicts', 'validateBatch', 'validateStream'],
  ...[
    'compileRuleSet',
    'loadRuleSet',
    'readRuleSetFile',
    'createSaxonEngine',
    'loadSaxonRuleSet',
    'withSaxon',
  ],
  ...['compileSchematron', 'loadSchematron', 'checkLedger', 'ledgerEntry', 'vatReturn'],
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
    const entries = [...(await entryPoints())].filter(([name]) => !name.endsWith('/runtime'));
    const functions = entries.flatMap(([, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        typeof value === 'function' && !(value.prototype instanceof Error) ? [name] : [],
      ),
    );
    const listed = [...Object.keys(verdicts), ...Object.keys(results), ...throwing];
    expect(listed.toSorted()).toEqual([...new Set(functions)].toSorted());
  });
});
