import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRules } from '../../../src/schematron/compiled/module.ts';
import { invoice, judge, pattern, rule, schema } from '../../schematron/compiled/schema.ts';
import { runs } from '../../tier.ts';

const names = ['cac:A', 'cac:B', 'cac:C', 'cbc:X', 'cbc:Y'];
const name = fc.constantFrom(...names);
const word = fc.constantFrom('AA', 'BB', 'A', 'B', '', 'A B', '7', ' AA ', '1.50');

const element = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      fc.constantFrom('', ' k="AA"', ' k="" l="BB"', ' l="7"'),
      fc.oneof(
        { depthSize: 'medium', withCrossShrink: true },
        word,
        fc.array(tie('element'), { maxLength: 4 }),
      ),
    )
    .map(([tag, attributes, content]) => {
      const inside = typeof content === 'string' ? content : content.join('');
      return `<${tag}${attributes}>${inside}</${tag}>`;
    }),
})).element;
const document = fc.array(element, { minLength: 1, maxLength: 6 }).map((parts) => invoice(parts.join('')));

const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('/'));
const list = fc.constantFrom(' AA BB ', 'AA', ' A ', '  ', ' A B ', ',AA,BB,');
const predicate = fc.oneof(
  name,
  path,
  word.map((text) => `. = '${text}'`),
  name.map((each) => `${each} = 'A'`),
  // More than one such child is an error.
  name.map((each) => `normalize-space(${each}) = 'AA'`),
  name.map((each) => `${each} > 1`),
  fc.constantFrom('@k', "@l = 'BB'", 'not(*)', 'position() = 1', 'last()'),
);
const nodes = fc.oneof(
  path,
  fc.tuple(path, fc.constantFrom('@k', '@l')).map((steps) => steps.join('/')),
  fc.constantFrom('//@k', '//@l', '//*/@k', '//cbc:X/@k', '/*/cac:A/@l'),
  path.map((steps) => `//${steps}`),
  fc.tuple(name, name, path).map(([one, other, rest]) => `(${one} | ${other})/${rest}`),
  fc.tuple(name, predicate).map(([each, test]) => `//${each}[${test}]`),
  fc.tuple(name, predicate, path).map(([each, test, rest]) => `${each}[${test}]/${rest}`),
  fc.tuple(name, predicate, path).map(([each, test, rest]) => `//${each}[${test}]/${rest}`),
);
const condition = fc.oneof(
  nodes,
  nodes.map((each) => `not(${each})`),
  fc.tuple(nodes, fc.integer({ min: 0, max: 2 })).map(([each, count]) => `count(${each}) = ${count}`),
  fc.tuple(nodes, nodes).map(([one, other]) => `${one} = ${other}`),
  fc.tuple(list, name).map(([text, each]) => `contains('${text}', concat(' ', ${each}, ' '))`),
  fc
    .tuple(list, name)
    .map(
      ([text, each]) =>
        `not(contains(normalize-space(${each}), ' ')) and contains('${text}', concat(' ', normalize-space(${each}), ' '))`,
    ),
  fc
    .tuple(list, nodes)
    .map(([text, each]) => `every $x in ${each} satisfies contains('${text}', concat(',', $x, ','))`),
  fc
    .tuple(nodes, nodes)
    .map(([one, other]) => `every $x in ${one} satisfies count(${other}) < 2 or $x = 'A'`),
);
const assertion = fc.oneof(
  condition,
  fc.tuple(condition, condition).map(([one, other]) => `(${one}) and (${other})`),
  fc.tuple(condition, condition).map(([one, other]) => `(${one}) or not(${other})`),
  // A value that is written twice is computed once.
  fc
    .tuple(nodes, condition)
    .map(([one, other]) => `(${other} and count(${one}) = 2) or not(${one}/cbc:X = 'A')`),
);

test('Assertions that are compiled together find what each finds alone', () => {
  fc.assert(
    fc.property(
      fc.array(assertion, { minLength: 1, maxLength: 25 }),
      fc.constantFrom('/*', 'cac:A', '*', '//cac:B/*'),
      document,
      (tests, context, xml) => {
        const numbered = tests.map((each, at): [string, string] => [`a${at}`, each]);
        const together = judge(schema([pattern('p', [rule(context, Object.fromEntries(numbered))])]), xml);
        const alone = numbered.map(([id, each]) =>
          judge(schema([pattern('p', [rule(context, { [id]: each })])]), xml),
        );
        const told = (judgements: readonly ReturnType<typeof judge>[]) =>
          judgements
            .flatMap(({ failed, unjudged }) => [
              ...failed.map((each) => `${each.id} ${each.location}`),
              ...unjudged.map((each) => `${each.id} ${each.location} ${each.reason}`),
            ])
            .sort();
        expect(told([together])).toEqual(told(alone));
      },
    ),
    { numRuns: runs(40) },
  );
});

test('A function of very many assertions is divided', () => {
  const tests = [...Array(100).keys()].map((at) => [`a${at}`, `cbc:X${at} = cbc:Y${at}`] as const);
  const source = compileRules(schema([pattern('p', [rule('/*', Object.fromEntries(tests))])]), 'runtime');
  expect(source.match(/^function \w+_part(_\d+)?\(d, n, report\)/gm)?.length).toBeGreaterThan(3);
});
