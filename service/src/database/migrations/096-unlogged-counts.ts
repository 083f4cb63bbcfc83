/** Request counts start again after a crash of the server: to keep them, every read would have to wait for the disk. */
export const statements: readonly string[] = ['alter table rate_limits set unlogged'];
