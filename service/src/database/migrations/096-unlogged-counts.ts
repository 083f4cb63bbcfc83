/** Requests are counted anew after a crash of the server: to keep the counts, every read would wait for the disk. */
export const statements: readonly string[] = ['alter table rate_limits set unlogged'];
