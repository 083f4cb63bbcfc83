import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { titles } from '../../rules/ae/messages/titles.ts';
import { arabic } from '../../src/core/messages/arabic.ts';
import { keyOf } from '../../src/core/messages/language.ts';
import type { Engine } from '../../src/core/specification/engine.ts';
import { messageStatusRuleSet, taxDataRuleSet } from '../../src/specification/network-rules.ts';
import { remove } from './edits.ts';
import { judge } from './judge.ts';
import { failedBy, type NetworkKind, networkCases, validDocument, verdictsOf } from './network-cases.ts';

const ruleSets = {
  'tax-data': { ruleSet: taxDataRuleSet, count: 58 },
  'message-status': { ruleSet: messageStatusRuleSet, count: 31 },
} as const;

/** The ids that the Schematron of a kind asserts. */
function assertedIn(kind: NetworkKind): string[] {
  const folder = new URL(`../../schematron/${kind}/`, import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return sources.flatMap((source) =>
    Array.from(source.matchAll(/<sch:assert id="([^"]+)"/g), ([, id = '']) => id),
  );
}

describe.each(['tax-data', 'message-status'] as const)('the rules of %s', (kind) => {
  const { ruleSet, count } = ruleSets[kind];
  const asserted = assertedIn(kind);

  test('are as many as the release has', () => {
    expect(new Set(asserted).size).toBe(count);
    expect(asserted).toHaveLength(count);
  });

  test('each have a document that breaks them, and texts in both languages', () => {
    const broken = new Set(networkCases(kind).map(({ rule }) => rule));
    expect(asserted.filter((id) => !broken.has(id))).toEqual([]);
    const { entries } = ruleSet.messages;
    expect([...entries.keys()].sort()).toEqual(asserted.sort());
    const said = [...entries.values()].flatMap((entry) =>
      [titles[entry.id], entry.message, entry.hint].flatMap((text) => [
        text?.en,
        text && arabic.translated(keyOf(text.en)),
      ]),
    );
    expect(said.filter((text) => typeof text !== 'string' || text === '')).toEqual([]);
  });

  test('find nothing in the valid document', () => {
    expect(failedBy(ruleSet.engine, validDocument(kind))).toEqual([]);
  });

  test.each(verdictsOf(kind))('$name', ({ xml, failed }) => {
    expect(failedBy(ruleSet.engine, xml)).toEqual(failed);
  });
});

test('findings name their places with the prefixes that are usual', () => {
  const placesOf = (engine: Engine, xml: string) => judge(engine, xml).failed.map(({ location }) => location);
  const withoutReport = remove('pxs:ReportedDocument')(validDocument('tax-data'));
  expect(placesOf(taxDataRuleSet.engine, withoutReport)).toEqual(['/pxs:TaxData/pxs:ReportedTransaction[1]']);
  const withoutReason = remove('cac:LineResponse/cac:Status')(validDocument('message-status'));
  expect(placesOf(messageStatusRuleSet.engine, withoutReason)).toEqual([
    '/ApplicationResponse/cac:DocumentResponse[1]/cac:LineResponse[1]/cac:Response[1]',
  ]);
});
