import { type Check, findingsWhere, partsOfAll } from '../../../src/core/check.ts';
import type { ComputedInvoice } from '../../../src/core/computed-invoice.ts';
import { amountText, plainText } from '../../../src/core/decimal.ts';
import { officialPercentageHolds } from '../../../src/core/doubles.ts';
import type { AllowanceCharge } from '../../../src/core/invoice.ts';
import allowanceReasons from '../../pint/codelists/UNCL5189.json' with { type: 'json' };
import chargeReasons from '../../pint/codelists/UNCL7161.json' with { type: 'json' };

export const allowancesAndCharges: readonly Check[] = [
  percentageRule('ibr-131-ae', (entry) => !entry.isCharge),
  percentageRule('ibr-146-ae', (entry) => entry.isCharge),
  reasonCodeRule('ibr-cl-19', allowanceReasons.codes, (entry) => !entry.isCharge),
  reasonCodeRule('ibr-cl-20', chargeReasons.codes, (entry) => entry.isCharge),
];

type Kind = (entry: AllowanceCharge) => boolean;

function percentageRule(id: string, isOfKind: Kind): Check {
  return {
    id,
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

function reasonCodeRule(id: string, codes: Readonly<Record<string, string>>, isOfKind: Kind): Check {
  return {
    id,
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
