import type { Plan } from '../plan/plan.ts';

/** Replaces a plan of a kind without changing its value; undefined leaves it unchanged. */
export type Rule<Kind extends Plan['kind']> = (plan: Extract<Plan, { kind: Kind }>) => Plan | undefined;

/** A row of a table of rewrites. */
export interface Rewrite {
  readonly on: Plan['kind'];
  readonly rule: (plan: Plan) => Plan | undefined;
}

/** A row for the plans of a kind. */
export function on<Kind extends Plan['kind']>(kind: Kind, rule: Rule<Kind>): Rewrite {
  // A row is only tried on plans of its kind.
  return { on: kind, rule: rule as Rewrite['rule'] };
}

/** Applies the first row that fits a plan. */
export function rewriteBy(rows: readonly Rewrite[]): Rewrite['rule'] {
  const byKind = new Map<Plan['kind'], Rewrite[]>();
  for (const row of rows) byKind.set(row.on, [...(byKind.get(row.on) ?? []), row]);
  return (plan) => {
    for (const { rule } of byKind.get(plan.kind) ?? []) {
      const rewritten = rule(plan);
      if (rewritten !== undefined) return rewritten;
    }
    return undefined;
  };
}
