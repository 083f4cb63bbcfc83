import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { runs } from '../../tier.ts';
import { prefixes } from '../../ubl.ts';
import { treeOf } from './evaluate-xpath.ts';
import { invoice, pattern, rule, schema } from './schema.ts';

const contexts = [
  'cac:Item/cbc:ID',
  'cac:Price//cbc:ID',
  '*[cac:Item]/cac:Price',
  'cac:Item[not(parent::cac:Price)]',
  "*[ends-with(name(), 'ice')]",
  'cac:Item[parent::cac:Price or ancestor::cac:Item]',
  '/*/*/cbc:ID',
];
const rules = evaluateRules(
  schema(contexts.map((context) => pattern(context, [rule(context, { [context]: 'false()' })]))),
);

type CompiledEngine = ReturnType<typeof createCompiledEngine>;

function findings(engine: CompiledEngine, xml: string): string[] {
  const { failed } = engine.judge({ root: treeOf(xml) }, 'billing');
  return failed.map(({ id, location }) => `${id} ${location}`);
}

const names = fc.constantFrom('cac:Item', 'cac:Price', 'cbc:ID', 'cac:Unmentioned', 'Foreign');

const { content } = fc.letrec<{ content: string; element: string }>((tie) => ({
  content: fc.array(tie('element'), { maxLength: 4 }).map((elements) => elements.join('')),
  element: fc
    .tuple(names, fc.oneof({ maxDepth: 4 }, fc.constant(''), tie('content')))
    .map(([name, within]) => `<${name}>${within}</${name}>`),
}));

describe('where rules apply', () => {
  test('does not depend on the documents that were judged before', () => {
    const used = createCompiledEngine(rules, { prefixes });
    fc.assert(
      fc.property(content, (each) => {
        const xml = invoice(each);
        expect(findings(used, xml)).toEqual(findings(createCompiledEngine(rules, { prefixes }), xml));
      }),
      { numRuns: runs(500) },
    );
  });

  test('is found in documents with more paths than are distinguished', () => {
    const nested = (depth: number): string => {
      if (depth === 0) return '<cbc:ID/>';
      const within = nested(depth - 1);
      return `<cac:Item>${within}</cac:Item><cac:Price>${within}</cac:Price>`;
    };
    const found = findings(createCompiledEngine(rules, { prefixes }), invoice(nested(13)));
    const count = (context: string) => found.filter((each) => each.startsWith(`${context} `)).length;
    expect(count('cac:Item/cbc:ID')).toBe(2 ** 12);
    expect(count('cac:Price//cbc:ID')).toBe(2 ** 13 - 1);
    expect(count('*[cac:Item]/cac:Price')).toBe(2 ** 13 - 1);
  });
});
