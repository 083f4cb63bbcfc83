import { messagesOf } from '../../../src/core/messages/message.ts';
import { aeTopics, sharedTopics } from '../../../src/generated/messages.js';
import words from '../../pint/messages/words.json' with { type: 'json' };
import { codeLists, meantCodes } from './code-names.ts';

/** The texts of findings on requests, and of the official rules. */
export const messages = messagesOf({ shared: sharedTopics, ae: aeTopics }, { words, codeLists, meantCodes });
