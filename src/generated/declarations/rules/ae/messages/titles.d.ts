import type { Localised } from '../../../src/core/messages/language.ts';
/**
 * Short names of what the rules require, by id; kept apart, so that a program that only judges does not load
 * them.
 */
export declare const titles: Readonly<Record<string, Localised>>;
//# sourceMappingURL=titles.d.ts.map