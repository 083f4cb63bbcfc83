import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as steps from '../src/api/steps.ts';
import * as http from '../src/http/index.ts';
import * as library from '../src/index.ts';
import { renderInvoice } from '../src/render/index.ts';
import { loadSchematron } from '../src/schematron/index.ts';
import * as ruleSets from '../src/schematron/rule-set-file.ts';
import { faultOf, throwing } from './fault-of.ts';
import { compileSchematron, ownFile } from './own-rules.ts';
import { plainTree } from './plain-tree.ts';
import { example } from './requests.ts';
import { rulesOfModule } from './rules-of-module.ts';
import { runs } from './tier.ts';

/** Values of a member by mistake, or on purpose. */
const members: Readonly<Record<string, unknown>> = {
  null: null,
  undefined: undefined,
  'not a number': Number.NaN,
  'a text': 'x',
  'a BigInt': 10n,
  'a symbol': Symbol('x'),
  'a function that throws': throwing,
  'a list whose item throws': Object.defineProperty([1], '0', { get: throwing, enumerable: true }),
  'an object whose member throws': Object.defineProperty({}, 'id', { get: throwing, enumerable: true }),
  'an object that is no text': { toString: throwing, valueOf: throwing, toJSON: throwing },
  'an iterable that throws': { [Symbol.iterator]: throwing },
  'a proxy that throws': new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing }),
  'a proxy of a list': new Proxy([], { get: throwing }),
  'a day that is none': new Date(Number.NaN),
};
/** Marks a getter instead of a value. */
const getter = 'a getter that throws';

type Path = readonly string[];

/** The paths of all members of plain objects and lists. */
function pathsIn(value: unknown, depth = 6): Path[] {
  if (depth === 0 || !isPlain(value)) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'parent')
    .flatMap(([name, member]) => [[name], ...pathsIn(member, depth - 1).map((path) => [name, ...path])]);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
}

/** The same value with another member; everything on the path to it is copied. */
function withMember(value: unknown, [name = '', ...rest]: Path, what: string): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = withMember(copy[name], rest, what);
  else if (what !== getter) copy[name] = members[what];
  else Object.defineProperty(copy, name, { get: throwing, enumerable: true });
  return copy;
}

const request = example('allowances-and-charges');
const text = JSON.stringify(request);
const { invoice } = steps.normalise(request);
const computed = steps.compute(invoice);
const root = plainTree(steps.toUbl(computed).root);
const validated = library.validateDocument(text);
const wrong = library.validate(example('broken/exempt-without-reason'));
const schema =
  '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="/*"><assert id="a" test="count(*) = 1">-</assert></rule></pattern></schema>';
const file = ownFile(schema);
const rules = rulesOfModule(compileSchematron(schema).toModule());

/** Each function with a valid argument. */
const functions: Readonly<Record<string, readonly [given: unknown, call: (given: never) => unknown]>> = {
  validate: [request, library.validate],
  convert: [request, library.convert],
  parseDocumentRequest: [request, steps.parseDocumentRequest],
  normalise: [request, steps.normalise],
  compute: [invoice, steps.compute],
  toUbl: [computed, steps.toUbl],
  checkInvoice: [computed, steps.checkInvoice],
  serialise: [root, steps.serialise],
  renderInvoice: [
    root,
    (given: never) => renderInvoice(given, { language: 'both', verdict: { outcome: 'valid', findings: 0 } }),
  ],
  toXml: [validated, library.toXml],
  storeResult: [validated, library.storeResult],
  showResult: [
    library.storeResult(library.validateDocument(JSON.stringify(example('broken/exempt-without-reason')))),
    library.showResult,
  ],
  createValidationProblem: [wrong, http.createValidationProblem],
  createMalformedProblem: [wrong, http.createMalformedProblem],
  toProblem: [wrong, http.toProblem],
  submissionErrorOf: [wrong, (given: never) => http.submissionErrorOf(given, 100, 'en')],
  readRuleSetFile: [file, ruleSets.readRuleSetFile],
  loadSchematron: [rules, loadSchematron],
};

describe('a member of the wrong kind, or one that throws, is a TypeError that names the function, or is reported', () => {
  test.each(Object.entries(functions))('%s', (name, [given, call]) => {
    const paths = pathsIn(given);
    expect(paths.length).toBeGreaterThan(3);
    const whats = [...Object.keys(members), getter];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...whats), (path, what) => {
        expect(faultOf(name, () => call(withMember(given, path, what) as never))).toBeUndefined();
      }),
      { numRuns: runs(300) },
    );
  });
});
