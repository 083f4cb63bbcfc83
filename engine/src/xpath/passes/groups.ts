import { oncePer } from '../../once-per.ts';
import {
  apply,
  call,
  constant,
  documentLocal,
  type Infix,
  infix,
  isAtom,
  list,
  literal,
  member,
  method,
  type Plan,
  theDocument,
} from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { boundBy } from '../plan/same.ts';
import { isOfModule, partsOfPlan, reads, withParts } from '../plan/walk.ts';
import { hintOf } from './keep-repeated.ts';

type Method = Extract<Plan, { kind: 'method' }>;
type Call = Extract<Plan, { kind: 'call' }>;
type Lambda = Extract<Plan, { kind: 'lambda' }>;

/**
 * Rewrites comparisons of each item of one list with each of another so that each item is visited once: by
 * groups, sets and extremes.
 */
export const inGroups: (plan: Plan) => Plan = oncePer((plan: Plan) =>
  // A plan that occurs in several places stays a single object.
  inGroupsHere(withParts(plan, inGroups)),
);

function inGroupsHere(plan: Plan): Plan {
  if (plan.kind === 'method' && plan.name === 'some') return comparedWithSome(plan) ?? plan;
  if (plan.kind === 'method' && plan.name === 'filter') return filteredByKey(plan) ?? filtered(plan);
  return plan.kind === 'call' && plan.name === 'someChild' ? amongTexts(plan) : plan;
}

/** `list.some((y) => x = y)`. */
function comparedWithSome({ of, args: [test] }: Method): Plan | undefined {
  if (!isTest(test) || test.body.kind !== 'infix') return undefined;
  const { operator, left, right } = test.body;
  const [item] = test.parameters;
  const isItem = (plan: Plan) => plan.kind === 'local' && plan.local === item;
  if (operator === '===' || operator === '!==') {
    const value = isItem(left) ? right : isItem(right) ? left : undefined;
    if (value === undefined || readsItem(value, test)) return undefined;
    return ofSome(of, value, call(operator === '===' ? 'isAmong' : 'differsFromSome', of, value));
  }
  if (!orders.has(operator) || left.kind !== 'call' || left.name !== 'compareStrings') return undefined;
  const [text, other] = left.args;
  const isOrder = other !== undefined && isItem(other) && right.kind === 'literal' && right.value === 0;
  if (!isOrder || text === undefined || readsItem(text, test)) return undefined;
  return ofSome(of, text, call('comparesWithSome', literal(operator), of, text));
}

/** A comparison whose other side may raise an error; an empty list compares nothing, and raises no error. */
function ofSome(list: Plan, value: Plan, comparison: Plan): Plan | undefined {
  if (isCertainText(value)) return comparison;
  if (!isAtom(list) && list.kind !== 'shared') return undefined;
  return infix('&&', infix('>', member(list, 'length'), literal(0)), comparison);
}

const orders: ReadonlySet<Infix> = new Set(['<', '<=', '>', '>=']);

/** `someChild(d, n, name, (x) => text of x = value)`, where the value is not the same for all nodes. */
function amongTexts(plan: Call): Plan {
  const [document, node, name, test] = plan.args;
  if (!isTest(test) || document === undefined || node?.kind !== 'index' || name === undefined) return plan;
  const sides = sidesOf(test.body, test);
  if (sides === undefined || sides.compared !== 'texts' || sides.value.kind !== 'local') return plan;
  if (!isCertainText(sides.key)) return plan;
  const texts = method(call('children', document, node, name), 'map', { ...test, body: sides.key });
  return call('isAmong', texts, sides.value);
}

function isCertainText(plan: Plan): boolean {
  if (plan.kind === 'call') return factsOf(plan.name).isCertain === 'text' && plan.args.every(isCertainText);
  return plan.kind === 'local' || plan.kind === 'literal';
}

