import type { Localised } from '../core/messages/language.ts';
import type { MessageTopic } from '../core/messages/message-entry.ts';

/** The texts that all PINTs share, of rules and of documents as files and UBL, by topic. */
export const sharedTopics: Readonly<Record<string, MessageTopic>>;
/** Those of them about the shape of a request. */
export const readingTopics: Readonly<Record<string, MessageTopic>>;
/** The texts of the UAE's rules, by topic. */
export const aeTopics: Readonly<Record<string, MessageTopic>>;
/** The texts of the rules of documents that travel beside invoices. */
export const taxDataTopics: Readonly<Record<string, MessageTopic>>;
export const messageStatusTopics: Readonly<Record<string, MessageTopic>>;

/** The titles of those rules, by id; kept apart because no verdict shows them. */
export const sharedTitles: Readonly<Record<string, Localised>>;
export const aeTitles: Readonly<Record<string, Localised>>;
export const taxDataTitles: Readonly<Record<string, Localised>>;
export const messageStatusTitles: Readonly<Record<string, Localised>>;
