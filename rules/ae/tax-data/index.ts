import { messages } from './messages/index.ts';
import { release } from './release.ts';
import { structure } from './structure.ts';

/** The tax data document (TDD), with which providers report an invoice to the tax authority. */
export const taxData = { release, structure, messages } as const;
