import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSchematron } from '../../src/index.ts';
import { includes } from '../../src/lint/inclusion.ts';
import { certaintyOf } from '../../src/lint/truth.ts';
import { parseXPath } from '../../src/xpath/syntax/parse.ts';
import { escaped } from '../schematron/compiled/draft.ts';
import { runs } from '../tier.ts';

const name = fc.constantFrom('a', 'b', 'c');
const value = fc.constantFrom("'x'", "'y'", '1', '2');
const operator = fc.constantFrom('=', '!=', '<', '>=');
const condition = fc.letrec<{ any: string; path: string }>((tie) => ({
  path: fc.oneof(
    { depthSize: 'small' },
    name,
    name.map((one) => `@${one}`),
    fc.constant('.'),
    fc.tuple(name, name).map((two) => two.join('/')),
    fc.tuple(name, tie('any')).map(([one, inside]) => `${one}[${inside}]`),
  ),
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('path').filter((path) => path !== '.'),
    fc.tuple(name, fc.constantFrom('=', '!='), fc.constantFrom("'x'", "'y'")).map((parts) => parts.join(' ')),
    fc
      .tuple(tie('path'), fc.constantFrom('=', '!='), fc.constantFrom("'x'", "('x', 'y')"))
      .map((parts) => parts.join(' ')),
    fc
      .tuple(name, operator, fc.constantFrom('0', '1', '2'))
      .map(([one, is, count]) => `count(${one}) ${is} ${count}`),
    fc
      .tuple(
        fc.constantFrom('not', 'exists', 'empty', 'boolean'),
        tie('path').filter((path) => path !== '.'),
      )
      .map(([call, inside]) => `${call}(${inside})`),
    tie('any').map((inside) => `not(${inside})`),
    fc
      .tuple(tie('any'), fc.constantFrom('and', 'or'), tie('any'))
      .map(([one, by, other]) => `(${one} ${by} ${other})`),
    value.map((literal) => `${literal} = ${literal}`),
  ),
})).any;

interface Tree {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly content: string | readonly Tree[];
}

const tree = fc.letrec<{ element: Tree }>((tie) => ({
  element: fc.record({
    name,
    attributes: fc.uniqueArray(name, { maxLength: 2 }),
    content: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('', 'x', 'y', 'z'),
      fc.array(tie('element'), { maxLength: 3 }),
    ),
  }),
})).element;

function xml({ name, attributes, content }: Tree): string {
  const inside = typeof content === 'string' ? content : content.map(xml).join('');
  return `<${name}${attributes.map((each) => ` ${each}="x"`).join('')}>${inside}</${name}>`;
}

function judged(rules: string, document: Tree) {
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern>${rules}</pattern></schema>`;
  return compileSchematron(schema)
    .judge(xml(document))
    .findings.map(({ id }) => id);
}

test('a condition that is certain has its value in every document, under what its context assumes', () => {
  let certain = 0;
  fc.assert(
    fc.property(
      condition,
      condition,
      fc.array(tree, { minLength: 4, maxLength: 8 }),
      (asked, assumed, documents) => {
        const certainty = certaintyOf(parseXPath(asked, {}), [parseXPath(assumed, {})]);
        if (certainty === undefined) return;
        certain += 1;
        const rule = `<rule context="*[${escaped(assumed)}]"><report id="true" test="${escaped(asked)}"/><assert id="false" test="${escaped(asked)}"/></rule>`;
        for (const document of documents)
          expect(
            judged(rule, document).filter((id) => certainty === 'unmatched' || id !== certainty),
          ).toEqual([]);
      },
    ),
    { numRuns: runs(600) },
  );
  expect(certain).toBeGreaterThan(0);
});

const step = fc
  .tuple(fc.constantFrom('a', 'b', '*'), fc.option(condition, { nil: undefined, freq: 3 }))
  .map(([test, predicate]) => (predicate === undefined ? test : `${test}[${predicate}]`));
const pattern = fc
  .tuple(
    fc.constantFrom('', '/', '//'),
    step,
    fc.array(
      fc.tuple(fc.constantFrom('/', '//'), step).map((parts) => parts.join('')),
      { maxLength: 2 },
    ),
  )
  .map(([start, first, rest]) => `${start}${first}${rest.join('')}`);

test('a rule that is called shadowed never fires', () => {
  let included = 0;
  fc.assert(
    fc.property(
      pattern,
      pattern,
      fc.array(tree, { minLength: 4, maxLength: 8 }),
      (wide, narrow, documents) => {
        if (!includes(parseXPath(wide, {}), parseXPath(narrow, {}))) return;
        included += 1;
        const rules = `<rule context="${escaped(wide)}"><assert id="first" test="true()"/></rule><rule context="${escaped(narrow)}"><assert id="second" test="false()"/></rule>`;
        for (const document of documents) expect(judged(rules, document)).toEqual([]);
      },
    ),
    { numRuns: runs(1500) },
  );
  expect(included).toBeGreaterThan(0);
});
