import type { SchematronSchema } from 'schematron-compiler/rules';
import {
  earlySchxslt,
  isoSkeleton,
  isoSkeletonWithoutFiredRules,
  ownRules,
  schematron,
  schxslt,
} from 'schematron-compiler/testing';
import { describe, expect, test } from 'vitest';
import { validateUbl } from '../../../src/api/validate-ubl.ts';
import type { RuleSet } from '../../../src/core/specification/rule-set.ts';
import { parseUbl } from '../../../src/intake/parse-ubl.ts';
import { rulesIn } from '../../../src/schematron/rules-refusal.ts';
import { loadSaxonRuleSet, withSaxon } from '../../../src/schematron/saxon.ts';
import { loadRuleSet, ownFile } from '../../own-rules.ts';
import { edits, insertBefore, text } from '../edits.ts';
import { fixture } from '../judge.ts';

const invoice = fixture('invoice');
const documents: Readonly<Record<string, readonly [xml: string, findings: readonly string[]]>> = {
  'a valid invoice': [invoice, []],
  'another type': [text('cbc:InvoiceTypeCode', '381')(invoice), ['own-1 /Invoice']],
  'an accounting cost and another currency': [
    edits(
      insertBefore('cbc:DocumentCurrencyCode', '<cbc:AccountingCost>A</cbc:AccountingCost>'),
      text('cbc:DocumentCurrencyCode', 'USD'),
    )(invoice),
    ['own-2 /Invoice', 'own-3 /Invoice'],
  ],
  'lines that are described at length and not numbered': [
    edits(
      text('cac:InvoiceLine/cac:Item/cbc:Description', 'x'.repeat(101)),
      text('cac:InvoiceLine[2]/cbc:ID', 'two'),
    )(invoice),
    ['own-4 /Invoice/cac:InvoiceLine[1]', 'own-5 /Invoice/cac:InvoiceLine[2]'],
  ],
  'a line that the rule without assertions keeps from the others': [
    edits(
      text('cac:InvoiceLine[2]/cbc:ID', 'two'),
      insertBefore('cac:InvoiceLine[2]/cbc:InvoicedQuantity', '<cbc:Note>N</cbc:Note>'),
    )(invoice),
    [],
  ],
  'another profile and transaction type': [
    edits(text('cbc:ProfileID', 'urn:own:other'), text('cbc:ProfileExecutionID', '00000100'))(invoice),
    ['own-6 /', 'own-7 /'],
  ],
  'a transaction type that is no number': [
    text('cbc:ProfileExecutionID', '0000000x')(invoice),
    ['own-7 / unjudged'],
  ],
  'identifiers of two words, and two of them': [
    edits(text('cbc:ID', 'A 1'), insertBefore('cbc:UUID', '<cbc:ID>A</cbc:ID>'))(invoice),
    ['own-8 /Invoice/cbc:ID[1]', 'own-9 /Invoice/cbc:ID[2]'],
  ],
};

const forms = {
  'the schema': schematron(ownRules),
  'the ISO skeleton': isoSkeleton(ownRules),
  'the ISO skeleton without fired rules': isoSkeletonWithoutFiredRules(ownRules),
  SchXslt: schxslt(ownRules),
  'the first releases of SchXslt': earlySchxslt(ownRules),
};

describe.each(Object.entries(forms))('rules in the form of %s', (_, content) => {
  const file = rulesIn(withSaxon(ownFile(content)));

  describe.each([
    ['compiled', loadRuleSet(file)],
    ['saxon', rulesIn(loadSaxonRuleSet(file))],
  ])('run by the engine %s', (name, ruleSet) => {
    test('name their engine', () => {
      expect(ruleSet.engine.name).toBe(name);
    });

    test.each(Object.entries(documents))('judge %s', (_, [xml, expected]) => {
      expect(findings(xml, ruleSet)).toEqual(expected);
    });
  });

  test('are the same rules', () => {
    expect(contentOf(file.schemas[0])).toEqual(contentOf(ownFile(schematron(ownRules)).schemas[0]));
  });

  test('judge through validateUbl, and the result names them', () => {
    const [xml] = documents['another type'] ?? [''];
    const { valid, ruleSet } = validateUbl(xml, { ruleSets: [loadRuleSet(file)] });
    expect([valid, ruleSet?.id]).toEqual([false, 'own']);
  });

  test('report findings of rules on the document itself at the document', () => {
    const [xml] = documents['another profile and transaction type'] ?? [''];
    const { issues } = validateUbl(xml, { ruleSets: [loadRuleSet(file)] });
    expect(issues.map(({ rule, location, path }) => [rule, location, path])).toEqual([
      ['own-6', '/', ''],
      ['own-7', '/', ''],
    ]);
  });
});

/** The content of rules, without their places; the prefixes that tools add do not matter. */
function contentOf(schema: SchematronSchema | undefined): unknown {
  const content = JSON.stringify(
    {
      lets: schema?.lets,
      functions: schema?.functions,
      patterns: schema?.patterns.map(({ rules }) => rules),
    },
    (key, value) => (key === 'source' ? undefined : value),
  );
  return JSON.parse(content);
}

function findings(xml: string, { engine }: RuleSet): string[] {
  const parsed = parseUbl(xml);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  const { failed, unjudged } = engine.judge({ root: parsed.value, xml }, 'billing');
  return [
    ...failed.map(({ id, location }) => `${id} ${location}`),
    ...unjudged.map(({ id, location }) => `${id} ${location} unjudged`),
  ].sort();
}

test('a rule set without a stylesheet is not run by SaxonJS', () => {
  expect(() => rulesIn(loadSaxonRuleSet(ownFile(schematron(ownRules))))).toThrow(
    'contains nothing for SaxonJS',
  );
});

test('a stylesheet that is no longer the one that was made is refused', () => {
  const file = { ...ownFile(schematron(ownRules)), stylesheet: 'AAAA' };
  expect(() => rulesIn(loadSaxonRuleSet(file))).toThrow('contains a stylesheet that cannot be read');
});
