import { changedMessages, messagesOf } from '../../../src/core/messages/message.ts';
import { aeTopics, documentTopics, sharedTopics } from '../../../src/generated/messages.js';
import amounts from '../../pint/messages/amounts.json' with { type: 'json' };
import words from '../../pint/messages/words.json' with { type: 'json' };
import { release } from '../releases/index.ts';
import ownAmounts from './amounts.json' with { type: 'json' };
import { codeLists, meantCodes } from './code-names.ts';

/** By name, so that the order of topics does not depend on which of them are packed together. */
const shared = Object.fromEntries(Object.entries({ ...sharedTopics, ...documentTopics }).toSorted());

/** The texts of all findings: also of those on documents as files, and on the structure of UBL. */
export const documentMessages = changedMessages(
  messagesOf(
    { shared, ae: aeTopics },
    { words: { ...words, ...amounts, ...ownAmounts }, codeLists, meantCodes },
  ),
  release.messages ?? {},
);
