import { titles } from '../../rules/ae/messages/titles.ts';
import type { Localised } from '../core/language.ts';
import type { PlacedEntry } from '../core/message-entry.ts';

/** Short name of what a rule requires; its id if it has no title. */
export function titleOf({ id, title }: Pick<PlacedEntry, 'id' | 'title'>): Localised {
  return title ?? titles[id] ?? { en: id, ar: id };
}
