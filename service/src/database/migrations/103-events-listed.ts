/** Events are listed by their position: the index of their transactions was written with each, and only cursors of an earlier release read it. */
export const statements: readonly string[] = ['drop index events_listed'];
