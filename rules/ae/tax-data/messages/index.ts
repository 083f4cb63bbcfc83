import { messagesOf } from '../../../../src/core/messages/message.ts';
import document from './document.json' with { type: 'json' };
import parties from './parties.json' with { type: 'json' };
import reportedAmounts from './reported-amounts.json' with { type: 'json' };
import reportedCurrencies from './reported-currencies.json' with { type: 'json' };
import reportedDocument from './reported-document.json' with { type: 'json' };
import reportedParties from './reported-parties.json' with { type: 'json' };
import transaction from './transaction.json' with { type: 'json' };

const topics = {
  document,
  parties,
  transaction,
  'reported-document': reportedDocument,
  'reported-currencies': reportedCurrencies,
  'reported-amounts': reportedAmounts,
  'reported-parties': reportedParties,
};

/** The texts of the rules of tax data documents. */
export const messages = messagesOf({ 'tax-data': topics }, { words: {}, codeLists: {} });
