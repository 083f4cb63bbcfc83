export type { LogFormat } from './log.ts';
export type { ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './start.ts';
export type { WorkerOptions } from './options.ts';
