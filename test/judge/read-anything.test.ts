import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UblElement } from '../../src/core/element.ts';
import { convert } from '../../src/judge/convert.ts';
import { requestOf } from '../../src/judge/request-of.ts';
import { compute, normalise, toUbl } from '../../src/judge/steps.ts';
import { example } from '../requests.ts';
import { parsed } from '../ubl/parsed.ts';
import { mutated, mutations, written } from '../ubl/structure/mutations.ts';

const verdicts = resolve(import.meta.dirname, '../../../shared/pint-ae/conformance/official-verdicts.ndjson');

/** Each value of a document as `path=value`, without positions among siblings; numbers by their value. */
function valuesOf(element: UblElement, path = `/${element.localName}`): string[] {
  const attributes = element.attributes
    .filter(({ prefix }) => prefix !== 'xsi')
    .map(({ localName, value }) => `${path}/@${localName}=${plain(value)}`);
  const children = element.children.filter((child) => typeof child !== 'string');
  const text = element.children.filter((child) => typeof child === 'string').join('');
  const own = children.length === 0 || text.trim() !== '' ? [`${path}=${plain(text)}`] : [];
  const inner = children.flatMap((child) => valuesOf(child, `${path}/${child.localName}`));
  return [...attributes, ...own, ...inner];
}

function plain(text: string): string {
  const trimmed = text.trim();
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(trimmed) && trimmed.length < 16
    ? String(Number(trimmed))
    : trimmed;
}

const withoutPlaces = (location: string) =>
  location.replaceAll(/\[\d+\]/g, '').replaceAll(/cac:|cbc:|xml:|Q\{[^}]*\}/g, '');

/** The values of a document that are neither in its request, nor in `unmapped`, nor in a finding. */
function lost(xml: string): string[] {
  const { request, unmapped, findings } = requestOf(xml);
  expect(request).not.toBeNull();
  const left = request === null ? [] : valuesOf(toUbl(compute(normalise(request).invoice)).root);
  const told = [
    ...unmapped.map(({ location, attribute, value }) => {
      const path = withoutPlaces(location);
      return `${attribute === null ? path : `${path}/@${attribute.replace(/^.*:/, '')}`}=${plain(value)}`;
    }),
    ...findings
      .filter(({ rule }) => rule === 'ubl-derived')
      .map(
        ({ location, message }) =>
          `${withoutPlaces(location ?? '')}=${plain(/“([^”]*)”/.exec(message)?.[1] ?? '')}`,
      ),
  ];
  // An empty element says nothing, whether or not the other document has one.
  return valuesOf(parsed(xml))
    .filter((value) => !value.endsWith('='))
    .filter((value) => !taken(left, value) && !taken(told, value));
}

function taken(values: string[], value: string): boolean {
  const at = values.indexOf(value);
  if (at >= 0) values.splice(at, 1);
  return at >= 0;
}

describe.skipIf(!existsSync(verdicts))('the documents of the official verdicts', () => {
  test('are read without a value lost', () => {
    const documents = readFileSync(verdicts, 'utf8').split('\n').filter(Boolean);
    // Only every third, because all of them would take as long as many other tests together.
    const losses = documents
      .filter((_, index) => index % 3 === 0)
      .flatMap((line) => {
        const { id, xml } = JSON.parse(line);
        return lost(xml).map((value) => `${id}: ${value}`);
      });
    expect(documents.length).toBeGreaterThan(900);
    expect(losses).toEqual([]);
  });
});

describe('documents of any structure', () => {
  const documents = ['standard-invoice', 'credit-note'].map((name) => convert(example(name)).xml ?? '');

  test('are read without a value lost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), mutations, (xml, changes) => {
        expect(lost(written(mutated(xml, changes)))).toEqual([]);
      }),
      { numRuns: Number(process.env.READ_RUNS ?? 150) },
    );
  });
});
