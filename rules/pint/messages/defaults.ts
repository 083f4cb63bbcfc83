import type { MessageTopic } from '../../../src/core/messages/message-entry.ts';
import defaults from './defaults.json' with { type: 'json' };

/**
 * The texts about values that were filled in or left out, for a specification without its own. They come
 * first, so that a text of the specification's own rules replaces one of these.
 */
export const textsOfDefaults: Readonly<Record<string, MessageTopic>> = { defaults };
