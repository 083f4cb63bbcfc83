import type { Plan, Statement } from './plan.ts';

/** The plans of a statement, and of the statements inside it. */
export function plansOf(statement: Statement): readonly Plan[] {
  switch (statement.kind) {
    case 'if':
      return [statement.test, ...statement.body.flatMap(plansOf)];
    case 'try':
      return [...statement.body, ...statement.handler].flatMap(plansOf);
    case 'comment':
      return [];
    default:
      return [statement.value];
  }
}

/** The statement with its plans rewritten. */
export function withPlans(statement: Statement, rewrite: (plan: Plan) => Plan): Statement {
  const inner = (each: Statement) => withPlans(each, rewrite);
  switch (statement.kind) {
    case 'const':
    case 'return':
    case 'do':
      return { ...statement, value: rewrite(statement.value) };
    case 'if':
      return { ...statement, test: rewrite(statement.test), body: [inner(statement.body[0])] };
    case 'try':
      return { ...statement, body: statement.body.map(inner), handler: statement.handler.map(inner) };
    case 'comment':
      return statement;
  }
}
