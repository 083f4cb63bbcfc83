import {
  call,
  constant,
  documentLocal,
  index,
  infix,
  type Local,
  list,
  literal,
  local,
  type Plan,
  read,
  type Statement,
  theDocument,
} from '../plan/plan.ts';
import { plansOf, withPlans } from '../plan/statements.ts';
import { isOfModule, partsOfPlan, withParts } from '../plan/walk.ts';

/** A question and its number. */
interface Asked {
  readonly question: Question;
  readonly at: number;
}

/** Fewer questions are faster one by one. */
const worthAsking = 8;

/**
 * Finds in one walk which of many paths lead to a node from the node of a function: complete rule sets name hundreds
 * of elements that a document must not have.
 */
export function askTogether(parameters: readonly Local[], body: readonly Statement[]): readonly Statement[] {
  return parameters
    .filter((each) => each !== documentLocal)
    .reduce((asking, node) => askTogetherFrom(asking, node), body);
}

function askTogetherFrom(body: readonly Statement[], node: Local): readonly Statement[] {
  const asked = new Map<string, Asked>();
  const questions = new Map<Plan, Asked>();
  const collect = (plan: Plan): void => {
    if (isOfModule(plan)) return;
    const question = questionOf(plan, node);
    if (question === undefined) {
      for (const part of partsOfPlan(plan)) collect(part);
      return;
    }
    const key = keyOf(question);
    const known = asked.get(key) ?? { question, at: asked.size };
    asked.set(key, known);
    questions.set(plan, known);
  };
  for (const statement of body) for (const plan of plansOf(statement)) collect(plan);
  if (asked.size < worthAsking) return body;
  const present = local('present');
  const answer = (plan: Plan): Plan => {
    if (isOfModule(plan)) return plan;
    const known = questions.get(plan);
    if (known === undefined) return withParts(plan, answer);
    return infix('===', index(read(present), literal(known.at)), literal(1));
  };
  const tree = constant(
    'paths',
    call('pathTree', list([...asked.values()].map(({ question }) => asList(question)))),
  );
  const answered = body.map((statement) => withPlans(statement, answer));
  return [
    { kind: 'const', local: present, value: call('pathsPresent', theDocument, read(node), tree) },
    ...answered,
  ];
}

/** Paths as lists of names; an attribute's name comes last, as a text. */
function asList(question: Question): Plan {
  return list(
    question.map(({ names, attribute }) => list(attribute === undefined ? names : [...names, attribute])),
  );
}

/** A path of child names, or an attribute at its end. */
interface PathAsked {
  readonly names: readonly Plan[];
  readonly attribute: Plan | undefined;
}

/** Question: does any of several paths lead to something? */
export type Question = readonly PathAsked[];

/** The question that a plan asks, if it only asks where paths from a node lead. */
function questionOf(plan: Plan, node: Local): Question | undefined {
  if (plan.kind === 'infix' && plan.operator === '||') {
    // Examines the short last operand first: `a or b or c` is `(a or b) or c`.
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
