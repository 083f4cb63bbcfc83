import { documentLocal, type Infix, type Local, type Plan, theDocument } from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';

type Call = Extract<Plan, { kind: 'call' }>;
type Lambda = Extract<Plan, { kind: 'lambda' }>;

/**
 * The place of a plan. A value is its own if all evaluations of the plan together visit each part of the document at
 * most once at each level, below the node of a rule or of the loop around it.
 */
export interface PlanPlace {
  readonly own: ReadonlySet<Local>;
  /** True if the value is computed once for a document, and so needs no bound. */
  readonly isOnce: boolean;
  readonly isInLoop: boolean;
  /** True if the document is known here: not for values that all documents share. */
  readonly hasDocument: boolean;
  readonly known: WeakMap<Plan, boolean>;
}

/** The place of a value that is computed once. */
export const valuePlace = (hasDocument: boolean): PlanPlace => ({
  own: new Set(),
  isOnce: true,
  isInLoop: false,
  hasDocument,
  known: new WeakMap(),
});

export function loopPlace({ parameters: [item] }: Lambda, items: Plan, place: PlanPlace): PlanPlace {
  const own = new Set(item !== undefined && isOwn(items, place) ? [item] : []);
  return { ...place, own, isOnce: false, isInLoop: true, known: new WeakMap() };
}

/** A function that runs for each node or item: the values that it receives are its own. */
export const onEachOf = ({ parameters }: Lambda, place: PlanPlace): PlanPlace => ({
  own: new Set(parameters),
  isOnce: false,
  isInLoop: false,
  hasDocument: place.hasDocument || parameters.includes(documentLocal),
  known: new WeakMap(),
});

/** A function about which nothing is known. */
export const elsewhere = ({ parameters }: Lambda, place: PlanPlace): PlanPlace => ({
  own: new Set(),
  isOnce: false,
  isInLoop: true,
  hasDocument: place.hasDocument || parameters.includes(documentLocal),
  known: new WeakMap(),
});

export const withOwn = (place: PlanPlace, more: readonly Local[]): PlanPlace =>
  more.length === 0 ? place : { ...place, own: new Set([...place.own, ...more]), known: new WeakMap() };

export function isOwn(plan: Plan, place: PlanPlace): boolean {
  if (place.isOnce) return true;
  const known = place.known.get(plan);
  if (known !== undefined) return known;
  const own = isOwnHere(plan, place);
  place.known.set(plan, own);
  return own;
}

function isOwnHere(plan: Plan, place: PlanPlace): boolean {
  const all = (plans: readonly Plan[]) => plans.every((each) => isOwn(each, place));
  switch (plan.kind) {
    case 'local':
      return place.own.has(plan.local) || plan === theDocument;
    case 'literal':
    case 'name':
    case 'runtime':
    case 'constant':
    case 'not':
    case 'minus':
      return true;
    case 'shared':
    case 'declared':
    case 'lambda':
      return false;
    case 'call':
      return isOwnCall(plan, place);
    case 'apply':
      return plan.args.length === 0 && isOwn(plan.callee, place);
    case 'member':
      return plan.name === 'length' || isOwn(plan.of, place);
    case 'index':
      return isParent(plan.of) ? false : all([plan.of, plan.at]);
    case 'method': {
      const [test] = plan.args;
      if (plan.name === 'some' || plan.name === 'includes' || plan.name === 'has') return true;
      if (plan.name !== 'map' || test?.kind !== 'lambda') return isOwn(plan.of, place);
      return isOwn(plan.of, place) && isOwn(test.body, loopPlace(test, plan.of, place));
    }
    case 'infix':
      return compares.has(plan.operator) || all([plan.left, plan.right]);
    case 'choice':
      return all([plan.whenTrue, plan.whenFalse]);
    case 'list':
      return all(plan.items);
    case 'spread':
      return isOwn(plan.of, place);
    case 'bind':
      return isOwn(plan.value, place) && isOwn(plan.body, withOwn(place, [plan.local]));
  }
}

function isOwnCall({ name, args }: Call, place: PlanPlace): boolean {
  const { isBeyond, loopsOver: at } = factsOf(name);
  if (isBeyond) return false;
  const items = at === undefined ? undefined : args[at];
  if (items !== undefined && !isOwn(items, place)) return false;
  return args.every((each, index) => {
    if (each.kind === 'lambda') return items !== undefined && isOwn(each.body, loopPlace(each, items, place));
    // The document or its root, by number.
    const isTop = index === 1 && args[0] === theDocument && each.kind === 'literal';
    return !(isTop && typeof each.value === 'number') && isOwn(each, place);
  });
}

const compares: ReadonlySet<Infix> = new Set(['===', '!==', '<', '<=', '>', '>=', '-', '*', '/', '%']);

const isParent = (plan: Plan) => plan.kind === 'member' && plan.of === theDocument && plan.name === 'parent';

/** Tells whether a value may be stored elsewhere. */
export function isStored(plan: Plan, place: PlanPlace): boolean {
  switch (plan.kind) {
    case 'local':
    case 'shared':
    case 'apply':
      return true;
    case 'choice':
      return isStored(plan.whenTrue, place) || isStored(plan.whenFalse, place);
    case 'infix':
      // Texts joined with `+` cost time only when they are read.
      return !compares.has(plan.operator) && (isStored(plan.left, place) || isStored(plan.right, place));
    case 'index':
      return plan.of.kind !== 'member';
    case 'member':
      return plan.name !== 'length';
    case 'method':
      return plan.name === 'at';
    case 'bind':
    case 'lambda':
      return isStored(plan.body, place);
    case 'call': {
      const { isLookUp = false, runs } = factsOf(plan.name);
      return isLookUp || (runs === 'once' && plan.args.some((each) => isStored(each, place)));
    }
    default:
      return false;
  }
}
