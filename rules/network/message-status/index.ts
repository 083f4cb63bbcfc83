import { messages } from './messages/index.ts';
import { release } from './release.ts';
import { structure } from './structure.ts';

/** The message level status (MLS): the outcome for a document that was sent over the network. */
export const messageStatus = { release, structure, messages } as const;
