import type { Language } from 'pint-ae';
import deeds from '../messages/deeds.json' with { type: 'json' };
import { code } from './written.ts';

/** Returns the name of an action; for an unknown one, its identifier. */
export function deedInWords(operation: string, language: Language): HTMLElement | string {
  return isDeed(operation) ? deeds[operation][language] : code(operation);
}

function isDeed(operation: string): operation is keyof typeof deeds {
  return Object.hasOwn(deeds, operation);
}

/** All audited actions, in words. */
export function deedsIn(language: Language): readonly (readonly [operation: string, words: string])[] {
  return Object.entries(deeds).map(([operation, words]) => [operation, words[language]] as const);
}
