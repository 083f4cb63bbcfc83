import type { Localised } from '../core/language.ts';
import type { MessageTopic } from '../core/message-entry.ts';

/** What is said of the rules that all PINTs share, and of what keeps a document from being judged, by topic. */
export const sharedTopics: Readonly<Record<string, MessageTopic>>;
/** What is said of the rules of the UAE, by topic. */
export const aeTopics: Readonly<Record<string, MessageTopic>>;

/** The titles of those rules, by id; on their own, since no verdict names them. */
export const sharedTitles: Readonly<Record<string, Localised>>;
export const aeTitles: Readonly<Record<string, Localised>>;
