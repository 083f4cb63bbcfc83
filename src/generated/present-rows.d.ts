import type { WriteRows } from '../ubl/writing.ts';

/** Functions that write the rows of each aggregate of the binding, by the fields that its rows need. */
export const presentRows: Readonly<Record<string, WriteRows>>;
