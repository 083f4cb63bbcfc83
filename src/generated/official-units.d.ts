import type { NamedCodeList } from '../core/messages/named-codes.ts';

/** All units with what they are called in the list (in English). */
export const UNECERec20List: NamedCodeList;
