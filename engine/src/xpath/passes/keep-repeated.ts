import { oncePer } from '../../once-per.ts';
import {
  type ArrayMethod,
  apply,
  call,
  documentLocal,
  type Local,
  local,
  type Plan,
  read,
  type Statement,
} from '../plan/plan.ts';

import { factsOf } from '../plan/runtime-facts.ts';
import { createPlanKeys, type PlanKeys } from '../plan/same.ts';

import { plansOf, withPlans } from '../plan/statements.ts';
import { partsOfPlan, withParts } from '../plan/walk.ts';

/** Number of places with the same value. Values inside a repeated value are not counted twice. */
interface Occurrence {
  times: number;
  /** True if the value is inside a function that is called for each of several items. */
  isRepeated: boolean;
}

/** Decides which repeated values are kept, and how. */
interface Keeping {
  readonly keys: PlanKeys;
  /** Plans that are not searched for inner values. */
  isLeaf(plan: Plan): boolean;
  /** Tells whether computing this plan, without its parts, costs more than a look-up. */
  isCostly(plan: Plan): boolean;
  /** The plan that replaces the value everywhere. */
  keep(value: Plan): Plan;
}

/**
 * Keeps each costly value that a function writes several times, or that a loop would compute for each item.
 */
function withRepeatedKept(
  functions: readonly (readonly Statement[])[],
  { keys: { isClosed, keyOf }, isLeaf, isCostly, keep }: Keeping,
): Statement[][] {
  const occurrences = new Map<string, Occurrence>();
  const costs = new WeakMap<Plan, boolean>();
  const touched = new WeakMap<Plan, boolean>();
  const kept = new Map<string, Plan>();
  const rewritten = new WeakMap<Plan, Plan>();
  const shared = new Set<Plan>();

  function hasCost(plan: Plan): boolean {
    const known = costs.get(plan);
    if (known !== undefined) return known;
    const isLookedUp = plan.kind === 'shared' || plan.kind === 'constant';
    const cost = isCostly(plan) || (!isLookedUp && partsOfPlan(plan).some(hasCost));
    costs.set(plan, cost);
    return cost;
  }

  /** Tells whether anything in a plan may be kept; most plans have nothing to keep and are skipped. */
  function mayChange(plan: Plan): boolean {
    const parts = partsOfPlan(plan);
    // A plan without parts is checked faster than looked up.
    if (parts.length === 0) return isCostly(plan);
    const known = touched.get(plan);
    if (known !== undefined) return known;
    const may = !isLeaf(plan) && (isCostly(plan) || parts.some(mayChange));
    touched.set(plan, may);
    return may;
  }

  const canBeKept = (plan: Plan) => isValue(plan) && hasCost(plan) && isClosed(plan);

  function count(plan: Plan, isRepeated: boolean): void {
    if (!mayChange(plan)) return;
    if (plan.kind === 'shared') countShared(plan);
    else if (canBeKept(plan)) countValue(plan, isRepeated);
    else countParts(plan, isRepeated);
  }

  function countShared(plan: Extract<Plan, { kind: 'shared' }>): void {
    if (shared.has(plan)) return;
    shared.add(plan);
    countValue(plan.value, false);
  }

  /** The parts of a value count once: all places share one computation. */
  function countValue(plan: Plan, isRepeated: boolean): void {
    const key = canBeKept(plan) ? keyOf(plan) : undefined;
    const occurrence = key === undefined ? undefined : occurrences.get(key);
    if (occurrence === undefined) {
      if (key !== undefined) occurrences.set(key, { times: 1, isRepeated });
      countParts(plan, false);
    } else {
      occurrence.times += 1;
      occurrence.isRepeated ||= isRepeated;
    }
  }

  function countParts(plan: Plan, isRepeated: boolean): void {
    const loops = plan.kind !== 'call' || factsOf(plan.name).runs !== 'once';
    for (const part of partsOfPlan(plan)) count(part, isRepeated || (loops && part.kind === 'lambda'));
  }

  function rewrite(plan: Plan): Plan {
    if (!mayChange(plan)) return plan;
    const known = rewritten.get(plan);
    if (known !== undefined) return known;
    const result = rewriteHere(plan);
    rewritten.set(plan, result);
    return result;
  }

  function rewriteHere(plan: Plan): Plan {
    if (plan.kind === 'shared') return { ...plan, value: withParts(plan.value, rewrite) };
    const key = canBeKept(plan) ? keyOf(plan) : undefined;
    const occurrence = key === undefined ? undefined : occurrences.get(key);
    if (key === undefined || occurrence === undefined || (occurrence.times === 1 && !occurrence.isRepeated))
      return withParts(plan, rewrite);
    const known = kept.get(key) ?? keep(withParts(plan, rewrite));
    kept.set(key, known);
    return known;
  }

  for (const body of functions)
    for (const statement of body) for (const plan of plansOf(statement)) count(plan, false);
  return functions.map((body) => body.map((statement) => withPlans(statement, rewrite)));
}

