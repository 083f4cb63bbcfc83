import type { Localised } from '../../../src/core/language.ts';
import { aeTitles, sharedTitles } from '../../../src/generated/messages.js';

/** Short names of what the rules ask for, by id; beside the other texts, so that whoever only judges does not load them. */
export const titles: Readonly<Record<string, Localised>> = { ...sharedTitles, ...aeTitles };
