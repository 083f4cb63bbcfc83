import { type Local, type Plan, theDocument } from '../plan/plan.ts';

/** A path of child names, or an attribute at its end. */
export interface PathAsked {
  readonly names: readonly Plan[];
  readonly attribute: Plan | undefined;
}

/** Whether any of several paths leads to something. */
export type Question = readonly PathAsked[];

/** The question that a plan asks, if it only asks where paths from a node lead. */
export function questionOf(plan: Plan, node: Local): Question | undefined {
  if (plan.kind === 'infix' && plan.operator === '||') {
    // The last operand is short and mostly decides: `a or b or c` is `(a or b) or c`.
    const right = questionOf(plan.right, node);
    const left = right && questionOf(plan.left, node);
    return left && [...left, ...right];
  }
  if (plan.kind !== 'call') return undefined;
  const [document, from, path, test] = plan.args;
  if (document !== theDocument || from?.kind !== 'local' || from.local !== node || path === undefined)
    return undefined;
  switch (plan.name) {
    case 'hasChild':
      return path.kind === 'name' ? [{ names: [path], attribute: undefined }] : undefined;
    case 'hasPath':
      return path.kind === 'constant' && path.value.kind === 'list'
        ? [{ names: path.value.items, attribute: undefined }]
        : undefined;
    case 'hasAttribute':
      return path.kind === 'literal' ? [{ names: [], attribute: path }] : undefined;
    case 'someChild':
      return path.kind === 'name' && test !== undefined ? questionBelow(path, test) : undefined;
    default:
      return undefined;
  }
}

function questionBelow(name: Plan, test: Plan): Question | undefined {
  if (test.kind !== 'lambda') return undefined;
  const [child] = test.parameters;
  const below = child && questionOf(test.body, child);
  return below?.map(({ names, attribute }) => ({ names: [name, ...names], attribute }));
}

/** A text that equal questions share. */
export const keyOf = (question: Question): string => question.map(keyOfPath).join(' | ');

function keyOfPath({ names, attribute }: PathAsked): string {
  const steps = names.map((each) => (each.kind === 'name' ? `{${each.namespace}}${each.localName}` : '?'));
  return `${steps.join('/')}${attribute?.kind === 'literal' ? `/@${attribute.value}` : ''}`;
}
