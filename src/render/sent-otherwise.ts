import { type Adjustment, isUnusedFactor } from '../api/adjustments.ts';
import { jsonSteps } from '../core/findings/json-path.ts';
import type { TextKey } from '../core/specification/rendering.ts';
import type { AllowanceCharge, DocumentFacts, LineFacts } from '../ubl/figures/document-facts.ts';

/** A rate, category, percentage, quantity or price that was sent, but from which the figures were not computed. */
export interface SentOtherwise {
  readonly what: TextKey;
  readonly line: LineFacts | undefined;
  readonly sent: string;
  /** The values from which the figures were computed instead. */
  readonly used: string | undefined;
  /** The part whose rate or category is marked. */
  readonly marked: LineFacts | AllowanceCharge | undefined;
}

/** Adjustments that concern the figures of a page. */
export function sentOtherwiseIn(
  adjustments: readonly Adjustment[],
  facts: DocumentFacts,
): readonly SentOtherwise[] {
  return adjustments.filter(isUnusedFactor).flatMap(({ path, sent, written }) => {
    const steps = jsonSteps(path);
    const what = names[String(steps.at(-1))];
    if (what === undefined) return [];
    const line = steps[0] === 'lines' ? facts.lines[Number(steps[1])] : undefined;
    const isOfVat = what === 'vatRate' || what === 'vatCategory';
    const marked = isOfVat
      ? (line ?? (steps[0] === 'allowancesCharges' ? facts.allowancesCharges[Number(steps[1])] : undefined))
      : undefined;
    return [{ what, line, sent, used: written ?? undefined, marked }];
  });
}

const names: Readonly<Record<string, TextKey>> = {
  vatRate: 'vatRate',
  vatCategory: 'vatCategory',
  multiplierPercent: 'percentageAmount',
  quantity: 'quantity',
  baseQuantity: 'baseQuantity',
  grossPrice: 'grossPrice',
  currencyExchangeRate: 'exchangeRate',
};
