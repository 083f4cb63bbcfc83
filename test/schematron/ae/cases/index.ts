import type { RuleCase } from '../rule-cases.ts';
import { allowancesAndCharges } from './allowances-and-charges.ts';
import { codeLists } from './code-lists.ts';
import { currency } from './currency.ts';
import { delivery } from './delivery.ts';
import { document } from './document.ts';
import { documentDates } from './document-dates.ts';
import { documentTransactionType } from './document-transaction-type.ts';
import { items } from './items.ts';
import { lines } from './lines.ts';
import { linesPrice } from './lines-price.ts';
import { partiesAddress } from './parties-address.ts';
import { partiesBuyer } from './parties-buyer.ts';
import { partiesSeller } from './parties-seller.ts';
import { partiesTaxIdentifiers } from './parties-tax-identifiers.ts';
import { payment } from './payment.ts';
import { references } from './references.ts';
import { selfBilling } from './self-billing.ts';
import { vat } from './vat.ts';
import { vatExempt } from './vat-exempt.ts';
import { vatMarginScheme } from './vat-margin-scheme.ts';
import { vatOutOfScope } from './vat-out-of-scope.ts';
import { vatReverseCharge } from './vat-reverse-charge.ts';
import { vatStandard } from './vat-standard.ts';
import { vatZero } from './vat-zero.ts';

/** Facts about the rules of this set from the project's own documents, by topic. */
export const uaeCases: Readonly<Record<string, readonly RuleCase[]>> = {
  ...allowancesAndCharges,
  ...codeLists,
  ...currency,
  ...delivery,
  ...documentDates,
  ...documentTransactionType,
  ...document,
  ...items,
  ...linesPrice,
  ...lines,
  ...partiesAddress,
  ...partiesBuyer,
  ...partiesSeller,
  ...partiesTaxIdentifiers,
  ...payment,
  ...references,
  ...selfBilling,
  ...vatExempt,
  ...vatMarginScheme,
  ...vatOutOfScope,
  ...vatReverseCharge,
  ...vatStandard,
  ...vatZero,
  ...vat,
};
