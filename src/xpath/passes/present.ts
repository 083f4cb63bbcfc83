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
import type { LeftOut } from './left-out.ts';
import { keyOf, type Question, questionOf } from './questions.ts';
import { tabled } from './tables.ts';

/** A question and its number. */
interface Asked {
  readonly question: Question;
  readonly at: number;
}

/** Fewer questions cost less one by one. */
const worthAsking = 8;

/**
 * If a function asks of many paths whether they lead to anything from its node, answers all of them in one
 * walk: complete rule sets name hundreds of elements that a document must not have.
 */
export function askTogether(
  parameters: readonly Local[],
  body: readonly Statement[],
  leftOut: LeftOut,
): readonly Statement[] {
  return parameters
    .filter((each) => each !== documentLocal)
    .reduce((asking, node) => askTogetherFrom(asking, node, leftOut), body);
}

function askTogetherFrom(body: readonly Statement[], node: Local, leftOut: LeftOut): readonly Statement[] {
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
    ...(leftOut.has('tables') ? answered : tabled(answered, present)),
  ];
}

/** Paths as lists of names; an attribute's name comes last, as a text. */
function asList(question: Question): Plan {
  return list(
    question.map(({ names, attribute }) => list(attribute === undefined ? names : [...names, attribute])),
  );
}
