import type { Localised } from '../../../src/core/messages/language.ts';
import {
  aeTitles,
  messageStatusTitles,
  sharedTitles,
  taxDataTitles,
} from '../../../src/generated/messages.js';

/**
 * Short names of what the rules require, by id. They are in a separate file, so that a program that only checks
 * documents does not load them.
 */
export const titles: Readonly<Record<string, Localised>> = {
  ...sharedTitles,
  ...aeTitles,
  ...taxDataTitles,
  ...messageStatusTitles,
};
