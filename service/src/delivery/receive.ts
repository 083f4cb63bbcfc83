import type { Reception } from '../inbound/receive.ts';

/** Takes in what has arrived. The sandbox keeps nothing of what goes to nobody here, as its receivers are elsewhere. */
export type Receive = (text: string, options: { readonly keepRefused: boolean }) => Promise<Reception>;
