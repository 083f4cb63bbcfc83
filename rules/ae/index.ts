import type { Specification } from '../../src/core/specification/specification.ts';
import { ISO3166List as countries, countrySpellings } from '../../src/generated/code-lists.js';
import { requestFacts } from '../../src/generated/request-facts.js';
import { amountNames, anyAmount, pricesWithTax } from '../pint/aliases/amount-names.ts';
import fieldNames from '../pint/aliases/field-names.json' with { type: 'json' };
import { systems } from '../pint/aliases/systems.ts';
import { unknownNames, unlikeWords } from '../pint/aliases/unknown-names.ts';
import { vatTaxScheme } from '../pint/binding/tax-scheme.ts';
import mimeCodes from '../pint/codelists/MimeCode.json' with { type: 'json' };
import { mediaTypes } from '../pint/defaults/media-types.ts';
import { absentIdentifier } from '../pint/defaults/references.ts';
import { units } from '../pint/defaults/units.ts';
import { decimalRules } from '../pint/figures.ts';
import { advice } from './advice/index.ts';
import { emirateSpellings } from './aliases/emirates.ts';
import { vocabularies } from './aliases/index.ts';
import legalForms from './aliases/legal-forms.json' with { type: 'json' };
import { otherValues } from './aliases/other-values.ts';
import paymentModes from './aliases/payment-modes.json' with { type: 'json' };
import registrationTypes from './aliases/registration-types.json' with { type: 'json' };
import { taxFlags } from './aliases/tax-flags.ts';
import { uaeDocument } from './binding/index.ts';
import { causes } from './causes.ts';
import { checks } from './checks/index.ts';
import { adjustmentTexts, jointAdjustmentTexts } from './checks/sent-amounts.ts';
import exemptionReasons from './codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditNoteReasons from './codelists/CreditReason.json' with { type: 'json' };
import subdivisions from './codelists/Emirate.json' with { type: 'json' };
import billingFrequencies from './codelists/FreqBilling.json' with { type: 'json' };
import goodsNatures from './codelists/GoodsType.json' with { type: 'json' };
import paymentMeans from './codelists/UNCL4461-accepted.json' with { type: 'json' };
import { defaultAllowanceReason, defaultChargeReason } from './defaults/allowances-and-charges.ts';
import { projectTypeCode } from './defaults/attachments.ts';
import { allowsPrecedingInvoice, defaultCreditNoteReason } from './defaults/credit-notes.ts';
import {
  accountingCurrency,
  accountingTotalDocument,
  exchangeRateDecimals,
  minorUnitsOf,
} from './defaults/currency.ts';
import { writesVatPointDate } from './defaults/dates.ts';
import { deliverToCountry } from './defaults/delivery.ts';
import { isPredefinedEndpoint } from './defaults/endpoints.ts';
import { buyerIdentity, sellerIdentity } from './defaults/identities.ts';
import {
  defaultUnit,
  gtinScheme,
  harmonizedSystem,
  itemTypes,
  serviceAccountingScheme,
} from './defaults/items.ts';
import { homeCountry, isHomeTaxNumber, isIssuedByCountry } from './defaults/parties.ts';
import { defaultPaymentMode, needsPayment, paymentModesWithAccount } from './defaults/payment.ts';
import { documentTypes, identifierRule, profiles, uuidNamespace } from './defaults/profiles.ts';
import { tolerances } from './defaults/tolerances.ts';
import { deliverToFinding, transactionCode, transactionFlags } from './defaults/transaction-flags.ts';
import { typeCodeOf } from './defaults/type-code.ts';
import {
  defaultVatCategory,
  lineVatCategory,
  requestVatCategories,
  tinTaxScheme,
  vatCategories,
} from './defaults/vat-categories.ts';
import { figureRules } from './figures.ts';
import country from './messages/country.json' with { type: 'json' };
import { messages } from './messages/index.ts';
import { release } from './releases/index.ts';
import { toldOfDocuments } from './told-of-documents.ts';

/** PINT-AE, the e-invoice of the UAE. */
export const pintAe = {
  release,
  exampleRule: 'ibr-167-ae',
  profiles,
  identifierRule,
  documentTypes,
  transactionFlags,
  vatCategories,
  requestVatCategories,
  itemTypes,
  taxScheme: vatTaxScheme,
  tinScheme: tinTaxScheme,
  homeCountry,
  homeCountryName: country.inSentence,
  accounting: {
    currency: accountingCurrency,
    rateDecimals: exchangeRateDecimals,
    totalDocumentType: accountingTotalDocument.typeCode,
  },
  minorUnitsOf,
  tolerances,
  codeLists: {
    countries,
    exemptionReasons,
    paymentMeans,
    subdivisions,
    billingFrequencies,
    creditNoteReasons,
    goodsNatures,
    mediaTypes: mimeCodes,
  },
  vocabularies,
  aliases: {
    fieldNames,
    amountNames,
    anyAmount,
    pricesWithTax,
    unknownNames,
    unlike: unlikeWords,
    systems,
    taxFlags,
    otherValues,
    subdivisions: emirateSpellings,
    countries: countrySpellings,
    registrationTypes,
    legalForms,
    paymentModes,
  },
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
  toldOfDocuments,
  messages,
  fields: requestFacts,
  binding: uaeDocument,
} as const satisfies Specification;
