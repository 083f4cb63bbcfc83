import type { Localised } from '../core/messages/language.ts';
import type { MessageTopic } from '../core/messages/message-entry.ts';

/** The texts of the rules that all PINTs share, and of what keeps a document from being judged, by topic. */
export const sharedTopics: Readonly<Record<string, MessageTopic>>;
/** The texts about documents as files, and about the structure and the envelope of UBL, by topic. */
export const documentTopics: Readonly<Record<string, MessageTopic>>;
/** The texts of the UAE's rules, by topic. */
export const aeTopics: Readonly<Record<string, MessageTopic>>;

/** The titles of those rules, by id; kept apart because no verdict shows them. */
export const sharedTitles: Readonly<Record<string, Localised>>;
export const documentTitles: Readonly<Record<string, Localised>>;
export const aeTitles: Readonly<Record<string, Localised>>;
