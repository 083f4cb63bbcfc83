import { oncePer } from '../../once-per.ts';
import type { Plan } from '../plan/plan.ts';
import { withParts } from '../plan/walk.ts';
import { attributeOwners } from './attribute-owners.ts';
import { existence } from './existence.ts';
import type { LeftOut, PassName } from './pass-names.ts';
import { type Rewrite, rewriteBy } from './rewrite.ts';
import { simplifications } from './simplify.ts';
import { wordLists } from './word-lists.ts';

/** The first rewrites; if several apply, the first in this list is used. */
const rewrites = {
  simplify: simplifications,
  wordLists,
  attributeOwners,
  existence,
} as const satisfies { readonly [Name in PassName]?: readonly Rewrite[] };

/** Rewrites a plan from its parts up; its value stays the same. */
export function createRewrite(leftOut: LeftOut): (plan: Plan) => Plan {
  const names = Object.keys(rewrites) as (keyof typeof rewrites)[];
  const rewriteHere = rewriteBy(names.flatMap((name) => (leftOut.has(name) ? [] : rewrites[name])));
  const rewrite = oncePer((plan: Plan): Plan => {
    const inner = withParts(plan, rewrite);
    return rewriteHere(inner) ?? inner;
  });
  return rewrite;
}
