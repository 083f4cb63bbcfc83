import { ask, type Local, type Plan, type Statement } from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { withPlans } from '../plan/statements.ts';
import { isOfModule, withParts } from '../plan/walk.ts';
import {
  elsewhere,
  isOwn,
  isStored,
  loopPlace,
  onEachOf,
  type PlanPlace,
  valuePlace,
  withOwn,
} from './visit-bounds.ts';

type Call = Extract<Plan, { kind: 'call' }>;
type Lambda = Extract<Plan, { kind: 'lambda' }>;

/**
 * Counts repeated visits as effort: to stored lists and texts, which cost nothing to make, and to lists in loops
 * within loops. Visits to the rule's own node are not counted, because their number grows only with the document.
 */
export function countedBody(body: readonly Statement[], ofEachNode: Local | undefined): readonly Statement[] {
  const own = new Set(ofEachNode === undefined ? [] : [ofEachNode]);
  const place = { own, isOnce: false, isInLoop: false, hasDocument: true, known: new WeakMap() };
  for (const each of body) {
    if (each.kind !== 'const') continue;
    const [compute] = each.value.kind === 'call' && each.value.name === 'lazily' ? each.value.args : [];
    const value = compute?.kind === 'lambda' ? compute.body : each.value;
    if (isOwn(value, place)) own.add(each.local);
  }
  return body.map((each) => withPlans(each, (plan) => counted(plan, place)));
}

/** Counts the effort of a value that is computed once, for a document or for all. */
export const countedValue = (value: Plan): Plan => counted(value, valuePlace(true));

/** Counts the effort of a value that is made with the module, and therefore before there is a document. */
export const countedConstant = (value: Plan): Plan => counted(value, valuePlace(false));

function counted(plan: Plan, place: PlanPlace): Plan {
  if (isOfModule(plan)) return plan;
  switch (plan.kind) {
    case 'lambda': {
      // A function without parameters is a value to compute later, or never.
      const inside = plan.parameters.length === 0 ? place : elsewhere(plan, place);
      return { ...plan, body: counted(plan.body, inside) };
    }
    case 'bind': {
      const own = isOwn(plan.value, place) ? [plan.local] : [];
      return { ...plan, value: counted(plan.value, place), body: counted(plan.body, withOwn(place, own)) };
    }
    case 'spread':
      return { ...plan, of: visited(plan.of, place) };
    case 'method': {
      const { of, name, args } = plan;
      if (name === 'at' || name === 'has') break;
      const [test] = args;
      if (test?.kind !== 'lambda')
        return { ...plan, of: visited(of, place), args: args.map((each) => counted(each, place)) };
      return { ...plan, of: visitedInLoop(of, place), args: [inLoop(test, of, place)] };
    }
    case 'call':
      return countedCall(plan, place);
  }
  return withParts(plan, (part) => counted(part, place));
}

function countedCall(plan: Call, place: PlanPlace): Plan {
  const { name, args } = plan;
  const { loopsOver: at, isLinear } = factsOf(name);
  const items = at === undefined ? undefined : args[at];
  if (items !== undefined) {
    const isList = at === 0;
    return {
      ...plan,
      args: args.map((each) => {
        if (each.kind === 'lambda') return inLoop(each, items, place);
        return each === items && isList ? visitedInLoop(each, place) : counted(each, place);
      }),
    };
  }
  const part = (each: Plan): Plan => {
    if (each.kind === 'lambda') return { ...each, body: counted(each.body, placeIn(each, plan, place)) };
    return isLinear ? visited(each, place) : counted(each, place);
  };
  const rewritten = { ...plan, args: args.map(part) };
  return name === 'keyed' && place.hasDocument ? ask('counted', rewritten) : rewritten;
}

/** The place of a function that a call runs. */
function placeIn(lambda: Lambda, { name, args }: Call, place: PlanPlace): PlanPlace {
  const { runs } = factsOf(name);
  if (runs === 'onEach') return onEachOf(lambda, place);
  if (runs !== 'once') return elsewhere(lambda, place);
  const values = args.filter((each) => each.kind !== 'lambda');
  return withOwn(place, values.every((each) => isOwn(each, place)) ? lambda.parameters : []);
}

function visited(plan: Plan, place: PlanPlace): Plan {
  const inner = counted(plan, place);
  return place.hasDocument && !isOwn(plan, place) && isStored(plan, place) ? ask('counted', inner) : inner;
}

/** Lists in loops within loops are counted even if they are created in place. */
function visitedInLoop(plan: Plan, place: PlanPlace): Plan {
  const inner = counted(plan, place);
  const isVisitedAgain = place.hasDocument && !isOwn(plan, place);
  return isVisitedAgain && (place.isInLoop || isStored(plan, place)) ? ask('counted', inner) : inner;
}

function inLoop(lambda: Lambda, items: Plan, place: PlanPlace): Lambda {
  return { ...lambda, body: counted(lambda.body, loopPlace(lambda, items, place)) };
}
