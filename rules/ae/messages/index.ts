import type { Language } from '../../../src/core/language.ts';
import { fill, type Localised, type MessageTopic, messagesOf } from '../../../src/core/message.ts';
import mediaTypes from '../../pint/codelists/MimeCode.json' with { type: 'json' };
import { topics as sharedTopics, words } from '../../pint/messages/index.ts';
import exemptionReasons from '../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditReasons from '../codelists/CreditReason.json' with { type: 'json' };
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };
import goodsTypes from '../codelists/GoodsType.json' with { type: 'json' };
import { registrationTypes } from '../defaults/parties.ts';
import { paymentModeAliases } from '../defaults/payment.ts';
import allowancesAndCharges from './allowances-and-charges.json' with { type: 'json' };
import codeLists from './code-lists.json' with { type: 'json' };
import currency from './currency.json' with { type: 'json' };
import dates from './dates.json' with { type: 'json' };
import delivery from './delivery.json' with { type: 'json' };
import document from './document.json' with { type: 'json' };
import items from './items.json' with { type: 'json' };
import lines from './lines.json' with { type: 'json' };
import parties from './parties.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import references from './references.json' with { type: 'json' };
import vat from './vat.json' with { type: 'json' };
import vatExempt from './vat-exempt.json' with { type: 'json' };
import vatMarginScheme from './vat-margin-scheme.json' with { type: 'json' };
import vatOutOfScope from './vat-out-of-scope.json' with { type: 'json' };
import vatReverseCharge from './vat-reverse-charge.json' with { type: 'json' };
import vatStandard from './vat-standard.json' with { type: 'json' };
import vatZero from './vat-zero.json' with { type: 'json' };

const topics: Readonly<Record<string, MessageTopic>> = {
  'allowances-and-charges': allowancesAndCharges,
  'code-lists': codeLists,
  currency,
  dates,
  delivery,
  document,
  items,
  lines,
  parties,
  payment,
  references,
  vat,
  'vat-exempt': vatExempt,
  'vat-margin-scheme': vatMarginScheme,
  'vat-out-of-scope': vatOutOfScope,
  'vat-reverse-charge': vatReverseCharge,
  'vat-standard': vatStandard,
  'vat-zero': vatZero,
};

/** All that a person reads about a finding. */
export const messages = messagesOf(
  { shared: sharedTopics, ae: topics },
  {
    words,
    codeLists: {
      'Aligned-TaxExemptionCodes': Object.keys(exemptionReasons.codes),
      CreditReason: Object.keys(creditReasons.codes),
      Emirate: Object.keys(emirates.codes),
      FreqBilling: Object.keys(frequencies.codes),
      GoodsType: Object.keys(goodsTypes.codes),
      MimeCode: Object.keys(mediaTypes.codes),
      legalRegistrationTypes: Object.keys(registrationTypes),
      paymentModes: Object.keys(paymentModeAliases),
    },
  },
);

/** What a rule says, in one language. */
export interface CatalogueText {
  /** Short name of what must hold. */
  readonly title: string;
  /** What is wrong when it does not. */
  readonly message: string;
  /** What to do. */
  readonly hint: string;
}

/** An official rule explained for the person who must fix the document. */
export interface CatalogueEntry extends Readonly<Record<Language, CatalogueText>> {
  readonly id: string;
  /** The file that the entry stands in. */
  readonly topic: string;
  /** `shared` with other countries of PINT, or of the UAE. */
  readonly set: string;
  /** PINT-AE knows no lesser severity: a document that breaks a rule is not valid. */
  readonly severity: 'fatal';
  readonly terms: readonly string[];
  readonly fields: readonly string[];
}

/** What the ids of this library's own rules begin with. */
const ownPrefix = 'pint-ae-';

/** Every official rule, by its id. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  [...messages.entries.values()]
    .filter(({ id }) => !id.startsWith(ownPrefix))
    .map(({ id, topic, set, terms, fields, title, message, hint }): [string, CatalogueEntry] => {
      const text = (part: Localised, language: Language) => fill(part, language, {}, messages);
      const textsIn = (language: Language): CatalogueText => ({
        title: text(title, language),
        message: text(message, language),
        hint: text(hint, language),
      });
      return [id, { id, topic, set, severity: 'fatal', terms, fields, en: textsIn('en'), ar: textsIn('ar') }];
    }),
);
