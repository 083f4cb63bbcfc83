import type { MessageTopic } from '../../../src/core/message-entry.ts';
import defaults from './defaults.json' with { type: 'json' };

/**
 * What is said of values that were put in or left out, for a specification that has no words of its own for them: it comes
 * first, so that a text of the specification's own rules takes the place of one here.
 */
export const textsOfDefaults: Readonly<Record<string, MessageTopic>> = { defaults };
