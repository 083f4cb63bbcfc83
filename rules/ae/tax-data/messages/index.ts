import { messagesOf } from '../../../../src/core/messages/message.ts';
import { taxDataTopics } from '../../../../src/generated/messages.js';

/** The texts of the rules of tax data documents. */
export const messages = messagesOf({ 'tax-data': taxDataTopics }, { words: {}, codeLists: {} });
