import type { SupplyFact, SupplyFacts } from '../../src/core/specification/fields.ts';
import { supplyRows } from '../../src/generated/supplies.js';
import { reverseChargeStatementFor } from './defaults/reverse-charge.ts';

/** The business facts that a request may name in place of codes; their rows are in `supplies.json`. */
export const supplies: SupplyFacts = /* @__PURE__ */ Object.fromEntries(
  Object.entries(supplyRows).map(([name, fact]) => [name, withStatement(fact)]),
);

/** An invoice under reverse charge has the statement that the law requires. */
function withStatement(fact: SupplyFact): SupplyFact {
  const nature = fact.writes['lines[].goodsNatureCode'];
  if (typeof nature !== 'string') return fact;
  const { en, ar } = reverseChargeStatementFor([nature]);
  return { ...fact, notes: [en, ar] };
}
