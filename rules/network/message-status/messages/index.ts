import { messagesOf } from '../../../../src/core/messages/message.ts';
import { messageStatusTopics } from '../../../../src/generated/messages.js';

/** The texts of the rules of the message level status. */
export const messages = messagesOf({ 'message-status': messageStatusTopics }, { words: {}, codeLists: {} });
