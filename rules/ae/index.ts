import type { Specification } from '../../src/core/specification/specification.ts';
import { vatTaxScheme } from '../pint/binding/tax-scheme.ts';
import { mediaTypes } from '../pint/defaults/media-types.ts';
import { absentIdentifier } from '../pint/defaults/references.ts';
import { units } from '../pint/defaults/units.ts';
import { decimalRules, unreadElements } from '../pint/figures.ts';
import { advice } from './advice/index.ts';
import { uaeDocument } from './binding/index.ts';
import { causes } from './causes.ts';
import { checks } from './checks/index.ts';
import { adjustmentTexts, jointAdjustmentTexts } from './checks/sent-amounts.ts';
import { pintAeOfComputing } from './computing.ts';
import { defaultAllowanceReason, defaultChargeReason } from './defaults/allowances-and-charges.ts';
import { projectTypeCode } from './defaults/attachments.ts';
import { allowsPrecedingInvoice, defaultCreditNoteReason } from './defaults/credit-notes.ts';
import { writesVatPointDate } from './defaults/dates.ts';
import { deliverToCountry } from './defaults/delivery.ts';
import { isPredefinedEndpoint } from './defaults/endpoints.ts';
import { buyerIdentity, sellerIdentity } from './defaults/identities.ts';
import { defaultUnit, gtinScheme, harmonizedSystem, serviceAccountingScheme } from './defaults/items.ts';
import { homeCountry, isIssuedByCountry } from './defaults/parties.ts';
import { defaultPaymentMode, needsPayment, paymentModesWithAccount } from './defaults/payment.ts';
import { identifierRule, profiles, uuidNamespace } from './defaults/profiles.ts';
import { deliverToFinding, transactionCode, transactionFlags } from './defaults/transaction-flags.ts';
import { typeCodeOf } from './defaults/type-code.ts';
import { defaultVatCategory, lineVatCategory, tinTaxScheme } from './defaults/vat-categories.ts';
import { exampleRule } from './example-rule.ts';
import { figureRules } from './figures.ts';
import { pintAeLookUps } from './look-ups.ts';
import country from './messages/country.json' with { type: 'json' };
import { messages } from './messages/index.ts';
import { release } from './releases/index.ts';
import { pintAeRequests } from './requests.ts';
import { isHomeTaxNumber } from './tax-numbers.ts';
import { toldOfDocuments } from './told-of-documents.ts';

/** PINT-AE, the e-invoice of the UAE. */
export const pintAe = {
  ...pintAeRequests,
  ...pintAeLookUps,
  ...pintAeOfComputing,
  release,
  exampleRule,
  profiles,
  identifierRule,
  transactionFlags,
  taxScheme: vatTaxScheme,
  tinScheme: tinTaxScheme,
  homeCountry,
  homeCountryName: country.inSentence,
  units,
  defaults: {
    vatCategory: defaultVatCategory,
    allowanceReason: defaultAllowanceReason,
    chargeReason: defaultChargeReason,
    unitCode: defaultUnit,
    standardItemScheme: gtinScheme,
    classificationList: harmonizedSystem,
    serviceAccountingList: serviceAccountingScheme,
    paymentMode: defaultPaymentMode,
    paymentModesWithAccount,
    creditNoteReason: defaultCreditNoteReason,
    absentIdentifier,
    projectTypeCode,
    mediaTypes,
    uuidNamespace,
    sellerIdentity,
    buyerIdentity,
    isPredefinedEndpoint,
    isHomeTaxNumber,
    isIssuedByCountry,
    typeCode: typeCodeOf,
    transactionCode,
    lineVatCategory,
    writesVatPointDate,
    allowsPrecedingInvoice,
    needsPayment,
    deliverToFinding,
    deliverToCountry,
  },
  adjustmentTexts,
  jointAdjustmentTexts,
  checks,
  advice,
  causes,
  decimalRules,
  figureRules,
  unreadElements,
  toldOfDocuments,
  messages,
  binding: uaeDocument,
} as const satisfies Specification;
