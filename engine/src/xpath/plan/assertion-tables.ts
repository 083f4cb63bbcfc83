import { call, constant, type Local, list, literal, type Plan, read, type Statement } from './plan.ts';

/** The effect of the answer to a question on a node. */
interface Consequence {
  readonly answer: readonly [at: number, failing: 0 | 1];
  readonly assertion: number;
  readonly node: Extract<Plan, { kind: 'local' }>;
  readonly report: Plan;
}

/** Fewer statements are as short as a table. */
const worthTabling = 4;

/**
 * Turns consecutive assertions that each make a single test into a table: JavaScript engines take seconds to optimize
 * a function of hundreds of statements.
 */
export function withAssertionTables(body: readonly Statement[]): readonly Statement[] {
  return body.flatMap(answersOf).reduce(tabled, body);
}

/** The local with the answers about paths, if a statement asks about paths. */
function answersOf(statement: Statement): readonly Local[] {
  if (statement.kind !== 'const' || statement.value.kind !== 'call') return [];
  return statement.value.name === 'pathsPresent' ? [statement.local] : [];
}

function tabled(body: readonly Statement[], present: Local): readonly Statement[] {
  const result: Statement[] = [];
  let run: Statement[] = [];
  const endRun = () => {
    result.push(...asTable(run, present));
    run = [];
  };
  for (const statement of body) {
    if (statement.kind === 'comment' || consequenceOf(statement, present) !== undefined) run.push(statement);
    else {
      endRun();
      result.push(statement);
    }
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
  const [only] = body;
  if (answer === undefined || only.kind !== 'do' || only.value.kind !== 'apply') return undefined;
  const { callee, args } = only.value;
  const [assertion, node] = args;
  if (callee.kind !== 'member' || callee.name !== 'failed' || node?.kind !== 'local') return undefined;
  if (assertion?.kind !== 'literal' || typeof assertion.value !== 'number') return undefined;
  return { answer, assertion: assertion.value, node, report: callee.of };
}

/** The answer to a question that makes an assertion fail, if its test is a single question. */
function answerOf(test: Plan, present: Local, failing: 0 | 1): Consequence['answer'] | undefined {
  if (test.kind !== 'infix' || test.left.kind !== 'index') return undefined;
  const { of, at } = test.left;
  if (of.kind !== 'local' || of.local !== present || at.kind !== 'literal') return undefined;
  if (test.operator === '===') return [Number(at.value), failing];
  return test.operator === '!==' ? [Number(at.value), failing === 1 ? 0 : 1] : undefined;
}
