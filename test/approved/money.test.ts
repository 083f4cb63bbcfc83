import { validateDocument } from '../../src/api/validate-document.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { contradictedTotals } from './money-documents.ts';
import { negativeGroups, otherBases } from './money-groups.ts';
import { amountsAtLimits } from './money-limits.ts';
import { withoutProse } from './stable.ts';

compareWithApproved(
  'money',
  Array.from(
    [...contradictedTotals(), ...amountsAtLimits(), ...negativeGroups(), ...otherBases()],
    ({ name, document, options }): Asked => ({
      name,
      answer: () => {
        const { result, found } = validateDocument(JSON.stringify(document), { format: 'json', ...options });
        return {
          outcome: result.outcome,
          totals: result.totals,
          found: found.findings,
          adjusted: found.adjusted,
        };
      },
    }),
  ),
  withoutProse,
);
