import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../../src/api/convert.ts';
import { compute } from '../../../src/compute/compute.ts';
import { locationOf, type UblElement } from '../../../src/core/xml/element.ts';
import { readUblDocument } from '../../../src/intake/read-document.ts';
import { normalise } from '../../../src/request/normalise/normalise.ts';
import { defaultSpecification } from '../../../src/specification/default.ts';
import { ublStructure } from '../../../src/specification/facts.ts';
import { differences, type HeldValue } from '../../../src/ubl/reading/differences.ts';
import { requestReader } from '../../../src/ubl/reading/request-reader.ts';
import { rewriteUbl } from '../../../src/ubl/reading/rewrite.ts';
import { writeUbl } from '../../../src/ubl/write.ts';
import { complete } from '../../complete-request.ts';
import { validRequests } from '../../properties/valid-requests.ts';
import { example } from '../../requests.ts';
import { runs, sampled } from '../../tier.ts';
import { mutated, mutations, written } from '../structure/mutations.ts';

const shared = resolve(import.meta.dirname, '../../../../shared/pint-ae');
const examples = resolve(shared, 'examples');
const verdicts = resolve(shared, 'conformance/official-verdicts.ndjson');

/** A value with the path of the request from which it was written. */
const told = (held: HeldValue | undefined) =>
  held && [locationOf(held.element), held.attribute, held.value, held.element.requestPath];

const comparedWith = (original: UblElement, rewritten: UblElement) =>
  differences(original, rewritten, ublStructure).map(({ first, second }) => [told(first), told(second)]);

/**
 * The differences between a document and its request, once with everything written again and once with equal
 * elements reused.
 */
function bothWays(xml: string) {
  const read = readUblDocument(xml);
  if (!read.ok) return undefined;
  const { root } = read.value;
  const readRequest = requestReader(defaultSpecification)(root);
  const { invoice } = normalise(readRequest.request, defaultSpecification);
  const computed = compute(invoice, defaultSpecification);
  const whole = writeUbl(computed, defaultSpecification).root;
  const { root: rewritten } = rewriteUbl(readRequest, defaultSpecification, ublStructure);
  const kept = rewritten.children.filter((child) => root.children.includes(child)).length;
  return {
    whole: comparedWith(root, whole),
    beside: comparedWith(root, rewritten),
    kept,
    written: whole.children.length,
  };
}

function expectSame(xml: string) {
  const ways = bothWays(xml);
  expect(ways?.beside).toEqual(ways?.whole);
  return ways;
}

const documents = [
  example('standard-invoice'),
  example('credit-note'),
  { ...example('standard-invoice'), ...complete },
].map((request) => convert(request).xml ?? '');

describe('what a document says beside its request is the same, be the whole of it written again or only what differs', () => {
  test('of changed documents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), mutations, (xml, changes) => {
        expectSame(written(mutated(xml, changes)));
      }),
      { numRuns: Number(process.env.READ_RUNS ?? runs(150)) },
    );
  });

  test('of changed documents of any valid request', () => {
    fc.assert(
      fc.property(validRequests, mutations, (request, changes) => {
        expectSame(written(mutated(convert(request).xml ?? '', changes)));
      }),
      { numRuns: Number(process.env.READ_RUNS ?? runs(50)) },
    );
  });

  test.each([
    ...['%s ', ' %s', '0%s', '%s0', '+%s', '-%s', '%s.', '%s.0', '%s.000', '.%s', '%s1', '\t%s', '', ' '],
  ])('each text of a document changed to “%s”', (change) => {
    const [xml = ''] = documents;
    const texts = [...xml.matchAll(/>[^<>\s][^<>]*</g)];
    expect(texts.length).toBeGreaterThan(50);
    for (const { 0: element, index } of texts) {
      const text = change.replace('%s', element.slice(1, -1));
      expectSame(`${xml.slice(0, index)}>${text}<${xml.slice(index + element.length)}`);
    }
  });

  test.skipIf(!existsSync(examples))('of the official examples', () => {
    const files = readdirSync(examples);
    for (const file of files) expectSame(readFileSync(resolve(examples, file), 'utf8'));
    expect(files.length).toBeGreaterThan(5);
  });

  test.skipIf(!existsSync(verdicts))('of the documents of the official verdicts', () => {
    const lines = readFileSync(verdicts, 'utf8').split('\n').filter(Boolean);
    // Only every third, because all of them would take as long as many other tests together.
    const third = lines.filter((_, index) => index % 3 === 1);
    for (const line of sampled(third)) expectSame(JSON.parse(line).xml);
    expect(lines.length).toBeGreaterThan(900);
  });

  test.each([
    ['the same id', '1', '1', '1'],
    ['the same id as the one before', '1', '2', '2'],
    ['an id like one that is made up', '2', '2', '3'],
    ['no id', '1', '', '2'],
  ])('of lines with %s', (_, ...ids) => {
    const [xml = ''] = documents;
    const [line = ''] = /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(xml) ?? [];
    const withId = (id: string) => line.replace(/<cbc:ID>[^<]*/, `<cbc:ID>${id}`);
    const ways = expectSame(xml.replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, ids.map(withId).join('')));
    expect(ways?.beside.length).toBeGreaterThan(0);
  });
});

describe('an element of the document is reused', () => {
  test('if it equals what would be written, as everything in a document does that was written so', () => {
    for (const xml of documents) {
      const ways = expectSame(xml);
      expect(ways?.beside).toEqual([]);
      expect(ways?.kept).toBe(ways?.written);
    }
  });

  test.each([
    ['a blank around a text', /<cbc:ID>1</, '<cbc:ID> 1<', 1],
    ['zeros at the end of a number', /(<cbc:InvoicedQuantity[^>]*>12)</, '$1.00<', 0],
    ['an attribute that a field holds', /unitCode="EA"/, 'unitCode="BOX"', 1],
    ['a line of more than it holds', /<cac:InvoiceLine>/, '$&stray', 1],
  ])('unless it has %s, which only writing shows', (_, what, instead, differing) => {
    const [xml = ''] = documents;
    expect(xml).toMatch(what);
    const ways = expectSame(xml.replace(what, instead));
    expect((ways?.written ?? 0) - (ways?.kept ?? 0)).toBe(differing);
  });
});
