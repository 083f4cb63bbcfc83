import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { type Decimal, decimal, plainText, sum } from '../core/numbers/decimal.ts';
import { defaultSpecification } from '../specification/default.ts';
import { isTaxed } from '../ubl/figures/discrepancies.ts';
import { accountedVat } from './accounted-vat.ts';
import type { Booked } from './book.ts';
import texts from './messages/ledger.json' with { type: 'json' };

/** A difference between amounts of a document that is due to rounding. */
export interface Rounding {
  readonly document: string;
  readonly kind: keyof typeof texts.roundings;
  readonly amount: string;
  readonly currency: string;
  readonly message: string;
}

interface RoundingFact extends Pick<Rounding, 'kind' | 'amount' | 'currency'> {
  /** Further values in its words. */
  readonly values: { readonly [name: string]: string };
}

/** The differences that rounding makes in a document, each with a sentence that explains it. */
export function roundingsOf({ name, document }: Booked, language: Language): Rounding[] {
  return roundingFactsOf(document).map(({ kind, amount, currency, values }) => {
    const message = fill(texts.roundings[kind], language, { amount, currency, ...values });
    return { document: name, kind, amount, currency, message };
  });
}

function roundingFactsOf(document: Booked['document']): RoundingFact[] {
  const { accounting, breakdown, currency, payableRoundingAmount, taxAmount } = document;
  const { entryTaxAmount, lineTaxAmount } = document;
  const told = (
    kind: RoundingFact['kind'],
    of: string,
    amount: Decimal,
    values: RoundingFact['values'] = {},
  ): RoundingFact[] => (amount.isZero() ? [] : [{ kind, amount: plainText(amount), currency: of, values }]);
  return [
    ...breakdown.flatMap(({ vatCategory, vatPercent, taxableAmount, taxAmount: tax }) => {
      if (!isTaxed(vatCategory, defaultSpecification)) return [];
      const exact = decimal(taxableAmount)
        .times(decimal(vatPercent ?? '0'))
        .div(100);
      return told('category', currency, decimal(tax).minus(exact), {
        category: vatCategory,
        tax,
        exact: plainText(exact),
      });
    }),
    ...(lineTaxAmount === null
      ? []
      : told(
          'lines',
          accountingFacts.currency,
          decimal(lineTaxAmount)
            .plus(decimal(entryTaxAmount))
            .minus(decimal(accounting?.taxAmount ?? taxAmount)),
        )),
    ...(accounting?.taxInclusiveAmount
      ? told('conversion', accountingFacts.currency, conversionOf(document))
      : []),
    ...told('payable', currency, decimal(payableRoundingAmount ?? '0')),
  ];
}

const { accounting: accountingFacts } = defaultSpecification;

function conversionOf(document: Booked['document']): Decimal {
  const parts = accountedVat(document).flatMap(({ taxable, tax }) => [taxable, tax]);
  const total = decimal(document.accounting?.taxInclusiveAmount ?? '0');
  return sum(parts).abs().minus(total.abs());
}
