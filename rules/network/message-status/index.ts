import { messages } from './messages/index.ts';
import { release } from './release.ts';

/** The message level status (MLS): what became of a document that was sent over the network. */
export const messageStatus = { release, messages } as const;
