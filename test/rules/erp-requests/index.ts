import { amounts } from './amounts.ts';
import { billingPeriods } from './billing-periods.ts';
import { creditNotes } from './credit-notes.ts';
import { discounts } from './discounts.ts';
import type { Kind } from './kind.ts';
import { selfBilling } from './self-billing.ts';
import { specialSchemes } from './special-schemes.ts';
import { supporting } from './supporting.ts';
import { taxed } from './taxed.ts';
import { transactions } from './transactions.ts';
import { zeroRatedAndExempt } from './zero-rated-and-exempt.ts';

/** Documents of 25 kinds as systems send them, each with twelve mistakes. */
export const kinds: readonly Kind[] = [
  ...taxed,
  ...zeroRatedAndExempt,
  ...specialSchemes,
  ...creditNotes,
  ...selfBilling,
  ...billingPeriods,
  ...transactions,
  ...discounts,
  ...amounts,
  ...supporting,
];
