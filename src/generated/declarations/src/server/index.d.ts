export type { LogFormat } from './log.ts';
export type { ServerOptions, WorkerOptions } from './options.ts';
export { type RunningServer, startServer } from './start.ts';
//# sourceMappingURL=index.d.ts.map