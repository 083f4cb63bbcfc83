import { call, constant, type Local, list, literal, type Plan, read, type Statement } from '../plan/plan.ts';

/** What is said of a node by the answer to a question. */
interface Consequence {
  readonly answer: readonly [at: number, failing: 0 | 1];
  readonly assertion: number;
  readonly node: Plan;
  readonly report: Plan;
}

/** Fewer statements are as short as what stands for them. */
const worthTabling = 4;

/**
 * Assertions that follow one another and each ask one question alone, as a table: JavaScript engines take seconds to optimize
 * a function of hundreds of statements.
 */
export function tabled(body: readonly Statement[], present: Local): readonly Statement[] {
  const result: Statement[] = [];
  let run: Statement[] = [];
  const endRun = () => {
    result.push(...asTable(run, present));
    run = [];
  };
  for (const statement of body) {
    if (statement.kind !== 'comment' && consequenceOf(statement, present) === undefined) {
      endRun();
      result.push(statement);
    } else run.push(statement);
  }
  endRun();
  return result;
}

function asTable(run: readonly Statement[], present: Local): readonly Statement[] {
  const consequences = run.flatMap((each) => consequenceOf(each, present) ?? []);
  const [first] = consequences;
  if (first === undefined || consequences.length < worthTabling) return run;
  const rows = consequences.flatMap(({ answer, assertion }) => [...answer, assertion]);
  const table = constant('failing', list(rows.map(literal)));
  const value = call('failWhere', read(present), table, first.node, first.report);
  return [...run.filter(({ kind }) => kind === 'comment'), { kind: 'do', value }];
}

function consequenceOf(statement: Statement, present: Local): Consequence | undefined {
  if (statement.kind !== 'if') return undefined;
  const { test, body } = statement;
  const answer = test.kind === 'not' ? answerOf(test.operand, present, 0) : answerOf(test, present, 1);
  const [{ kind, value }] = body.map((each) =>
    each.kind === 'do' ? each : { kind: 'other', value: test },
  ) as [{ kind: string; value: Plan }];
  if (answer === undefined || kind !== 'do' || value.kind !== 'apply' || value.callee.kind !== 'member')
    return undefined;
  const [assertion, node] = value.args;
  if (value.callee.name !== 'failed' || assertion?.kind !== 'literal' || typeof assertion.value !== 'number')
    return undefined;
  return node === undefined
    ? undefined
    : { answer, assertion: assertion.value, node, report: value.callee.of };
}

function answerOf(test: Plan, present: Local, failing: 0 | 1): Consequence['answer'] | undefined {
  if (test.kind !== 'infix' || test.left.kind !== 'index') return undefined;
  const { of, at } = test.left;
  if (of.kind !== 'local' || of.local !== present || at.kind !== 'literal') return undefined;
  const isAsked = test.operator === '===' || test.operator === '!==';
  if (!isAsked) return undefined;
  return [Number(at.value), test.operator === '===' ? failing : failing === 1 ? 0 : 1];
}
