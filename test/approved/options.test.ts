import { readFiles, validateBatch } from '../../src/batch/index.ts';
import { checkOptions } from '../../src/core/options/check-options.ts';
import { createHandler } from '../../src/http/index.ts';
import { createCreditNote, validate, validateDocument, validateUbl, wrapUbl } from '../../src/index.ts';
import { checkLedger, computeVatReturn, createLedgerEntry } from '../../src/ledger/index.ts';
import { writeMessageStatus, writeTaxData } from '../../src/network/index.ts';
import { renderDocument } from '../../src/render/index.ts';
import { serverOptionsKind } from '../../src/server/options.ts';
import { readTable } from '../../src/table/index.ts';
import { reportOptions } from '../network/reports.ts';
import { statusOptions } from '../network/statuses.ts';
import { example } from '../requests.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { variantsOf } from './variants.ts';

const empty = '{}';
const company = {
  trn: '100354879700003',
  name: 'Falcon',
  legalRegistrationNumber: 'CN-1',
  legalRegistrationType: 'TL',
};
const identity = {
  id: 'e-1',
  createdAt: '2026-01-31T08:00:00Z',
  country: 'AE',
  mlsTo: '0242:000773',
  mlsType: 'ALWAYS_SEND',
};
const judging = {
  ...{ language: 'en', strict: true, today: '2026-11-30', coverage: true, docsUrl: 'https://docs.example' },
  ...{ limits: { maxFindings: 3, maxNesting: 9, maxBytes: 9999 }, ignoreAdvice: ['pint-ae-advice-line-vat'] },
  ...{ release: ['1.0.4'], ruleSets: ['pint-ae'] },
};
const normalising = {
  ...{ documentType: 'Invoice', uuid: null, issueTime: null, splitDiscounts: true, vatRounding: 'per-line' },
  ...{ turnNegative: false, units: { CTN: 'XCT' }, company, ignoreFields: ['x'], creditNoteReasonCode: null },
};

type Call = (options: never) => unknown;

/** Functions with options of which each is right. */
const calls: Readonly<Record<string, readonly [call: Call, options: object]>> = {
  validate: [(options) => validate({}, options), { ...judging, ...normalising }],
  validateDocument: [
    (options) => validateDocument(empty, options),
    { ...judging, profile: 'billing', structure: 'on', checks: 'all', format: 'json' },
  ],
  validateUbl: [(options) => validateUbl('<a/>', options), { ...judging, profile: 'billing' }],
  wrapUbl: [(options) => wrapUbl('<a/>', options), identity],
  createCreditNote: [
    (facts) => createCreditNote(example('standard-invoice'), facts),
    { number: 'CN-1', issueDate: '2026-12-01', reasonCode: 'VD', lines: [{ id: '1', quantity: 1 }] },
  ],
  renderDocument: [
    (options) => renderDocument(empty, options),
    {
      language: 'both',
      paper: 'A4',
      limits: { maxShownLines: 3 },
      look: { accent: '#0f4c5c', footer: 'x', stamp: true, density: 'compact' },
    },
  ],
  readTable: [
    (options) => readTable(new Uint8Array(), options),
    {
      map: {
        sheet: 'a',
        headRow: 1,
        dates: 'day-first',
        columns: { a: null },
        codes: { a: { b: 'c' } },
        statuses: { a: { b: 'skip' } },
        rows: { a: 'read' },
      },
    },
  ],
  createLedgerEntry: [(options) => createLedgerEntry({}, options), { name: 'x', strict: false }],
  checkLedger: [(options) => checkLedger([], options), { gaps: true, language: 'ar' }],
  computeVatReturn: [
    (options) => computeVatReturn([], options),
    { from: '2026-11-01', to: '2026-11-30', company: ['1'] },
  ],
  writeTaxData: [
    (options) => writeTaxData(empty, options),
    { ...reportOptions, type: 'F', scope: 'D', reportedDocument: true },
  ],
  writeMessageStatus: [
    (options) => writeMessageStatus(validateDocument(empty), options),
    { ...statusOptions, delivered: 'confirmed', reason: 'x', limits: { maxReasons: 2 } },
  ],
  validateBatch: [
    (options) => validateBatch([], options),
    {
      threads: 0,
      fields: ['document'],
      blankLines: 'skip',
      compression: 'gzip',
      timeLimit: 10,
      grace: 1,
      limits: { maxBytes: 99 },
    },
  ],
  startServer: [
    (options) => checkOptions('startServer', serverOptionsKind, options),
    {
      ...{
        host: '127.0.0.1',
        allowedHosts: ['a.example'],
        allowedOrigins: ['https://a.example'],
        port: 8080,
      },
      ...{ threads: 2, queueTimeout: 9, timeLimit: 9, requestTimeout: 9, answerTimeout: 9, checkInterval: 9 },
      ...{ drainDelay: 9, grace: 9, logFormat: 'none', strict: true, docsUrl: 'https://docs.example' },
      limits: {
        ...{
          maxBodyBytes: 9,
          maxHeldBytes: 9,
          maxConnections: 9,
          maxQueue: 9,
          maxMemory: 99,
          maxFindings: 3,
        },
      },
    },
  ],
  readFiles: [
    (options) => readFiles([], options),
    { limits: { maxBytes: 9 }, exclude: ['a'], ownOutputs: ['a'], skipOutputs: true },
  ],
  createHandler: [
    (options) => createHandler(options),
    { prefix: '/v1', limits: { maxBodyBytes: 9 }, parameters: ['tenant'], strict: true },
  ],
};

