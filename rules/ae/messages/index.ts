import { changedMessages, messagesOf } from '../../../src/core/messages/message.ts';
import { aeTopics, sharedTopics } from '../../../src/generated/messages.js';
import amounts from '../../pint/messages/amounts.json' with { type: 'json' };
import words from '../../pint/messages/words.json' with { type: 'json' };
import { release } from '../releases/index.ts';
import ownAmounts from './amounts.json' with { type: 'json' };
import { codeLists, meantCodes } from './code-names.ts';

/** The texts of all findings; those of the official rules are for the release in `schematron/`. */
export const firstMessages = messagesOf(
  { shared: sharedTopics, ae: aeTopics },
  { words: { ...words, ...amounts, ...ownAmounts }, codeLists, meantCodes },
);

/** The texts of all findings, with the changes of the release that checks documents. */
export const messages = changedMessages(firstMessages, release.messages ?? {});
