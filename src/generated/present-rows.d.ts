import type { WriteRows } from '../ubl/writing.ts';

/** Functions that write the rows of each aggregate of the binding, by the fields that its rows need. */
export const presentRows: Readonly<Record<string, WriteRows>>;

/** What makes the parts that are read: objects of certain fields, from their values in that order. */
export const partMakers: readonly ((values: readonly unknown[]) => Readonly<Record<string, unknown>>)[];
