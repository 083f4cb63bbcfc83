import type { Localised } from '../../../src/core/language.ts';
import { type MessageTopic, messagesOf, type NamedCodes } from '../../../src/core/message.ts';
import mediaTypes from '../../pint/codelists/MimeCode.json' with { type: 'json' };
import { topics as sharedTopics, words } from '../../pint/messages/index.ts';
import paymentModes from '../aliases/payment-modes.json' with { type: 'json' };
import registrationTypes from '../aliases/registration-types.json' with { type: 'json' };
import exemptionReasons from '../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditReasons from '../codelists/CreditReason.json' with { type: 'json' };
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };
import goodsTypes from '../codelists/GoodsType.json' with { type: 'json' };
import advice from './advice.json' with { type: 'json' };
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
import rendering from './rendering.json' with { type: 'json' };
import vat from './vat.json' with { type: 'json' };
import vatExempt from './vat-exempt.json' with { type: 'json' };
import vatMarginScheme from './vat-margin-scheme.json' with { type: 'json' };
import vatOutOfScope from './vat-out-of-scope.json' with { type: 'json' };
import vatReverseCharge from './vat-reverse-charge.json' with { type: 'json' };
import vatStandard from './vat-standard.json' with { type: 'json' };
import vatZero from './vat-zero.json' with { type: 'json' };

const topics: Readonly<Record<string, MessageTopic>> = {
  advice,
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

/** The codes of a list, each with its meaning in both languages where it has one. */
function named(
  codes: Readonly<Record<string, unknown>>,
  meanings: Readonly<Record<string, Localised>> = {},
): NamedCodes {
  return Object.fromEntries(Object.keys(codes).map((code) => [code, meanings[code]]));
}

/** All that a person reads about a finding. */
export const messages = messagesOf(
  { shared: sharedTopics, ae: topics },
  {
    words,
    codeLists: {
      'Aligned-TaxExemptionCodes': named(exemptionReasons.codes, rendering.meanings.exemptionReason),
      CreditReason: named(creditReasons.codes, rendering.meanings.creditNoteReason),
      Emirate: named(emirates.codes, rendering.meanings.subdivision),
      FreqBilling: named(frequencies.codes, rendering.meanings.billingFrequency),
      GoodsType: named(goodsTypes.codes, rendering.meanings.goodsNature),
      MimeCode: named(mediaTypes.codes),
      legalRegistrationTypes: named(registrationTypes, rendering.meanings.legalRegistrationType),
      paymentModes: Object.fromEntries(
        Object.values(paymentModes)
          .flat()
          .map((name) => [name, undefined]),
      ),
    },
  },
);
