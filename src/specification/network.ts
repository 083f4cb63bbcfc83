import { messages as documentMessages } from '../../rules/ae/messages/index.ts';
import { messageStatusFacts } from '../../rules/network/message-status/codes.ts';
import ofStatus from '../../rules/network/messages/message-status.json' with { type: 'json' };
import codes from '../../rules/network/messages/status-codes.json' with { type: 'json' };
import ofTaxData from '../../rules/network/messages/tax-data.json' with { type: 'json' };
import words from '../../rules/network/messages/words.json' with { type: 'json' };
import { type Messages, messagesOf } from '../core/messages/message.ts';

export { messageStatusFacts };

/** The codes of a status, with their meanings. */
export const statusCodeNames = {
  responses: { ...messageStatusFacts.responses, names: codes.responses },
  reasons: { ...messageStatusFacts.reasons, names: codes.reasons },
} as const;

const own = messagesOf(
  { network: { 'message-status': ofStatus, 'tax-data': ofTaxData } },
  { words, codeLists: {} },
);

/** The texts of all findings, including findings on messages after a document. */
export const networkMessages: Messages = /* @__PURE__ */ Object.freeze({
  ...documentMessages,
  entries: new Map([...documentMessages.entries, ...own.entries]),
  cases: new Map([...documentMessages.cases, ...own.cases]),
  words: { ...documentMessages.words, ...words },
});
