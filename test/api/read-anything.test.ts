import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import type { UnmappedValue } from '../../src/api/request-of.ts';
import { compute, normalise, toUbl } from '../../src/api/steps.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { UblElement } from '../../src/core/xml/element.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { runs, sampled } from '../tier.ts';
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

/** Products that may be stated unrounded or in the currency of the document; a finding tells them. */
const products = /\/(TaxSubtotal\/TaxAmount|ItemPriceExtension\/Amount|TaxTotal\/TaxAmount)(\/@currencyID)?=/;

/** Totals that may be stated although they are zero, with their currency; a finding tells them. */
const totals =
  /\/LegalMonetaryTotal\/(?:AllowanceTotal|ChargeTotal|Prepaid|PayableRounding)Amount(?:=0|\/@currencyID=)/;

/**
 * Returns how the UBL of the request differs from the document beyond what `unmapped` says: values lost, values
 * gained, and rules that only one of the two breaks.
 */
function untold(xml: string): string[] {
  const { request, unmapped, findings } = readUbl(xml);
  expect(request).not.toBeNull();
  if (request === null) return [];
  const again = toUbl(compute(normalise(request).invoice));
  const before = valuesOf(parsed(xml)).filter(isSaid);
  const after = valuesOf(again.root).filter(isSaid);
  const lost = before.filter((value) => !taken(after, value));
  const losses = unmapped.flatMap((each) => (each.value === null ? [] : told(each, each.value)));
  const gains = unmapped.flatMap((each) => (each.written === null ? [] : told(each, each.written)));
  const isProduct = (value: string) =>
    (products.test(value) || totals.test(value)) && findings.some(({ rule }) => rule === 'ubl-derived');
  const rules = unmapped.length > 0 || rulesOf(xml) === rulesOf(serialise(again.root)) ? [] : ['other rules'];
  return [
    ...lost.filter((value) => !taken(losses, value) && !isProduct(value)),
    ...after.filter((value) => !taken(gains, value) && !isProduct(value)).map((value) => `added ${value}`),
    ...rules,
  ];
}

/** An empty element says nothing, whether or not the other document has one. */
const isSaid = (value: string) => !value.endsWith('=');

function told({ location, attribute }: UnmappedValue, value: string): string {
  const path = withoutPlaces(location);
  return `${attribute === null ? path : `${path}/@${attribute.replace(/^.*:/, '')}`}=${plain(value)}`;
}

function rulesOf(xml: string): string {
  const { issues } = validateUbl(xml, { structure: 'off' });
  return [...new Set(issues.map(({ rule }) => rule))].toSorted().join(' ');
}

function taken(values: string[], value: string): boolean {
  const at = values.indexOf(value);
  if (at >= 0) values.splice(at, 1);
  return at >= 0;
}

describe.skipIf(!existsSync(verdicts))('the documents of the official verdicts', () => {
  test('are written again with the same values, breaking the same rules, or `unmapped` says the difference', () => {
    const documents = readFileSync(verdicts, 'utf8').split('\n').filter(Boolean);
    // Only every third, because all of them would take as long as many other tests together.
    const third = documents.filter((_, index) => index % 3 === 0);
    const losses = sampled(third).flatMap((line) => {
      const { id, xml } = JSON.parse(line);
      return untold(xml).map((value) => `${id}: ${value}`);
    });
    expect(documents.length).toBeGreaterThan(900);
    expect(losses).toEqual([]);
  });
});

describe('documents of any structure', () => {
  const documents = ['standard-invoice', 'credit-note'].map((name) => convert(example(name)).xml ?? '');

  test('are written again with the same values, breaking the same rules, or `unmapped` says the difference', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), mutations, (xml, changes) => {
        expect(untold(written(mutated(xml, changes)))).toEqual([]);
      }),
      { numRuns: Number(process.env.READ_RUNS ?? runs(150)) },
    );
  });
});
