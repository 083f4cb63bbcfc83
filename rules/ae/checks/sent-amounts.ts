import type { Difference, Values } from '../../../src/core/findings/finding.ts';
import type {
  AmountName,
  ComputedInvoice,
  ContradictedAmount,
  Totals,
} from '../../../src/core/invoice/computed-invoice.ts';
import { amountText } from '../../../src/core/numbers/decimal.ts';
import type { Check, CheckFinding } from '../../../src/core/specification/check.ts';
import type { AdjustmentTexts, JointAdjustmentTexts } from '../../../src/core/specification/specification.ts';
import { accountingCurrency, currenciesOfThousandths, roundToCents } from '../defaults/currency.ts';
import { tolerances } from '../defaults/tolerances.ts';
import { diagnosisOf } from './diagnoses.ts';
import { toldAmountsOf } from './entailed-amounts.ts';

/** The sent totals must equal the totals that the document adds up to. */
export const sentAmounts: readonly Check[] = [
  contradiction('lineNetAmount', 'ibr-147-ae'),
  contradiction('lineExtensionAmount', 'ibr-co-10'),
  contradiction('taxAmount', 'ibr-co-14'),
  contradiction('taxExclusiveAmount', 'ibr-co-13'),
  contradiction('taxInclusiveAmount', 'ibr-co-15'),
  contradiction('payableAmount', 'ibr-co-16', (each, invoice) => !isUnstatedRounding(each, invoice)),
  contradiction('payableAmount', 'pint-ae-payable-rounding', isUnstatedRounding, limitsOfRounding),
  { id: 'pint-ae-totals', about: ['contradictions'], find: totalsTogether },
  {
    id: 'ibr-co-14',
    text: 'taxTotalAsSent',
    needs: 'request',
    severity: 'information',
    find: ({ totals: { taxAmount, taxRoundingAmount } }) =>
      taxRoundingAmount === undefined
        ? []
        : [
            {
              path: 'taxTotal.taxAmount',
              values: {
                sent: amountText(taxAmount),
                computed: amountText(taxAmount.minus(taxRoundingAmount)),
                difference: amountText(taxRoundingAmount),
              },
            },
          ],
  },
  {
    id: 'ibr-co-16',
    text: 'payableRounded',
    needs: 'request',
    severity: 'information',
    find: ({ totals, payableRoundingAmount: sent }) => (sent === undefined ? payableRounding(totals) : []),
  },
];

/** The rule and text case for each sent amount that is not written as sent. */
export const adjustmentTexts: AdjustmentTexts = {
  lineNetAmount: { rule: 'ibr-147-ae', text: 'lineNetAdjusted' },
  lineNetAmountByHalf: { rule: 'ibr-147-ae', text: 'lineNetHalf' },
  lineExtensionAmount: { rule: 'ibr-co-10', text: 'lineTotalAdjusted' },
  taxAmount: { rule: 'ibr-co-14', text: 'taxTotalAdjusted' },
  taxExclusiveAmount: { rule: 'ibr-co-13', text: 'taxExclusiveAdjusted' },
  taxInclusiveAmount: { rule: 'ibr-co-15', text: 'taxInclusiveAdjusted' },
  taxAmountByLine: { rule: 'ibr-co-14', text: 'taxTotalByLine', severity: 'information' },
  taxInclusiveAmountByLine: { rule: 'ibr-co-15', text: 'taxInclusiveByLine', severity: 'information' },
  payableAmount: { rule: 'pint-ae-amount-rounded' },
  prepaidAmount: { rule: 'pint-ae-amount-rounded' },
  payableRoundingAmount: { rule: 'pint-ae-amount-rounded' },
  entryAmount: { rule: 'pint-ae-amount-rounded' },
  entryBaseAmount: { rule: 'aligned-ibrp-057', text: 'percentageLeftOut' },
  unitPrice: { rule: 'ibr-027', text: 'signMovedToQuantity' },
};

/** The rule and text case for many amounts together. */
export const jointAdjustmentTexts: JointAdjustmentTexts = {
  lineNetAmounts: { rule: 'ibr-147-ae', text: 'lineNetsAdjusted' },
  thousandths: {
    rule: 'pint-ae-amount-rounded',
    text: 'amountsOfThousandths',
    currencies: currenciesOfThousandths,
  },
};

function contradiction(
  amount: AmountName,
  id: string,
  isMeant: (each: ContradictedAmount, invoice: ComputedInvoice) => boolean = () => true,
  furtherValues: (each: ContradictedAmount, invoice: ComputedInvoice) => Values = () => ({}),
): Check {
  return {
    id,
    about: ['contradictions'],
    find: (invoice) => {
      return Array.from(toldAmountsOf(invoice).told)
        .filter(([each]) => each.amount === amount && isMeant(each, invoice))
        .map(([each, entailed]) => {
          const besides = invoice.contradictions.filter(
            (other) => other !== each && !entailed.includes(other),
          );
          const further = furtherValues(each, invoice);
          return {
            ...findingOf(each, invoice, besides.length === 0 ? further : { ...further, besides: 'others' }),
            ...(entailed.length === 0 ? {} : { entailed: entailed.map(differenceOf) }),
          };
        });
    },
  };
}

function totalsTogether(invoice: ComputedInvoice): readonly CheckFinding[] {
  const { explanation, together } = toldAmountsOf(invoice);
  const amounts = together
    .map(differenceOf)
    .map(({ path, sent, computed }) => `${path} ${sent} ≠ ${computed}`);
  if (explanation !== undefined) return [{ ...explanation, values: { ...explanation.values, amounts } }];
  if (amounts.length === 0) return [];
  const payable = amountText(invoice.totals.payableAmount);
  return [{ path: 'legalMonetaryTotal', values: { amounts, payable } }];
}

function findingOf(
  contradiction: ContradictedAmount,
  invoice: ComputedInvoice,
  further: Values,
): CheckFinding {
  const { path, sent, computed } = contradiction;
  const { text, values } = diagnosisOf(contradiction, invoice) ?? {};
  const amounts = { sent: amountText(sent), computed: amountText(computed) };
  return {
    path,
    ...(text === undefined ? {} : { text }),
    values: { ...amounts, ...values, ...further },
  };
}

/** Tells whether a payable amount may contain a rounding that only the sender knows (IBT-114). */
function isUnstatedRounding(each: ContradictedAmount, invoice: ComputedInvoice): boolean {
  return (
    invoice.payableRoundingAmount === undefined &&
    each.sent.minus(each.computed).abs().lessThan(tolerances.cash.below) &&
    invoice.contradictions.every(({ amount }) => amount !== 'taxInclusiveAmount') &&
    diagnosisOf(each, invoice) === undefined
  );
}

function limitsOfRounding({ sent, computed }: ContradictedAmount, { currency }: ComputedInvoice): Values {
  const { total, cash } = tolerances;
  return {
    rounding: amountText(roundToCents(sent).minus(computed)),
    total: String(total),
    coin: String(currency === accountingCurrency ? cash.accountingCoin : cash.otherCoin),
    currency,
  };
}

function differenceOf({ path, sent, computed }: ContradictedAmount): Difference {
  return { path, sent: amountText(sent), computed: amountText(computed) };
}

function payableRounding({ payableAmount, payableRoundingAmount: rounding }: Totals) {
  if (rounding === undefined) return [];
  const values = { sent: amountText(payableAmount), rounding: amountText(rounding) };
  return [{ path: 'legalMonetaryTotal.payableAmount', values }];
}
