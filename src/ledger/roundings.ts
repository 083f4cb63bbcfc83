import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { type Decimal, decimal, plainText, sum } from '../core/numbers/decimal.ts';
import type { Specification } from '../core/specification/specification.ts';
import { defaultSpecification } from '../specification/default.ts';
import { accountedVat } from './accounted-vat.ts';
import type { Booked } from './book.ts';
import texts from './messages/ledger.json' with { type: 'json' };

/** A difference between amounts of a document that rounding explains. */
export interface Rounding {
  readonly document: string;
  readonly kind: keyof typeof texts.roundings;
  readonly amount: string;
  readonly currency: string;
  readonly message: string;
}

/** The differences that rounding makes in a document. */
export function roundingsOf({ name, document }: Booked, language: Language): Rounding[] {
  const { accounting, breakdown, currency, lineTaxAmount, payableRoundingAmount, taxAmount } = document;
  const told = (
    kind: Rounding['kind'],
    of: string,
    amount: Decimal,
    values: { readonly [name: string]: string } = {},
  ): Rounding[] => {
    if (amount.isZero()) return [];
    const shown = plainText(amount);
    const message = fill(texts.roundings[kind], language, { amount: shown, currency: of, ...values });
    return [{ document: name, kind, amount: shown, currency: of, message }];
  };
  return [
    ...breakdown.flatMap(({ vatCategory, vatPercent, taxableAmount, taxAmount: tax }) => {
      if (!isTaxed(vatCategory)) return [];
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
          decimal(lineTaxAmount).minus(decimal(accounting?.taxAmount ?? taxAmount)),
        )),
    ...(accounting?.taxInclusiveAmount
      ? told('conversion', accountingFacts.currency, conversionOf(document))
      : []),
    ...told('payable', currency, decimal(payableRoundingAmount ?? '0')),
  ];
}

const { accounting: accountingFacts, vatCategories }: Specification = defaultSpecification;

/** Whether documents compute VAT in a category. */
function isTaxed(vatCategory: string): boolean {
  return Object.hasOwn(vatCategories, vatCategory) && vatCategories[vatCategory]?.taxPercent !== 0;
}

/** How far the converted categories are from the converted total. */
function conversionOf(document: Booked['document']): Decimal {
  const parts = accountedVat(document).flatMap(({ taxable, tax }) => [taxable, tax]);
  const total = decimal(document.accounting?.taxInclusiveAmount ?? '0');
  return sum(parts).abs().minus(total.abs());
}
