import { type BusinessRule, findingsWhere, partsOfAll } from '../../../src/core/check.ts';
import type { ComputedInvoice } from '../../../src/core/computed-invoice.ts';
import { amountText, plainText } from '../../../src/core/decimal.ts';
import { officialPercentageHolds } from '../../../src/core/doubles.ts';
import type { AllowanceCharge } from '../../../src/core/invoice.ts';
import allowanceReasons from '../../pint/codelists/UNCL5189.json' with { type: 'json' };
import chargeReasons from '../../pint/codelists/UNCL7161.json' with { type: 'json' };

export const allowancesAndCharges: readonly BusinessRule[] = [
  percentageRule('ibr-131-ae', 'allowance', (entry) => !entry.isCharge),
  percentageRule('ibr-146-ae', 'charge', (entry) => entry.isCharge),
  reasonCodeRule('ibr-cl-19', 'allowance', 'UNCL5189', allowanceReasons.codes, (entry) => !entry.isCharge),
  reasonCodeRule('ibr-cl-20', 'charge', 'UNCL7161', chargeReasons.codes, (entry) => entry.isCharge),
];

type Kind = (entry: AllowanceCharge) => boolean;

function percentageRule(id: string, name: string, isOfKind: Kind): BusinessRule {
  return {
    id,
    terms: ['IBT-092', 'IBT-099', 'IBT-136', 'IBT-141'],
    message: `The ${name} of {amount} is not {percent} % of {base}.`,
    hint: 'Correct amount, baseAmount or multiplierPercent; the amount is rounded half up to two decimals.',
    find: (invoice) =>
      findingsWhere(
        entriesOf(invoice),
        (entry) => isOfKind(entry) && !percentageHolds(entry),
        ({ path }) => `${path}.amount`,
        ({ amount, baseAmount, multiplierPercent }) => ({
          amount: amountText(amount),
          percent: multiplierPercent ? plainText(multiplierPercent) : '',
          base: baseAmount ? amountText(baseAmount) : '',
        }),
      ),
  };
}

function percentageHolds({ amount, baseAmount, multiplierPercent }: AllowanceCharge): boolean {
  if (baseAmount === undefined || multiplierPercent === undefined) return true;
  return officialPercentageHolds(amount, baseAmount, multiplierPercent);
}

function reasonCodeRule(
  id: string,
  name: string,
  list: string,
  codes: Readonly<Record<string, string>>,
  isOfKind: Kind,
): BusinessRule {
  return {
    id,
    terms: ['IBT-098', 'IBT-105', 'IBT-140', 'IBT-145'],
    message: `The reason code {code} is not in the list of reasons for ${name}s.`,
    hint: `Set reasonCode to a ${list} code, or leave it empty and give the reason as text.`,
    find: (invoice) =>
      findingsWhere(
        entriesOf(invoice),
        (entry) =>
          isOfKind(entry) && entry.reasonCode !== undefined && !Object.hasOwn(codes, entry.reasonCode),
        ({ path }) => `${path}.reasonCode`,
        ({ reasonCode }) => ({ code: reasonCode ?? '' }),
      ),
  };
}

function entriesOf({ allowancesCharges, lines }: ComputedInvoice): readonly AllowanceCharge[] {
  return [...allowancesCharges, ...partsOfAll(lines, (line) => line.allowancesCharges)];
}
