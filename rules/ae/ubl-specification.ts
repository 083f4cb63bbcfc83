import { aeTopics } from '../../src/generated/messages.js';
import { documentTypes, identifierRule, profiles } from './defaults/profiles.ts';
import { firstMessages, messages } from './messages/index.ts';
import { otherReleases, release } from './releases/index.ts';

/** The parts of PINT-AE that are needed to check UBL, without the parts that read, check and write requests. */
export const pintAeOfUbl = {
  release,
  otherReleases,
  profiles,
  identifierRule,
  documentTypes,
  /** Only advice on requests, by id. Each id has its own entry. */
  advice: Object.keys(aeTopics.advice ?? {}).map((id) => ({ id })),
  messages,
  firstMessages,
} as const;
