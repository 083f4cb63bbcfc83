import { messagesOf } from '../../src/core/messages/message.ts';
import type { RequestSpecification } from '../../src/core/specification/request-specification.ts';
import { readingTopics } from '../../src/generated/messages.js';
import { requestFacts } from '../../src/generated/request-facts.js';
import { amountNames, anyAmount } from '../pint/aliases/amount-names.ts';
import fieldNames from '../pint/aliases/field-names.json' with { type: 'json' };
import recordWords from '../pint/aliases/record-words.json' with { type: 'json' };
import systems from '../pint/aliases/systems.json' with { type: 'json' };
import { unknownNames, unlikeWords } from '../pint/aliases/unknown-names.ts';
import amounts from '../pint/messages/amounts.json' with { type: 'json' };
import words from '../pint/messages/words.json' with { type: 'json' };
import { otherValues } from './aliases/other-values.ts';
import { requestVocabularies } from './aliases/request-vocabularies.ts';
import { taxFlags } from './aliases/tax-flags.ts';
import { minorUnitsOf } from './defaults/currency.ts';
import { itemTypes } from './defaults/items.ts';
import { documentTypes } from './defaults/profiles.ts';
import { defaultVatCategory, requestVatCategories } from './defaults/vat-categories.ts';
import ownAmounts from './messages/amounts.json' with { type: 'json' };
import { meantRequestCodes, requestCodeLists } from './messages/request-code-names.ts';
import { supplies } from './supplies.ts';

/** The parts of PINT-AE that are needed to read a request, except its texts. */
export const pintAeRequests = {
  documentTypes,
  requestVatCategories,
  itemTypes,
  supplies,
  minorUnitsOf,
  vocabularies: requestVocabularies,
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
  },
  fields: requestFacts,
} as const;

/** PINT-AE for programs that only read requests; its only texts are those about the shape of a request. */
export const pintAeOfRequests = {
  ...pintAeRequests,
  defaults: { vatCategory: defaultVatCategory },
  messages: /* @__PURE__ */ messagesOf(
    { shared: readingTopics },
    {
      words: { ...words, ...amounts, ...ownAmounts },
      codeLists: requestCodeLists,
      meantCodes: meantRequestCodes,
    },
  ),
} as const satisfies RequestSpecification;
