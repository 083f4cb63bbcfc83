import { type Declaration, documentLocal, type Local, type Plan } from './plan.ts';
import { literalText } from './print.ts';
import { isOfModule, partsOfPlan } from './walk.ts';

/** Properties that distinguish plans with equal parts; a local or a declaration has no others. */
function headOf(plan: Plan): string {
  switch (plan.kind) {
    case 'literal':
      return `literal ${literalText(plan.value)}`;
    case 'name':
      return `name {${plan.namespace}}${plan.localName}`;
    case 'runtime':
    case 'member':
      return `${plan.kind} ${plan.name}`;
    case 'call':
    case 'method':
      return `${plan.kind} ${plan.name} ${plan.args.length}`;
    case 'apply':
      return `apply ${plan.args.length}`;
    case 'infix':
      return `infix ${plan.operator}`;
    case 'lambda':
      return `lambda ${plan.parameters.length}`;
    case 'list':
      return `list ${plan.items.length}`;
    case 'shared':
      return `shared ${plan.reach}`;
    default:
      return plan.kind;
  }
}

/** The locals that a plan binds; they are visible in its last part. */
export function boundBy(plan: Plan): readonly Local[] {
  if (plan.kind === 'lambda') return plan.parameters;
  return plan.kind === 'bind' ? [plan.local] : [];
}

/** Tells whether two plans compute the same from the same locals; the names of their own locals do not matter. */
export function isSamePlan(one: Plan, other: Plan, renamed: ReadonlyMap<Local, Local> = new Map()): boolean {
  if (one === other && (renamed.size === 0 || isOfModule(one))) return true;
  if (one.kind === 'local' && other.kind === 'local')
    return (renamed.get(one.local) ?? one.local) === other.local;
  if (one.kind === 'declared' && other.kind === 'declared') return one.declaration === other.declaration;
  if (headOf(one) !== headOf(other)) return false;
  const [own, others] = [boundBy(one), boundBy(other)];
  const inner = new Map([...renamed, ...own.map((each, at) => [each, others[at] as Local] as const)]);
  const otherParts = partsOfPlan(other);
  return partsOfPlan(one).every((part, at) => isSamePlan(part, otherParts[at] as Plan, inner));
}

const noLocals: ReadonlySet<Local> = new Set();

/** Keys of plans, for one module or one function. */
export interface PlanKeys {
  /** Tells whether a plan reads only its own locals, the document and the given locals. */
  isClosed(plan: Plan): boolean;
  /** Equal for two closed plans only if they compute the same. */
  keyOf(closed: Plan): string;
}

export function createPlanKeys(given: readonly Local[] = []): PlanKeys {
  const numbersOfGiven = new Map([documentLocal, ...given].map((each, at) => [each, at] as const));
  const free = new WeakMap<Plan, ReadonlySet<Local>>();
  const keys = new WeakMap<Plan, string>();
  const numbers = new Map<string, string>();
  const declarations = new Map<Declaration, number>();

  function freeIn(plan: Plan): ReadonlySet<Local> {
    const known = free.get(plan);
    if (known !== undefined) return known;
    const result = freeHere(plan);
    free.set(plan, result);
    return result;
  }

  function freeHere(plan: Plan): ReadonlySet<Local> {
    if (plan.kind === 'local') return numbersOfGiven.has(plan.local) ? noLocals : new Set([plan.local]);
    const inParts = partsOfPlan(plan)
      .map(freeIn)
      .filter(({ size }) => size > 0);
    const [first = noLocals, ...more] = inParts;
    const own = boundBy(plan);
    if (more.length === 0 && !own.some((each) => first.has(each))) return first;
    const result = new Set(inParts.flatMap((each) => [...each]));
    for (const each of own) result.delete(each);
    return result;
  }

  const isClosed = (plan: Plan) => freeIn(plan).size === 0;

  /** A closed plan has the same key everywhere; other keys contain it as a number, which keeps them short. */
  function keyOf(plan: Plan): string {
    const known = keys.get(plan);
    if (known !== undefined) return known;
    const text = written(plan, new Map());
    const key = numbers.get(text) ?? `#${numbers.size}`;
    numbers.set(text, key);
    keys.set(plan, key);
    return key;
  }

  function written(plan: Plan, bound: ReadonlyMap<Local, number>): string {
    if (plan.kind === 'local') {
      const number = numbersOfGiven.get(plan.local);
      return number === undefined ? `$${bound.get(plan.local)}` : `given ${number}`;
    }
    if (plan.kind === 'declared') return `declared ${numberOf(plan.declaration)}`;
    const own = boundBy(plan);
    const inner =
      own.length === 0
        ? bound
        : new Map([...bound, ...own.map((each, at) => [each, bound.size + at] as const)]);
    const parts = partsOfPlan(plan).map((part) => (isClosed(part) ? keyOf(part) : written(part, inner)));
    return `${headOf(plan)}(${parts.join()})`;
  }

  function numberOf(declaration: Declaration): number {
    const known = declarations.get(declaration) ?? declarations.size;
    declarations.set(declaration, known);
    return known;
  }

  return { isClosed, keyOf };
}
