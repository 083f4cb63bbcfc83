import type { Endpoint } from './invoice.ts';

/** Prefix that some systems write before a Peppol participant identifier. */
const prefix = 'iso6523-actorid-upis::';

/** Returns the electronic address in a participant identifier, which may lack its scheme. */
export function parseParticipantId(participantId: string, assumedScheme: string): Endpoint {
  const text = participantId.toLowerCase().startsWith(prefix)
    ? participantId.slice(prefix.length)
    : participantId;
  const colon = text.indexOf(':');
  if (colon < 0) return { schemeId: assumedScheme, value: text };
  return { schemeId: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}
