import { fail } from '../compile/scope.ts';
import type { Value } from '../compile/value.ts';
import { withPlan } from '../compile/value.ts';
import { call } from '../plan/plan.ts';
import { aText, type XPathFunction } from './function.ts';

/** The only collation for comparisons: by code points. */
export const codepointCollation = 'http://www.w3.org/2005/xpath-functions/collation/codepoint';

/** A function with a collation after its arguments; the collation must be that of codepoints. */
export function withCollation(each: XPathFunction): XPathFunction {
  const [least, most] = each.arity;
  return {
    ...each,
    arity: [least, most + 1],
    parameters: [...each.parameters, aText],
    emit(values, whole, scope) {
      if (whole.args.length <= most) return each.emit(values, whole, scope);
      const written = whole.args[most];
      const args = whole.args.slice(0, most);
      const result = each.emit(values.slice(0, -1), { ...whole, args }, scope);
      if (written?.kind === 'literal') {
        if (written.value === codepointCollation) return result;
        return fail(
          written,
          'the collation {collation} is not supported, only that of codepoints: leave it out',
          {
            collation: written.value,
          },
        );
      }
      const collation = values.at(-1) as Value;
      return withPlan(
        result,
        call('byCodepoints', collation.plan, { kind: 'lambda', parameters: [], body: result.plan }),
        { safe: false },
      );
    },
  };
}