/** Returns how a function refuses options: null if it takes them. */
async function refusalOf(call: Call, options: unknown): Promise<unknown> {
  try {
    await call(options as never);
    return null;
  } catch (error) {
    const { message, code, option, expected } = Object(error);
    return { message, code, option, expected };
  }
}

/** Numbers beside which an option has its limit. */
const limits = [
  ...[-1, 0, 0.5, 1, 8, 15, 16, 1023, 1024, 1025, 65_535, 65_536, 1e6, 1e6 + 1, 2 ** 31 - 1, 2 ** 31],
  ...[2 ** 53 - 1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
];

type Beside = (value: number) => object;

/** The numbers among options, by their path, with the options in which another number takes its place. */
function numbersIn(options: object): (readonly [path: string, Beside])[] {
  return Object.entries(options).flatMap(([name, value]): (readonly [string, Beside])[] => {
    if (typeof value === 'number') return [[name, (number) => ({ ...options, [name]: number })]];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return numbersIn(value).map(([path, beside]) => [
      `${name}.${path}`,
      (number) => ({ ...options, [name]: beside(number) }),
    ]);
  });
}

/** The numbers that an option takes; those refused by one message stand together. */
async function takenBy(call: Call, beside: Beside) {
  const found: Record<string, number[]> = {};
  for (const number of limits) {
    const refusal = JSON.stringify(await refusalOf(call, beside(number)));
    const kind = refusal === 'null' ? 'taken' : refusal.replaceAll(String(number), 'IT');
    found[kind] = [...(found[kind] ?? []), number];
  }
  return found;
}

/** Values of a look in each lexical form, and beside their limits. */
const looks: Readonly<Record<string, readonly unknown[]>> = {
  accent: [
    ...[
      '#0f4c5c',
      '#0F4C5C',
      'x#0f4c5c',
      '#0f4c5c0',
      '#0f4c5',
      '#777777',
      '#767676',
      '#ffff00',
      'red',
      '',
      7,
    ],
    ...['#0000ff', '#ff0000', '#008000', '#00ff00', '#0b0b0b', '#0a0a0a', '#ffffff'],
  ],
  logo: [
    ...['png', 'jpeg', 'webp', 'svg+xml', 'gif', 'PNG'].map((type) => `data:image/${type};base64,AA==`),
    ...[
      'data:image/png;base64,',
      'data:image/png;base64,A===',
      'xdata:image/png;base64,AA',
      'data:image/png,AA',
    ],
    ...[1_399_999, 1_400_000, 1_400_001].map((length) => 'data:image/png;base64,'.padEnd(length, 'A')),
    ...[7, ['data:image/png;base64,AA==']],
  ],
  density: ['compact', 'normal', 'Compact', 'wide', ''],
  footer: ['', ' ', 'a', 7],
};

function* asked(): Generator<Asked> {
  for (const [name, values] of Object.entries(looks))
    yield {
      name: `renderDocument: look by ${name}`,
      answer: () =>
        Promise.all(
          values.map((value) =>
            refusalOf((given) => renderDocument(empty, given), { look: { [name]: value } }),
          ),
        ),
    };
  for (const [name, [call, options]] of Object.entries(calls)) {
    yield { name: `${name}: as it has to be`, answer: () => refusalOf(call, options) };
    for (const [path, beside] of numbersIn(options))
      yield { name: `${name}: limits of ${path}`, answer: async () => takenBy(call, beside) };
    for (const { name: change, document } of variantsOf(options))
      yield { name: `${name}: ${change}`, isVariant: true, answer: () => refusalOf(call, document()) };
  }
}

compareWithApproved('options', asked());
