import { companies } from './companies.ts';
import { documentParts } from './document-parts.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { foundation } from './foundation.ts';
import { messages } from './messages.ts';
import { records } from './records.ts';
import { searchFunctions } from './search.ts';
import { usage } from './usage.ts';

/** All tables of the first release, by subject; each text uses those before it. */
export const schema: readonly string[] = [
  foundation,
  searchFunctions,
  companies,
  usage,
  records,
  documents,
  documentParts,
  messages,
  events,
];
