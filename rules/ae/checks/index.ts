import type { Check } from '../../../src/core/specification/check.ts';
import { allowancesAndCharges } from '../../pint/checks/allowances-and-charges.ts';
import { amounts } from '../../pint/checks/amounts.ts';
import { attachments } from '../../pint/checks/attachments.ts';
import { identification } from '../../pint/checks/identification.ts';
import { signs } from '../../pint/checks/signs.ts';
import { units } from '../../pint/checks/units.ts';
import { addresses } from './addresses.ts';
import { currency } from './currency.ts';
import { dates } from './dates.ts';
import { exemption } from './exemption.ts';
import { identifierSchemes } from './identifier-schemes.ts';
import { items } from './items.ts';
import { legalRegistration } from './legal-registration.ts';
import { participantIds } from './participant-ids.ts';
import { parties } from './parties.ts';
import { payment } from './payment.ts';
import { references } from './references.ts';
import { reverseCharge } from './reverse-charge.ts';
import { sentAmounts } from './sent-amounts.ts';
import { transactionType } from './transaction-type.ts';
import { vatRates } from './vat-rates.ts';

/** All checks of the caller's JSON, in the order in which a person reads a document. */
export const checks: readonly Check[] = [
  ...identification,
  ...dates,
  ...currency,
  ...transactionType,
  ...references,
  ...attachments,
  ...parties,
  ...participantIds,
  ...identifierSchemes,
  ...legalRegistration,
  ...addresses,
  ...payment,
  ...items,
  ...units,
  ...vatRates,
  ...exemption,
  ...reverseCharge,
  ...allowancesAndCharges,
  ...amounts,
  ...signs,
  ...sentAmounts,
];
