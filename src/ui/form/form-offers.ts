import type { Change, RequestText } from './request-text.ts';

/** Texts that a form offers for a field, and the other values that a choice fills in. */
export interface FormOffers {
  readonly offered: (path: string) => readonly string[];
  readonly taken: (path: string, text: string, request: RequestText) => readonly Change[];
}
