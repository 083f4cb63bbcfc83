import type { Localised } from '../../../src/core/messages/language.ts';
import {
  aeTitles,
  messageStatusTitles,
  sharedTitles,
  taxDataTitles,
} from '../../../src/generated/messages.js';

/** Short names of the rules, by id; separate, so that a program that only checks does not load them. */
export const titles: Readonly<Record<string, Localised>> = {
  ...sharedTitles,
  ...aeTitles,
  ...taxDataTitles,
  ...messageStatusTitles,
};
