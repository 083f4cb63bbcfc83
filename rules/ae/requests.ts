import { messagesOf } from '../../src/core/messages/message.ts';
import type { RequestSpecification } from '../../src/core/specification/request-specification.ts';
import { ISO3166List as countries, countrySpellings } from '../../src/generated/code-lists.js';
import { readingTopics } from '../../src/generated/messages.js';
import { requestFacts } from '../../src/generated/request-facts.js';
import { amountNames, anyAmount } from '../pint/aliases/amount-names.ts';
import fieldNames from '../pint/aliases/field-names.json' with { type: 'json' };
import recordWords from '../pint/aliases/record-words.json' with { type: 'json' };
import { systems } from '../pint/aliases/systems.ts';
import { unknownNames, unlikeWords } from '../pint/aliases/unknown-names.ts';
import mimeCodes from '../pint/codelists/MimeCode.json' with { type: 'json' };
import amounts from '../pint/messages/amounts.json' with { type: 'json' };
import words from '../pint/messages/words.json' with { type: 'json' };
import { emirateSpellings } from './aliases/emirates.ts';
import { vocabularies } from './aliases/index.ts';
import legalForms from './aliases/legal-forms.json' with { type: 'json' };
import { otherValues } from './aliases/other-values.ts';
import paymentModes from './aliases/payment-modes.json' with { type: 'json' };
import registrationTypes from './aliases/registration-types.json' with { type: 'json' };
import { taxFlags } from './aliases/tax-flags.ts';
import exemptionReasons from './codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditNoteReasons from './codelists/CreditReason.json' with { type: 'json' };
import subdivisions from './codelists/Emirate.json' with { type: 'json' };
import billingFrequencies from './codelists/FreqBilling.json' with { type: 'json' };
import goodsNatures from './codelists/GoodsType.json' with { type: 'json' };
import paymentMeans from './codelists/UNCL4461-accepted.json' with { type: 'json' };
import { minorUnitsOf } from './defaults/currency.ts';
import { itemTypes } from './defaults/items.ts';
import { documentTypes } from './defaults/profiles.ts';
import { defaultVatCategory, requestVatCategories } from './defaults/vat-categories.ts';
import ownAmounts from './messages/amounts.json' with { type: 'json' };
import { codeLists, meantCodes } from './messages/code-names.ts';
import { supplies } from './supplies.ts';

/** The parts of PINT-AE that reading a request needs, apart from its texts. */
export const pintAeRequests = {
  documentTypes,
  requestVatCategories,
  itemTypes,
  supplies,
  minorUnitsOf,
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
    recordWords,
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
  fields: requestFacts,
} as const;

/** PINT-AE for programs that only read requests: with the texts about their shape, and no others. */
export const pintAeOfRequests = {
  ...pintAeRequests,
  defaults: { vatCategory: defaultVatCategory },
  messages: /* @__PURE__ */ messagesOf(
    { shared: readingTopics },
    { words: { ...words, ...amounts, ...ownAmounts }, codeLists, meantCodes },
  ),
} as const satisfies RequestSpecification;
