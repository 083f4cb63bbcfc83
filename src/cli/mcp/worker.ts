import { parentPort } from 'node:worker_threads';
import { run } from '../run.ts';
import type { ToolCall } from './threads.ts';
import { sayBy, tools } from './tools.ts';

const say = sayBy(run);

/** Answers each call that the main thread sends. */
parentPort?.on('message', async ({ name, given }: ToolCall) => {
  parentPort?.postMessage(await tools.get(name)?.call(given, say));
});
