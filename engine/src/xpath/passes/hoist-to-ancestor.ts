import { oncePer } from '../../once-per.ts';
import {
  apply,
  call,
  constant,
  documentLocal,
  type Local,
  local,
  type Plan,
  read,
  type Statement,
  theDocument,
} from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { boundBy } from '../plan/same.ts';
import { withPlans } from '../plan/statements.ts';
import { isOfModule, partsOfPlan, withParts } from '../plan/walk.ts';
import { hintOf } from './keep-repeated.ts';

/** Describes how a plan uses each outer local: only for its parent, or for itself. */
type Uses = ReadonlyMap<Local, 'parent' | 'itself'>;

/**
 * Rewrites functions so that a value of an ancestor, such as the document's allowances, is computed once for all
 * elements that need it.
 */
export function askedOnceAbove(body: readonly Statement[]): readonly Statement[] {
  /** Variables are read several times, but each is examined once. */
  const questions = new WeakMap<Plan, Plan | undefined>();
  const variables = variablesOf(body);

  const usesOf: (plan: Plan) => Uses = oncePer((plan: Plan): Uses => {
    const variable = variableIn(plan);
    if (variable !== undefined) {
      const uses = usesOf(variable);
      if (uses.size > 0) return uses;
    }
    // A question about an ancestor could not use a variable that reads no node.
    if (plan.kind === 'local')
      return new Map(plan.local === documentLocal ? [] : [[plan.local, 'itself'] as const]);
    const node = nodeBelow(plan);
    if (node !== undefined) return new Map([[node, 'parent']]);
    const uses = new Map<Local, 'parent' | 'itself'>();
    for (const part of partsOfPlan(plan))
      for (const [each, how] of usesOf(part)) if (uses.get(each) !== 'itself') uses.set(each, how);
    for (const own of boundBy(plan)) uses.delete(own);
    return uses;
  });

  /** The value of a variable of the function, at its use. */
  function variableIn(plan: Plan): Plan | undefined {
    const asked = plan.kind === 'apply' && plan.args.length === 0 ? plan.callee : plan;
    const variable = asked.kind === 'local' ? variables.get(asked.local) : undefined;
    return variable?.isLazy === (asked !== plan) ? variable.value : undefined;
  }

  function withValues(plan: Plan): Plan {
    if (isOfModule(plan)) return plan;
    const variable = variableIn(plan);
    return variable === undefined ? withParts(plan, withValues) : (askedAbove(variable) ?? plan);
  }

  const rewrite: (plan: Plan) => Plan = oncePer((plan: Plan): Plan => {
    if (isQuick(plan) || variableIn(plan) !== undefined) return plan;
    // A fast condition in front may avoid the slower ones.
    const isGuarded =
      plan.kind === 'infix' && (plan.operator === '&&' || plan.operator === '||') && isQuick(plan.left);
    const asked = isGuarded || !isValue(plan) ? undefined : askedAbove(plan);
    return asked ?? withParts(plan, rewrite);
  });

  /** Turns an expression that reads only an ancestor of one node into a question about that ancestor. */
  function askedAbove(plan: Plan): Plan | undefined {
    if (!questions.has(plan)) questions.set(plan, questionAbove(plan));
    return questions.get(plan);
  }

  function questionAbove(plan: Plan): Plan | undefined {
    const [use, ...others] = usesOf(plan);
    if (use === undefined || others.length > 0 || use[1] === 'itself') return undefined;
    let of: Plan = read(use[0]);
    let node = use[0];
    let value = withValues(plan);
    while (usesOf(value).get(node) === 'parent') {
      const above = local('above');
      value = withParentAs(value, node, above);
      of = { kind: 'index', of: parents, at: of };
      node = above;
    }
    const question = { kind: 'lambda', parameters: [documentLocal, node], body: rewrite(value) } as const;
    return apply(constant(`of_${hintOf(plan)}`, call('perElement', question)), theDocument, of);
  }

  return body.map((statement) => withPlans(statement, rewrite));
}

interface Variable {
  readonly value: Plan;
  /** True if it is computed on first use. */
  readonly isLazy: boolean;
}

function variablesOf(body: readonly Statement[]): ReadonlyMap<Local, Variable> {
  return new Map(
    body.flatMap((statement): (readonly [Local, Variable])[] => {
      if (statement.kind !== 'const') return [];
      const { local: variable, value } = statement;
      const [compute] = value.kind === 'call' && value.name === 'lazily' ? value.args : [];
      if (compute === undefined) return [[variable, { value, isLazy: false }]];
      return compute.kind === 'lambda' ? [[variable, { value: compute.body, isLazy: true }]] : [];
    }),
  );
}

const parents = { kind: 'member', of: theDocument, name: 'parent' } as const;

/** The node whose parent is the plan. */
function nodeBelow(plan: Plan): Local | undefined {
  if (plan.kind !== 'index' || plan.at.kind !== 'local') return undefined;
  return plan.of.kind === 'member' && plan.of.of === theDocument && plan.of.name === 'parent'
    ? plan.at.local
    : undefined;
}

function withParentAs(plan: Plan, node: Local, above: Local): Plan {
  if (isOfModule(plan)) return plan;
  return nodeBelow(plan) === node ? read(above) : withParts(plan, (part) => withParentAs(part, node, above));
}

const isQuick: (plan: Plan) => boolean = oncePer((plan: Plan): boolean => {
  switch (plan.kind) {
    case 'constant':
    case 'shared':
      return true;
    case 'lambda':
    case 'method':
    case 'apply':
    case 'bind':
      return false;
    default:
      return (
        (plan.kind !== 'call' || factsOf(plan.name).isQuick || isStepUp(plan)) &&
        partsOfPlan(plan).every(isQuick)
      );
  }
});

function isStepUp(plan: Extract<Plan, { kind: 'call' }>): boolean {
  const [, , axis] = plan.args;
  return (
    plan.name === 'select' && axis?.kind === 'literal' && (axis.value === 'parent' || axis.value === 'self')
  );
}

/** Tells whether a plan has a value; a function to be called later has none. */
function isValue(plan: Plan): boolean {
  if (plan.kind === 'call') return plan.name !== 'lazily';
  return (
    plan.kind === 'method' ||
    plan.kind === 'infix' ||
    plan.kind === 'not' ||
    plan.kind === 'choice' ||
    plan.kind === 'apply' ||
    plan.kind === 'bind'
  );
}
