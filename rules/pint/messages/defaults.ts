import type { MessageTopic } from '../../../src/core/messages/message-entry.ts';
import defaults from './defaults.json' with { type: 'json' };

/** The texts about derived values; they come first, so that a specification's own texts replace them. */
export const textsOfDefaults: Readonly<Record<string, MessageTopic>> = { defaults };
