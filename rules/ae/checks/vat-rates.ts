import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { type Decimal, plainText, toDouble } from '../../../src/core/numbers/decimal.ts';
import { type Check, type CheckFinding, partsOfAll } from '../../../src/core/specification/check.ts';
import { type UaeVatCategory, type VatCategoryCode, vatCategories } from '../defaults/vat-categories.ts';

/** For each VAT category, the sent rate of a line or of the document must agree with the category. */
export const vatRates: readonly Check[] = Object.entries(vatCategories).flatMap(([category, facts]) =>
  rateChecks(category as VatCategoryCode, facts),
);

/** A part of the document that may have a category and a rate. */
interface Rated {
  readonly path: string;
  readonly vatCategory: string | undefined;
  /** On a line: the category in the request. */
  readonly sentVatCategory?: string | undefined;
  readonly sentVatRate: Decimal | undefined;
}

type RatedParts = (invoice: ComputedInvoice) => readonly Rated[];

function rateChecks(category: VatCategoryCode, facts: UaeVatCategory): Check[] {
  const { rateRule, entryRateRules, acceptedRates, acceptedEntryRates = acceptedRates } = facts;
  const check = (id: string, accepted: readonly number[], partsOf: RatedParts) =>
    rateCheck(id, category, accepted, partsOf);
  const named = ({ lines }: ComputedInvoice) => lines.filter((line) => !lacksCategory(line));
  if (entryRateRules === undefined)
    return [
      check(rateRule, acceptedRates, (invoice) => [...named(invoice), ...invoice.allowancesCharges]),
      // A category is only assumed in requests.
      { ...check(rateRule, acceptedRates, ({ lines }) => lines.filter(lacksCategory)), needs: 'request' },
    ];
  return [
    check(rateRule, acceptedRates, ({ lines }) => lines),
    check(entryRateRules.allowance, acceptedEntryRates, ({ allowancesCharges: entries }) =>
      entries.filter((entry) => !entry.isCharge),
    ),
    check(entryRateRules.charge, acceptedEntryRates, ({ allowancesCharges: entries }) =>
      entries.filter((entry) => entry.isCharge),
    ),
  ];
}

function rateCheck(
  id: string,
  category: VatCategoryCode,
  acceptedRates: readonly number[],
  partsOf: RatedParts,
): Check {
  return {
    id,
    values: { category, rates: { anyOf: acceptedRates.map(String) } },
    aboutCategories: [category],
    find: (invoice) =>
      partsOfAll(partsOf(invoice), (part): readonly CheckFinding[] => {
        const { path, vatCategory, sentVatRate: sent } = part;
        if (vatCategory !== category || sent === undefined || acceptedRates.includes(toDouble(sent)))
          return [];
        return [
          {
            path: `${path}.vatRate`,
            ...caseOf(part, sent, acceptedRates),
            values: { rate: plainText(sent) },
          },
        ];
      }),
  };
}

/** The case of a rate: sent as a fraction, as a factor, or as a 0 that lacks its category. */
function caseOf(part: Rated, sent: Decimal, acceptedRates: readonly number[]): Partial<CheckFinding> {
  const isAccepted = (percent: number) => percent !== 0 && acceptedRates.includes(percent);
  const ofFraction = toDouble(sent.times(100));
  if (isAccepted(ofFraction)) return { text: 'rateAsFraction', remedy: { value: ofFraction } };
  const ofFactor = toDouble(sent.minus(1).times(100));
  if (isAccepted(ofFactor)) return { text: 'rateAsFactor', remedy: { value: ofFactor } };
  return lacksCategory(part) ? { path: `${part.path}.vatCategory`, text: 'rateWithoutCategory' } : {};
}

function lacksCategory(part: Rated): boolean {
  return (
    'sentVatCategory' in part && part.sentVatCategory === undefined && part.sentVatRate?.isZero() === true
  );
}
