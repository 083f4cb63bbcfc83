import { axisStep, stepsOf } from '../schematron/compiled/patterns/alternatives.ts';
import { isCondition, isDescent, predicatesOf } from '../xpath/compile/path-shape.ts';
import type { Expression, NodeTest } from '../xpath/syntax/ast.ts';
import { canonical } from './canonical.ts';
import { readable } from './parsed-schema.ts';
import { follows } from './truth.ts';

/** Compares steps of two patterns: tells whether `wide` matches everything that `narrow` matches. */
type StepInclusion = (wide: Expression, narrow: Expression) => boolean;

/**
 * Tells whether every node that one alternative of a pattern matches is certainly matched by another too; false if
 * this cannot be proved.
 */
export function includes(wide: Expression, narrow: Expression): boolean {
  return isAbove(stepsOf(wide), stepsOf(narrow), stepIncludes, stepIncludes);
}

/**
 * Tells whether one alternative includes another if the predicates on the node itself are ignored: only its place
 * counts.
 */
export function includesPlace(wide: Expression, narrow: Expression): boolean {
  return isAbove(stepsOf(wide), stepsOf(narrow), testIncludes, stepIncludes);
}

function isAbove(
  wide: readonly Expression[],
  narrow: readonly Expression[],
  last: StepInclusion,
  before: StepInclusion,
): boolean {
  const [ofWide, ofNarrow] = [wide.at(-1), narrow.at(-1)];
  if (ofWide === undefined || ofNarrow === undefined) return false;
  if (ofWide.kind === 'root' || ofNarrow.kind === 'root') return ofWide.kind === ofNarrow.kind;
  return last(ofWide, ofNarrow) && ancestorsInclude(wide.slice(0, -1), narrow.slice(0, -1), before);
}

/** Compares the steps above a node, from the document down; a relative pattern may begin anywhere. */
function ancestorsInclude(
  wide: readonly Expression[],
  narrow: readonly Expression[],
  step: StepInclusion,
): boolean {
  const [above, own] = [wide.at(-1), narrow.at(-1)];
  if (above === undefined) return true;
  if (isDescent(above)) {
    const rest = wide.slice(0, -1);
    if (rest.length === 0 || rest.at(-1)?.kind === 'root') return true;
    return narrow.some((_, at) => ancestorsInclude(rest, narrow.slice(0, at + 1), step));
  }
  if (own === undefined || isDescent(own)) return false;
  if (above.kind === 'root' || own.kind === 'root') return above.kind === own.kind;
  return step(above, own) && ancestorsInclude(wide.slice(0, -1), narrow.slice(0, -1), step);
}

function stepIncludes(wide: Expression, narrow: Expression): boolean {
  if (canonical(wide) === canonical(narrow)) return true;
  if (!testIncludes(wide, narrow)) return false;
  const asked = predicatesOf(wide);
  return asked.every(isCondition) && follows(asked, predicatesOf(narrow).filter(isCondition));
}

function testIncludes(wide: Expression, narrow: Expression): boolean {
  const [one, another] = [readable(() => axisStep(wide)), readable(() => axisStep(narrow))];
  if (one === undefined || another === undefined || one.axis !== another.axis) return false;
  return nodeTestIncludes(one.test, another.test);
}

function nodeTestIncludes(wide: NodeTest, narrow: NodeTest): boolean {
  if (wide.kind === 'node') return true;
  if (wide.kind === 'element') return narrow.kind === 'element' || narrow.kind === 'name';
  if (wide.kind !== 'name') return wide.kind === narrow.kind;
  const [namespace, localName] = narrow.kind === 'name' ? [narrow.namespace, narrow.localName] : [null, null];
  if (narrow.kind !== 'name' && narrow.kind !== 'element') return false;
  return (
    (wide.namespace === null || wide.namespace === namespace) &&
    (wide.localName === null || wide.localName === localName)
  );
}