/** `$list[key = $value]`. */
function filteredByKey(plan: Method): Plan | undefined {
  const { of, args } = plan;
  const [test] = args;
  if (of.kind !== 'local' || !isTest(test)) return undefined;
  const keyed = keysIn(test.body, test);
  if (keyed === undefined || !isClosed(keyed.keys, test)) return undefined;
  const keysOf: Plan = {
    kind: 'lambda',
    parameters: [documentLocal, ...test.parameters],
    body: keyed.keys,
  };
  const groups = constant(`by_${hintOf(keyed.keys)}`, call('groupedBy', keysOf));
  const filter: Plan = { kind: 'lambda', parameters: [], body: filtered(plan) };
  return apply(groups, theDocument, of, keyed.value, filter);
}

/** A filter that tests each item alone: `kept` makes no new list if all items pass or none does. */
function filtered(plan: Method): Plan {
  const [test] = plan.args;
  return isTest(test) ? call('kept', plan.of, test) : plan;
}

interface Keyed {
  /** The list with the items to compare. */
  readonly keys: Plan;
  readonly value: Plan;
}

function keysIn(test: Plan, within: Lambda): Keyed | undefined {
  if (test.kind === 'call' && test.name === 'someChild') {
    const [document, node, name, inner] = test.args;
    if (!isTest(inner) || document === undefined || node === undefined || name === undefined)
      return undefined;
    const keyed = keysIn(inner.body, inner);
    if (keyed === undefined || readsItem(keyed.value, inner)) return undefined;
    const keys = call('concatMap', call('children', document, node, name), { ...inner, body: keyed.keys });
    return { keys, value: keyed.value };
  }
  const sides = sidesOf(test, within);
  if (sides === undefined || sides.value.kind !== 'local') return undefined;
  return { keys: list([sides.key]), value: sides.value };
}

interface Sides {
  readonly compared: 'texts' | 'decimals';
  readonly key: Plan;
  readonly value: Plan;
}

/** The two sides of an equation: the side that depends on the item, and the other side. */
function sidesOf(equation: Plan, test: Lambda): Sides | undefined {
  const compared = comparedBy(equation);
  if (compared === undefined) return undefined;
  const [left, right] =
    equation.kind === 'infix'
      ? [equation.left, equation.right]
      : equation.kind === 'call'
        ? equation.args.slice(2)
        : [];
  if (left === undefined || right === undefined) return undefined;
  const [key, value] = readsItem(left, test) ? [left, right] : [right, left];
  if (!readsItem(key, test) || readsItem(value, test)) return undefined;
  return compared === 'texts' && !isText(key) ? undefined : { compared, key, value };
}

function comparedBy(equation: Plan): Sides['compared'] | undefined {
  if (equation.kind === 'infix') return equation.operator === '===' ? 'texts' : undefined;
  if (equation.kind !== 'call' || equation.name !== 'bothSatisfy') return undefined;
  const [operator, order] = equation.args;
  const isEquality = operator?.kind === 'literal' && operator.value === '=';
  return isEquality && order?.kind === 'runtime' && order.name === 'compareDecimals' ? 'decimals' : undefined;
}

const isText = (plan: Plan) =>
  plan.kind === 'call' && (factsOf(plan.name).isCertain === 'text' || plan.name === 'onlyText');

const isTest = (plan: Plan | undefined): plan is Lambda =>
  plan?.kind === 'lambda' && plan.parameters.length === 1;

const readsItem = (plan: Plan, { parameters }: Lambda) => parameters.some((each) => reads(plan, each));

/** Tells whether a plan reads only the document and the parameters of the test. */
function isClosed(plan: Plan, { parameters }: Lambda): boolean {
  const own = new Set([documentLocal, ...parameters]);
  const look = (part: Plan): boolean => {
    if (part.kind === 'local') return own.has(part.local);
    for (const each of boundBy(part)) own.add(each);
    return isOfModule(part) || partsOfPlan(part).every(look);
  };
  return look(plan);
}
