import type {
  ComputedInvoice,
  ComputedLine,
  ContradictedAmount,
} from '../../../src/core/invoice/computed-invoice.ts';
import { amountText, type Decimal, zero } from '../../../src/core/numbers/decimal.ts';
import { onceAsked, oncePer } from '../../../src/core/once-per.ts';
import { roundToCents } from '../defaults/currency.ts';
import { tolerances } from '../defaults/tolerances.ts';
import { type Diagnosis, lineDiagnosis } from './line-diagnoses.ts';
import { inclusiveDiagnosis, taxDiagnosis, taxInside } from './tax-diagnoses.ts';

/** Percentages that contracts retain until the work is accepted. */
const retentionPercents = [5, 10];

/** The mistake that gives exactly the figure that was sent; undefined if none is known. */
export function diagnosisOf(
  contradiction: ContradictedAmount,
  invoice: ComputedInvoice,
): Diagnosis | undefined {
  return diagnosesIn(invoice).get(contradiction)?.().diagnosis;
}

/** Each diagnosis is requested up to four times. */
const diagnosesIn = oncePer(
  (invoice: ComputedInvoice) =>
    new Map(
      invoice.contradictions.map((each) => [each, onceAsked(() => ({ diagnosis: diagnose(each, invoice) }))]),
    ),
);

function diagnose(
  { amount, path, sent, computed }: ContradictedAmount,
  invoice: ComputedInvoice,
): Diagnosis | undefined {
  switch (amount) {
    case 'lineNetAmount':
      return lineDiagnosis(roundToCents(sent), linesByAmount(invoice).get(path), invoice);
    case 'taxAmount':
      return taxDiagnosis(roundToCents(sent), invoice);
    case 'taxExclusiveAmount':
      return exclusiveDiagnosis(roundToCents(sent), invoice);
    case 'taxInclusiveAmount':
      return inclusiveDiagnosis(roundToCents(sent), invoice);
    case 'payableAmount':
      return payableDiagnosis(roundToCents(sent), computed, invoice);
    default:
      return undefined;
  }
}

/** The lines by the paths of their net amounts, because all of them may contradict. */
const linesByAmount = oncePer(
  ({ lines }: ComputedInvoice): ReadonlyMap<string, ComputedLine> =>
    new Map(lines.map((line) => [`${line.path}.lineExtensionAmount`, line])),
);

/** A total without the VAT contained in the prices, or the sum of the lines despite allowances. */
function exclusiveDiagnosis(sent: Decimal, { totals }: ComputedInvoice): Diagnosis | undefined {
  const inside = taxInside(totals);
  if (!inside.isZero() && sent.equals(totals.taxExclusiveAmount.minus(inside)))
    return { text: 'exclusiveOfInclusivePrices', values: { inside: amountText(inside) } };
  const { allowanceTotalAmount: allowances = zero, chargeTotalAmount: charges = zero } = totals;
  if (allowances.isZero() || !sent.equals(totals.lineExtensionAmount.plus(charges))) return undefined;
  return { text: 'allowancesNotTakenOff', values: { allowances: amountText(allowances) } };
}

/** A difference larger than a rounding may be a payment that only the sender knows. */
function partTakenOff(sent: Decimal, heldBack: Decimal, prepaid: Decimal): Diagnosis | undefined {
  const isPart =
    prepaid.isZero() && !sent.isNegative() && heldBack.greaterThanOrEqualTo(tolerances.cash.below);
  return isPart ? { text: 'partTakenOff', values: { short: amountText(heldBack) } } : undefined;
}

function payableDiagnosis(
  sent: Decimal,
  computed: Decimal,
  { totals, contradictions, payableRoundingAmount: rounding }: ComputedInvoice,
): Diagnosis | undefined {
  const { prepaidAmount: prepaid = zero, taxInclusiveAmount, taxExclusiveAmount } = totals;
  if (!prepaid.isZero() && sent.equals(taxInclusiveAmount))
    return { text: 'prepaidForgotten', values: { prepaid: amountText(prepaid) } };
  // If the total with VAT differs, the payable amount differs anyway: nothing was deducted.
  if (contradictions.some(({ amount }) => amount === 'taxInclusiveAmount')) return undefined;
  if (rounding !== undefined)
    return { text: 'payableBesideRounding', values: { rounding: amountText(roundToCents(rounding)) } };
  const heldBack = computed.minus(sent);
  const percent = retentionPercents.find((percent) =>
    [taxInclusiveAmount, taxExclusiveAmount].some(
      (base) => base.greaterThan(0) && roundToCents(base.times(percent).div(100)).equals(heldBack),
    ),
  );
  if (percent === undefined) return partTakenOff(sent, heldBack, prepaid);
  return { text: 'retentionTakenOff', values: { retention: amountText(heldBack), percent } };
}
