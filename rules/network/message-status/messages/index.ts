import { messagesOf } from '../../../../src/core/messages/message.ts';
import document from './document.json' with { type: 'json' };
import providers from './providers.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import response from './response.json' with { type: 'json' };

/** The texts of the rules of the message level status. */
export const messages = messagesOf(
  { 'message-status': { document, providers, response, reasons } },
  { words: {}, codeLists: {} },
);
