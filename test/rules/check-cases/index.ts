import { addressesCases } from './addresses.ts';
import { allowancesAndChargesCases } from './allowances-and-charges.ts';
import { amountsCases } from './amounts.ts';
import { attachmentsCases } from './attachments.ts';
import type { CheckCase } from './case.ts';
import { currencyCases } from './currency.ts';
import { datesCases } from './dates.ts';
import { exemptionCases } from './exemption.ts';
import { identificationCases } from './identification.ts';
import { identifierSchemesCases } from './identifier-schemes.ts';
import { itemsCases } from './items.ts';
import { legalRegistrationCases } from './legal-registration.ts';
import { participantIdsCases } from './participant-ids.ts';
import { partiesCases } from './parties.ts';
import { paymentCases } from './payment.ts';
import { referencesCases } from './references.ts';
import { reverseChargeCases } from './reverse-charge.ts';
import { sentAmountsCases } from './sent-amounts.ts';
import { signsCases } from './signs.ts';
import { transactionTypeCases } from './transaction-type.ts';
import { vatRatesCases } from './vat-rates.ts';

/**
 * A case of every check, by the topics of their files: the tests run them and the documentation shows
 * them.
 */
export const checkCases: readonly CheckCase[] = [
  ...addressesCases,
  ...allowancesAndChargesCases,
  ...amountsCases,
  ...attachmentsCases,
  ...currencyCases,
  ...datesCases,
  ...exemptionCases,
  ...identificationCases,
  ...identifierSchemesCases,
  ...itemsCases,
  ...legalRegistrationCases,
  ...participantIdsCases,
  ...partiesCases,
  ...paymentCases,
  ...referencesCases,
  ...reverseChargeCases,
  ...sentAmountsCases,
  ...signsCases,
  ...transactionTypeCases,
  ...vatRatesCases,
];
