import { describe, expect, test } from 'vitest';
import * as batches from '../src/batch/index.ts';
import * as http from '../src/http/index.ts';
import * as node from '../src/http/node.ts';
import * as library from '../src/index.ts';
import * as ledger from '../src/ledger/index.ts';
import * as network from '../src/network/index.ts';
import * as rendering from '../src/render/index.ts';
import * as schematron from '../src/schematron/index.ts';
import * as ruleSets from '../src/schematron/rule-set-file.ts';
import * as saxon from '../src/schematron/saxon.ts';
import * as server from '../src/server/index.ts';
import { faultOf, throwing } from './fault-of.ts';
import { ownFile } from './own-rules.ts';

/** Values that a program may pass by mistake, or on purpose. */
const values: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  undefined: () => undefined,
  'a number': () => 7,
  'a BigInt': () => 7n,
  'a symbol': () => Symbol('x'),
  'a function': () => () => '',
  'a list': () => [],
  'an empty object': () => ({}),
  'an object without a prototype': () => Object.create(null),
  'a getter that throws': () => Object.defineProperty({}, 'lines', { get: throwing, enumerable: true }),
  'an object that cannot be written as text': () => ({ toJSON: throwing, toString: throwing }),
  'a proxy that throws': () =>
    new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing }),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a value that holds itself': () => {
    const value: Record<string, unknown> = {};
    value.lines = [value];
    value.seller = value;
    return value;
  },
};

type Called = (...values: unknown[]) => unknown;

const functionsOf = (entry: object): [string, Called][] =>
  Object.entries(entry as Readonly<Record<string, unknown>>).filter(
    (each): each is [string, Called] =>
      typeof each[1] === 'function' && !(each[1].prototype instanceof Error),
  );

/** Every function of the main entry point, and those that render documents, or write what is sent after them. */
const functions = functionsOf({ ...library, ...network, ...ledger, ...rendering });

describe('every public function answers, or throws a TypeError that names it', () => {
  test('there are some', () => expect(functions.length).toBeGreaterThan(15));

  test.each(functions)('%s, with any argument', (name, call) => {
    for (const [what, make] of Object.entries(values))
      expect([what, faultOf(name, () => call(make()))]).toEqual([what, undefined]);
  });

  test.each(functions.filter(([, call]) => call.length > 0))('%s, with any options', (name, call) => {
    for (const [what, make] of Object.entries(values)) {
      if (what === 'undefined') continue;
      expect([what, faultOf(name, () => call('', make()))]).toEqual([what, undefined]);
      expect([what, faultOf(name, () => call({}, make()))]).toEqual([what, undefined]);
    }
  });
});

const refused = { status: 404, ok: false };
const rules =
  '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="/*"><assert id="a" test="true()"/></rule></pattern></schema>';
const title = { id: 'own', version: '1', validFrom: null, validTo: null };
const file = ownFile(rules);
const work = {
  operation: 'validate',
  body: new Uint8Array(2),
  format: 'json',
  answerFormat: 'json',
  language: 'en',
  instance: '',
  traceId: '',
};
const result = { outcome: 'invalid', issues: [] };
const web = new Request('http://localhost/', { method: 'POST', body: '{}' });

/** Valid arguments of each function of the other entry points, in order. */
const right: Readonly<Record<string, readonly unknown[]>> = {
  answer: [work, {}],
  createHandler: [{}],
  createPool: [{}],
  documentFormat: ['application/json'],
  documentRequestJsonSchema: ['urn:x', 'en'],
  createMalformedProblem: [result, {}],
  openApiDocument: [{}],
  preferredLanguage: [null, 'ar'],
  preferredType: [null, ['text/html']],
  createProblem: ['conflict', {}],
  createProblemAnswer: ['conflict', {}],
  toProblem: [result, {}],
  createProblemResponse: ['conflict', {}],
  readBody: [web, 100],
  readJson: [new Uint8Array(2), {}, {}],
  listRules: ['en', {}],
  describeRule: ['ibr-002', 'en'],
  submissionErrorOf: [result, 100, 'en'],
  traceIdOf: [web],
  createValidationProblem: [result, {}],
  toNodeListener: [() => Response.json(refused), {}],
  readFiles: [[], {}],
  readVerdicts: ['nowhere.ndjson'],
  validateBatch: [[], { threads: 0 }],
  validateStream: [{ threads: 0 }],
  compileRuleSet: [['own.sch'], () => rules, title, () => '0'],
  loadRuleSet: [file, {}],
  readRuleSetFile: [file],
  compileSchematron: [rules, {}],
  loadSchematron: [undefined, {}],
  createSaxonEngine: [{}, new Map()],
  loadSaxonRuleSet: [undefined],
  withSaxon: [undefined],
  startServer: [{}],
};

describe('so does every function of the other entry points, with any value in the place of each argument', () => {
  const others = functionsOf({
    ...http,
    ...node,
    ...batches,
    ...ruleSets,
    ...schematron,
    ...saxon,
    ...server,
  });

  test('each is here', () =>
    expect(others.map(([name]) => name).toSorted()).toEqual(Object.keys(right).toSorted()));

  test.each(others)('%s', async (name, call) => {
    for (const place of (right[name] ?? []).keys())
      for (const [what, make] of Object.entries(values)) {
        const taken = (right[name] ?? []).with(place, make());
        if (/^(?:startServer|createPool)$/.test(name) && isTaken(what)) continue;
        const fault = await rejectionOf(name, () => call(...taken));
        expect([what, place, fault]).toEqual([what, place, undefined]);
      }
  });
});

/** No server and no thread is to be started here. */
const isTaken = (what: string) =>
  ['undefined', 'an empty object', 'an object without a prototype'].includes(what);

/** Returns what a function throws, or rejects with, unless that is expected. */
async function rejectionOf(name: string, run: () => unknown): Promise<unknown> {
  try {
    const given = await run();
    return faultOf(name, () => given);
  } catch (error) {
    return faultOf(name, () => {
      throw error;
    });
  }
}
