import { call, infix, type Plan } from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { partsOfPlan, withParts } from '../plan/walk.ts';
import { on, type Rewrite, type Rule } from './rewrite.ts';
import { chain } from './simplify.ts';

type Method = Extract<Plan, { kind: 'method' }>;

/** Tells whether some element passes, without building lists: among the elements of a name, or of two lists. */
function someOf({ of, name, args }: Method): Plan | undefined {
  const [test] = args;
  if (name !== 'some' || test?.kind !== 'lambda' || of.kind !== 'call') return undefined;
  if (of.name === 'children') return call('someChild', ...of.args, test);
  const [left, right] = of.args;
  // An error in one list must not precede a passing element of the other list.
  if (of.name !== 'union' || left === undefined || right === undefined || !isCertain(test.body))
    return undefined;
  const some = (list: Plan): Plan => {
    const each: Method = { kind: 'method', of: list, name: 'some', args };
    return someOf(each) ?? each;
  };
  return infix('||', some(left), some(right));
}

/** Tells whether a path leads to any element. */
const anyOf: Rule<'infix'> = ({ operator, left, right }) => {
  const isAboutLength = left.kind === 'member' && left.name === 'length' && left.of.kind === 'call';
  if (!isAboutLength || operator !== '>' || right.kind !== 'literal' || right.value !== 0) return undefined;
  return existsIn(left.of);
};

function existsIn(list: Plan): Plan | undefined {
  if (list.kind !== 'call') return undefined;
  if (list.name === 'children') return call('hasChild', ...list.args);
  if (list.name === 'childPath') return call('hasPath', ...list.args);
  if (list.name !== 'union') return undefined;
  const [left, right] = list.args.map((side) => existsIn(side));
  return left && right && infix('||', left, right);
}

/** Tells whether an answer raises no error: it only tests what exists, not its text. */
function isCertain(plan: Plan): boolean {
  switch (plan.kind) {
    case 'call':
      return factsOf(plan.name).isCertain === 'answer' && plan.args.every(isCertain);
    case 'infix':
      return (plan.operator === '&&' || plan.operator === '||') && partsOfPlan(plan).every(isCertain);
    case 'not':
    case 'lambda':
      return partsOfPlan(plan).every(isCertain);
    default:
      return (
        plan.kind === 'local' || plan.kind === 'name' || plan.kind === 'constant' || plan.kind === 'literal'
      );
  }
}

/** A search that consists of other searches may be a chain. */
function chained(plan: Plan | undefined): Plan | undefined {
  if (plan?.kind === 'infix') return withParts(plan, (part) => chained(part) ?? part);
  return plan?.kind === 'call' ? (chain(plan) ?? plan) : plan;
}

/** Tests whether something exists without making a list of it. */
export const existence: readonly Rewrite[] = [
  on('method', (plan) => chained(someOf(plan))),
  on('infix', anyOf),
];
