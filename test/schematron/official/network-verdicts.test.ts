import { describe, expect, test } from 'vitest';
import { messageStatusRuleSet, taxDataRuleSet } from '../../../src/specification/network-rules.ts';
import { idsOf, judge } from '../judge.ts';
import { digestOfDocuments, digestOfRules, networkCorpus } from './network-corpus.ts';
import { agrees, isValid, officialVerdicts } from './verdicts.ts';

describe.each([
  ['tax-data', taxDataRuleSet],
  ['message-status', messageStatusRuleSet],
] as const)('the verdicts of the publisher on %s', (kind, { engine, messages }) => {
  const documents = networkCorpus(kind);
  const { provenance, verdicts } = officialVerdicts(kind);

  test('are those of the documents that are kept, and SaxonJS said the same by our rules as they are', () => {
    expect(provenance).toMatchObject({
      documents: digestOfDocuments(kind),
      schematron: digestOfRules(kind),
    });
    expect(verdicts.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  });

  test('fail each rule, and find documents valid', () => {
    const fired = new Set(verdicts.flatMap(({ failed }) => failed));
    expect([...messages.entries.keys()].filter((id) => !fired.has(id))).toEqual([]);
    expect(verdicts.filter(isValid).length).toBeGreaterThan(80);
  });

  test('are ours', () => {
    const differing = documents.flatMap(({ id, xml }, at) => {
      const official = verdicts[at];
      const ours = judge(engine, xml);
      return official !== undefined && agrees(ours, official)
        ? []
        : [{ id, official, failed: idsOf(ours.failed), unjudged: idsOf(ours.unjudged) }];
    });
    expect(differing).toEqual([]);
  });
});
