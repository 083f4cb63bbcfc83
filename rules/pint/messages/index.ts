import type { MessageTopic } from '../../../src/core/message-entry.ts';
import allowancesAndCharges from './allowances-and-charges.json' with { type: 'json' };
import codeLists from './code-lists.json' with { type: 'json' };
import currency from './currency.json' with { type: 'json' };
import dates from './dates.json' with { type: 'json' };
import delivery from './delivery.json' with { type: 'json' };
import document from './document.json' with { type: 'json' };
import envelope from './envelope.json' with { type: 'json' };
import identifiers from './identifiers.json' with { type: 'json' };
import intake from './intake.json' with { type: 'json' };
import judging from './judging.json' with { type: 'json' };
import lines from './lines.json' with { type: 'json' };
import parties from './parties.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import reading from './reading.json' with { type: 'json' };
import references from './references.json' with { type: 'json' };
import structure from './structure.json' with { type: 'json' };
import syntax from './syntax.json' with { type: 'json' };
import totals from './totals.json' with { type: 'json' };
import vat from './vat.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export { words };

/** What is said of the rules that all PINTs share, and of what keeps a document from being judged, by topic. */
export const topics: Readonly<Record<string, MessageTopic>> = {
  'allowances-and-charges': allowancesAndCharges,
  'code-lists': codeLists,
  currency,
  dates,
  delivery,
  document,
  envelope,
  identifiers,
  intake,
  judging,
  lines,
  parties,
  payment,
  reading,
  references,
  structure,
  syntax,
  totals,
  vat,
};
