import { stepsOf } from '../schematron/compiled/patterns/alternatives.ts';
import { isCondition, predicatesOf } from '../xpath/compile/path-shape.ts';
import type { Expression } from '../xpath/syntax/ast.ts';
import { partsOf } from '../xpath/syntax/parts.ts';
import { argumentsOf, canonical, patternText, plain } from './canonical.ts';
import { literalsIn } from './condition.ts';
import { finding, type LintFinding, oneLine } from './finding.ts';
import { groups } from './names.ts';
import type { ParsedAssert, ParsedRule, ParsedSchema } from './parsed-schema.ts';
import { certaintyOf } from './truth.ts';

/** The tests that give the same answer for every document. */
export function constantTests({ patterns }: ParsedSchema): LintFinding[] {
  return patterns
    .flat()
    .flatMap((rule) =>
      rule.asserts.flatMap((each) => [...constantTest(rule, each), ...comparisons(rule, each)]),
    );
}

function constantTest(parsed: ParsedRule, { assert, test }: ParsedAssert): LintFinding[] {
  const { pattern, rule, alternatives } = parsed;
  if (test === undefined || assert.forEach !== undefined || rule.visitEach !== undefined) return [];
  const place = { pattern, rule, assert, source: assert.source };
  const values = { id: assert.id, test: oneLine(assert.test), context: oneLine(rule.context) };
  const passing = assert.kind === 'report' ? 'false' : 'true';
  const certainty = certaintyOf(test);
  if (certainty === passing)
    return [finding('constant-test', passing === 'true' ? 'alwaysTrue' : 'neverTrue', values, place)];
  // A test of `false()` is meant: its context already decides.
  if (certainty !== undefined)
    return isConstantCall(test) ? [] : [finding('constant-test', 'alwaysReports', values, place)];
  const repeated =
    alternatives.length > 0 &&
    alternatives.every((each) => certaintyOf(test, conditionsOn(each)) === passing);
  return repeated ? [finding('constant-test', 'sameAsContext', values, place)] : [];
}

const isConstantCall = (test: Expression) =>
  ['true', 'false'].some((name) => argumentsOf(plain(test), name) !== undefined);

/** The conditions of a context on the node itself. */
function conditionsOn(alternative: Expression): Expression[] {
  const last = stepsOf(alternative).at(-1);
  return last === undefined ? [] : predicatesOf(last).filter(isCondition);
}

/** Comparisons that every value passes: `. != ('a', 'b')`, and `. != 'a' or . != 'b'`. */
function comparisons({ pattern, rule }: ParsedRule, { assert, test }: ParsedAssert): LintFinding[] {
  if (test === undefined) return [];
  return passedByAll(test).map(({ operand, values }) =>
    finding(
      'constant-comparison',
      'comparison',
      { operand: patternText(operand), values: values.join(', ') },
      { pattern, rule, assert, source: assert.source },
    ),
  );
}

interface Differing {
  readonly operand: Expression;
  readonly values: readonly (string | number)[];
}

function passedByAll(expression: Expression): Differing[] {
  const differing = disjunctsOf(expression).flatMap(differingFrom);
  const here = groups(differing, ({ operand }) => canonical(operand)).flatMap((each) => {
    const values = [...new Set(each.flatMap((one) => one.values))];
    const [first] = each;
    return first !== undefined && values.length > 1 ? [{ operand: first.operand, values }] : [];
  });
  return [...here, ...insideOf(expression).flatMap(passedByAll)];
}

/** Operands of a chain of `or`; any other expression is its own only operand. */
function disjunctsOf(written: Expression): Expression[] {
  const expression = plain(written);
  if (expression.kind !== 'logical' || expression.operator !== 'or') return [expression];
  return [...disjunctsOf(expression.left), ...disjunctsOf(expression.right)];
}

const insideOf = (expression: Expression) => disjunctsOf(expression).flatMap(partsOf);

function differingFrom(written: Expression): Differing[] {
  const expression = plain(written);
  if (expression.kind !== 'general' || expression.operator !== '!=') return [];
  const [left, right] = [plain(expression.left), plain(expression.right)];
  const [ofLeft, ofRight] = [literalsIn(left), literalsIn(right)];
  if (ofRight !== undefined && ofLeft === undefined) return [{ operand: left, values: ofRight }];
  return ofLeft !== undefined && ofRight === undefined ? [{ operand: right, values: ofLeft }] : [];
}
