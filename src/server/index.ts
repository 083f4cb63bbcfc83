export type { HandlerLimits } from '../http/options.ts';
export type { LogFormat } from './log.ts';
export type { ServerLimits, ServerOptions, WorkerOptions } from './options.ts';
export { type RunningServer, startServer } from './start.ts';