/** Tells whether a plan has a value; a function has none. */
function isValue({ kind }: Plan): boolean {
  return (
    kind === 'call' ||
    kind === 'method' ||
    kind === 'infix' ||
    kind === 'not' ||
    kind === 'choice' ||
    kind === 'apply'
  );
}

/** A name for a value, made from the names inside it. */
export function hintOf(plan: Plan): string {
  return namesIn(plan).join('_') || 'value';
}

/** The first three names in a plan. */
const namesIn: (plan: Plan) => readonly string[] = oncePer((plan: Plan): readonly string[] =>
  plan.kind === 'name' ? [plan.localName] : partsOfPlan(plan).flatMap(namesIn).slice(0, 3),
);

/**
 * Computes each value that depends only on the document once for a document. This applies if the functions of a
 * module write the value in several places, or would compute it again for each of several items: `//a[x]` in many
 * conditions.
 */
export function shareRepeated(functions: readonly (readonly Statement[])[]): Statement[][] {
  return withRepeatedKept(functions, {
    keys: createPlanKeys(),
    // An expression that depends on no document is computed once, with its own effort, and keeps no values.
    isLeaf: (plan) => plan.kind === 'constant' || (plan.kind === 'shared' && plan.reach === 'always'),
    isCostly: (plan) =>
      plan.kind === 'lambda' || (plan.kind === 'call' && factsOf(plan.name).isCostly !== undefined),
    keep: (value) => ({
      kind: 'shared',
      reach: readsDocument(value) ? 'document' : 'always',
      hint: `shared_${hintOf(value)}`,
      value,
    }),
  });
}

function readsDocument(plan: Plan): boolean {
  if (plan.kind === 'shared') return plan.reach === 'document';
  return plan.kind === 'local' ? plan.local === documentLocal : partsOfPlan(plan).some(readsDocument);
}

const costlyMethods: ReadonlySet<ArrayMethod> = new Set(['filter', 'map', 'some']);

/** A call that reports findings has no value to keep. */
const tells = (plan: Plan) => plan.kind === 'call' && plan.name === 'judgeEach';

/**
 * Makes each list of a function once, on first use, if it is written several times or would be made again in a loop.
 * An example is the lines of a category in the sums of one assertion.
 */
export function keepRepeated(parameters: readonly Local[], body: readonly Statement[]): readonly Statement[] {
  const kept: Statement[] = [];
  const [rewritten = []] = withRepeatedKept([body], {
    keys: createPlanKeys(parameters),
    isLeaf: (plan) => plan.kind === 'constant' || plan.kind === 'shared' || tells(plan),
    isCostly: (plan) =>
      (plan.kind === 'call' && factsOf(plan.name).isCostly === 'list') ||
      (plan.kind === 'method' && costlyMethods.has(plan.name)),
    keep(value) {
      const once = local(`once_${hintOf(value)}`);
      if (isTextsOf(value, parameters)) {
        kept.push({ kind: 'const', local: once, value });
        return read(once);
      }
      const compute = { kind: 'lambda', parameters: [], body: value } as const;
      kept.push({ kind: 'const', local: once, value: call('lazily', compute) });
      return apply(read(once));
    },
  });
  return [...kept, ...rewritten];
}

/** Tells whether a value is the texts of a parameter, which cannot fail: such values are computed at once. */
function isTextsOf(value: Plan, parameters: readonly Local[]): boolean {
  if (value.kind !== 'method' || value.name !== 'map' || value.of.kind !== 'local') return false;
  const [text] = value.args;
  const isText = text?.kind === 'lambda' && text.body.kind === 'call' && text.body.name === 'textOf';
  return isText && parameters.includes(value.of.local);
}
