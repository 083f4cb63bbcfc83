import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import { type LeftOut, type PassName, passes } from '../../../src/xpath/passes/pass-names.ts';
import { treeOf } from '../../schematron/compiled/evaluate-xpath.ts';
import { invoice, type Lets, pattern, rule, schema } from '../../schematron/compiled/schema.ts';
import { runs } from '../../tier.ts';

/** Conditions on elements `cac:L`, and the passes without which another program would be made of them. */
interface Row {
  readonly what: string;
  readonly conditions: readonly string[];
  readonly lets?: Lets;
  readonly by: readonly PassName[];
  /** The functions that the program calls: how it finds, not how it is written. */
  readonly uses: readonly string[];
  /** Visits that are counted, each by the name with which its code begins. */
  readonly counted: readonly string[];
}

const rows = readFileSync(new URL('conditions.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Row => JSON.parse(line));

/** The module of the conditions of a row, made without some passes. */
function moduleOf({ conditions, lets }: Row, leftOut: LeftOut) {
  const tests = Object.fromEntries(conditions.map((each, at) => [`a${at}`, each]));
  const rules = schema([pattern('p', [rule('cac:L', tests, lets)])]);
  return compileModule([rules], { namesElements: true, leftOut });
}

/** Returns what is found in a document by the conditions of a row, compiled without some passes. */
function judging(row: Row, leftOut: LeftOut): (xml: string) => readonly string[] {
  const engine = createCompiledEngine(evaluateModule(moduleOf(row, leftOut)));
  return (xml) => {
    const { failed, unjudged } = engine.judge({ root: treeOf(xml) }, 'billing');
    return [
      ...failed.map((each) => `${each.id} ${each.location}`),
      ...unjudged.map((each) => `${each.id} ${each.location} unjudged`),
    ].sort();
  };
}

test.each(rows)('$what: $conditions, by its passes alone', (row) => {
  const { body, imports } = moduleOf(row, new Set());
  expect(passes.filter((pass) => moduleOf(row, new Set([pass])).body !== body)).toEqual(row.by);
  expect(imports.filter((name) => name !== 'DynamicError')).toEqual(row.uses);
  const counted = Array.from(body.matchAll(/\bcounted\(d, (\[?\w+)/g), ([, name]) => name);
  expect(counted).toEqual(row.counted);
});

const names = ['cac:L', 'cac:A', 'cac:B', 'cac:C', 'cac:M', 'cac:T', 'cbc:X', 'cbc:Y'];
const attributes = fc.constantFrom('', ' k="A"', ' k="AA" l="T"', ' k="" l="7"', ' k=" A " l="A"');
const word = fc.constantFrom('A', 'AA', 'T', '', 'A B', '7', ' A ', '1.50', '3');
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(...names),
      attributes,
      fc.oneof(
        { depthSize: 'medium', withCrossShrink: true },
        word,
        fc.array(tie('element'), { maxLength: 4 }),
      ),
    )
    .map(([name, given, content]) => `<${name}${given}>${[content].flat().join('')}</${name}>`),
}));
const document = fc
  .tuple(fc.array(element, { maxLength: 4 }), fc.array(element, { minLength: 1, maxLength: 6 }), attributes)
  .map(([beside, inside, given]) =>
    invoice(`${beside.join('')}<cac:L${given}>${inside.join('')}</cac:L><cac:L>${beside.join('')}</cac:L>`),
  );

test.each(rows)('$what: $conditions, finds the same with all passes as with none', (row) => {
  const [withAll, withNone] = [judging(row, new Set()), judging(row, new Set(passes))];
  fc.assert(
    fc.property(document, (xml) => {
      expect(withAll(xml)).toEqual(withNone(xml));
    }),
    { numRuns: runs(40) },
  );
});
