import { isNameOfPlace } from '../schematron/name-of-place.ts';
import { canonical, plain } from './canonical.ts';
import { finding, type LintFinding, oneLine } from './finding.ts';
import { groups } from './names.ts';
import type { ParsedAssert, ParsedRule, ParsedSchema } from './parsed-schema.ts';
import { certaintyOf } from './truth.ts';

interface PlacedAssert extends ParsedAssert {
  readonly parsed: ParsedRule;
}

/** Ids that stand for different texts, and assertions that occur twice. */
export function repeatedAssertions({ patterns }: ParsedSchema): LintFinding[] {
  const all = patterns.flat().flatMap((parsed) => parsed.asserts.map((each) => ({ ...each, parsed })));
  return [...repeatedIds(all), ...repeatedTests(all)];
}

/** All instances of an abstract pattern have the same place in the source, and therefore the same id. */
function repeatedIds(all: readonly PlacedAssert[]): LintFinding[] {
  const identified = all.filter(({ assert }) => assert.id !== '' && !isMadeUp(assert));
  return groups(identified, ({ assert }) => assert.id).flatMap(([first, ...others]) => {
    const second = others.find(
      ({ assert }) => first !== undefined && textInOneLine(assert) !== textInOneLine(first.assert),
    );
    if (first === undefined || second === undefined || isInstance(first, second)) return [];
    const values = {
      id: first.assert.id,
      first: first.assert.source.line,
      second: second.assert.source.line,
    };
    return [finding('duplicate-id', 'duplicateId', values, placeIn(second))];
  });
}

function repeatedTests(all: readonly PlacedAssert[]): LintFinding[] {
  return groups(all.filter(isCompared), keyOf).flatMap(([first, ...others]) =>
    others.flatMap((each) => {
      if (first === undefined || isInstance(first, each)) return [];
      const values = { id: each.assert.id, other: first.assert.id, first: first.assert.source.line };
      return [finding('duplicate-assertion', 'duplicateAssertion', values, placeIn(each))];
    }),
  );
}

const isCompared = ({ test, parsed, assert }: PlacedAssert) =>
  test !== undefined &&
  certaintyOf(test) === undefined &&
  parsed.alternatives.length > 0 &&
  assert.forEach === undefined &&
  ![assert.test, parsed.rule.context].some(readsVariables);

/** A variable may have another value in each rule. */
const readsVariables = (expression: string) => expression.includes('$');

function keyOf({ test, assert, parsed }: PlacedAssert): string {
  const context = parsed.alternatives.map(canonical).sort().join(' | ');
  const of = test === undefined ? '' : canonical(plain(test));
  return [assert.kind, assert.flag, context, of].join('\n');
}

/** The reader names an assertion without an id by its place. */
const isMadeUp = ({ id }: PlacedAssert['assert']) => isNameOfPlace(id);

const textInOneLine = ({ text }: PlacedAssert['assert']) => oneLine(text);

/** Tells whether both assertions come from one place, like those in each instance of an abstract pattern. */
function isInstance(one: PlacedAssert, other: PlacedAssert): boolean {
  const { file, line } = one.assert.source;
  const isOfPlace = other.assert.source.file === file && other.assert.source.line === line;
  return isOfPlace && one.parsed.pattern !== other.parsed.pattern;
}

const placeIn = ({ parsed: { pattern, rule }, assert }: PlacedAssert) => ({
  pattern,
  rule,
  assert,
  source: assert.source,
});
