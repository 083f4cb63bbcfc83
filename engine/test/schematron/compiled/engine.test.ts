import { describe, expect, test } from 'vitest';
import { compileRules } from '../../../src/schematron/compiled/module.ts';
import { findings, invoice, judge, pattern, rule, schema } from './schema.ts';

const twoLines = invoice(
  '<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:Amount currencyID="AED">5.00</cbc:Amount></cac:InvoiceLine>' +
    '<cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:Amount>x</cbc:Amount></cac:InvoiceLine><cbc:Note/>',
);

const never = 'false()';

describe('a rule context', () => {
  const ofFive = 'cac:InvoiceLine[xs:decimal(cbc:Amount) = 5]';

  test('that raises an error does not match, which is reported, and the next rule may match', () => {
    const rules = schema([pattern('p', [rule(ofFive, { a: never, b: never }), rule('*', { next: never })])]);
    expect(findings(rules, twoLines).filter((finding) => finding.endsWith('InvoiceLine[2]'))).toEqual([
      'next /Invoice/cac:InvoiceLine[2]',
    ]);
    expect(judge(rules, twoLines).undecided).toMatchObject([
      {
        ids: ['a', 'b'],
        location: '/Invoice/cac:InvoiceLine[2]',
        reason: 'FORG0001: "x" is not a valid xs:decimal',
      },
    ]);
  });

  test.each([
    ['cac:InvoiceLine[xs:decimal(cbc:Amount) = 5][cbc:ID = 1]', 'a condition after it does not hold'],
    [
      'cac:InvoiceLine[xs:decimal(cbc:Amount) = 5][xs:decimal(cbc:ID) = 1]',
      'another that may fail does not hold',
    ],
    ['cac:InvoiceLine[cbc:ID = 1][xs:decimal(cbc:Amount) = 5]', 'a condition before it does not hold'],
    [`${ofFive} | cac:InvoiceLine`, 'another alternative matches'],
    [`${ofFive} | cac:InvoiceLine[xs:decimal(cbc:ID) = 2]`, 'another alternative that may fail matches'],
  ])('%s has a result although it raises an error: %s', (context) => {
    const rules = schema([pattern('p', [rule(context, { a: never })])]);
    expect(judge(rules, twoLines).undecided).toEqual([]);
  });

  test('that raises an error in one alternative may match by another', () => {
    const context = 'cac:InvoiceLine[xs:decimal(cbc:Amount) = 5] | cac:InvoiceLine[cbc:ID = 2]';
    const rules = schema([pattern('p', [rule(context, { a: never })])]);
    expect(findings(rules, twoLines)).toHaveLength(2);
  });
});

/** A schema with one pattern. */
const only = (...rules: Parameters<typeof pattern>[1]) => schema([pattern('p', rules)]);
const amount = { amount: 'xs:decimal(cbc:Amount)' };
const [root, first, second, note] = ['', '/cac:InvoiceLine[1]', '/cac:InvoiceLine[2]', '/cbc:Note[1]'];

test.each<readonly [fact: string, rules: ReturnType<typeof schema>, found: readonly string[]]>([
  [
    'only the first rule of a pattern that matches an element judges it',
    only(rule('cac:InvoiceLine[1]', { first: never }), rule('cac:InvoiceLine', { other: never })),
    [`first ${first}`, `other ${second}`],
  ],
  [
    'findings come in the order of the document, and pattern by pattern',
    schema([
      pattern('one', [rule('cbc:Note', { note: never }), rule('cac:InvoiceLine[1]', { line: never })]),
      pattern('two', [rule('/*', { document: never })]),
    ]),
    [`line ${first}`, `note ${note}`, `document ${root}`],
  ],
  [
    'a dynamic error leaves only its own assertion unjudged',
    only(rule('cac:InvoiceLine', { sum: 'xs:decimal(cbc:Amount) = 5', name: 'exists(cbc:Name)' })),
    [`name ${first}`, `name ${second}`, `sum ${second} unjudged`],
  ],
  [
    'one in a let is raised in each assertion that uses it',
    only(rule('cac:InvoiceLine[2]', { a: '$amount = 1', b: '$amount = 2', c: 'exists(cbc:ID)' }, amount)),
    [`a ${second} unjudged`, `b ${second} unjudged`],
  ],
  [
    'one in a let that is not needed does no harm',
    only(rule('cac:InvoiceLine[2]', { a: 'true() or $amount = 1' }, amount)),
    [],
  ],
  [
    'lets of schema, pattern and rule see each other whatever their order',
    schema(
      [
        pattern('p', [rule('cac:InvoiceLine[1]', { a: '$here != $all' }, { here: 'cbc:ID + $one' })], {
          all: '$one + $two',
          one: '1',
        }),
      ],
      { two: '1' },
    ),
    [`a ${first}`],
  ],
  [
    'lets of a pattern have the document as context',
    schema([pattern('p', [rule('cbc:Note', { a: '$lines = 3' })], { lines: 'count(*/cac:InvoiceLine)' })]),
    [`a ${note}`],
  ],
  [
    'lets of the same name in two patterns are apart',
    schema([
      pattern('one', [rule('/*', { a: '$x = 1' })], { x: '1' }),
      pattern('two', [rule('/*', { b: '$x = 1' })], { x: '2' }),
    ]),
    [`b ${root}`],
  ],
  [
    'the variable profile is the one passed to the engine',
    schema([pattern('p', [rule('/*', { a: "$profile = 'selfbilling'" })])], { profile: "'selfbilling'" }),
    [`a ${root}`],
  ],
])('%s', (_, rules, found) => {
  expect(findings(rules, twoLines)).toEqual(found.map((each) => each.replace(' ', ' /Invoice')));
});

test('one engine judges one document after another', () => {
  const rules = schema([pattern('p', [rule('/*', { a: '$n = 2' })])], { n: 'count(//cac:InvoiceLine)' });
  expect(findings(rules, twoLines)).toEqual([]);
  expect(findings(rules, invoice('<cac:InvoiceLine/>'))).toEqual(['a /Invoice']);
});

test('rules of one context share the functions that test it', () => {
  const context = "cac:InvoiceLine/cac:Item[cbc:Name = 'x']";
  const other = "cac:InvoiceLine/cac:Item[cbc:Name = 'y']";
  const patterns = ['a', 'b', 'c'].map((id) =>
    pattern(id, [rule(id === 'c' ? other : context, { [id]: 'true()' })]),
  );
  const declared = compileRules(schema(patterns), '').matchAll(/^function (\w+)_(?:path|matches)\(/gm);
  expect([...declared].map(([, name]) => name)).toEqual(['rule_a', 'rule_a', 'rule_c']);
});
