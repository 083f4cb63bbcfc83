import type { Localised } from '../core/messages/language.ts';
import type { PlacedEntry } from '../core/messages/message-entry.ts';
/** Short name of what a rule requires; its id if it has no title. */
export declare function titleOf({ id, title }: Pick<PlacedEntry, 'id' | 'title'>): Localised;
//# sourceMappingURL=titles.d.ts.map