import { messagesOf } from '../../../src/core/message.ts';
import type { MessageTopic } from '../../../src/core/message-entry.ts';
import { topics as sharedTopics, words } from '../../pint/messages/index.ts';
import advice from './advice.json' with { type: 'json' };
import allowancesAndCharges from './allowances-and-charges.json' with { type: 'json' };
import codeListRules from './code-lists.json' with { type: 'json' };
import { codeLists, meantCodes } from './code-names.ts';
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
  advice,
  'allowances-and-charges': allowancesAndCharges,
  'code-lists': codeListRules,
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
export const messages = messagesOf({ shared: sharedTopics, ae: topics }, { words, codeLists, meantCodes });
