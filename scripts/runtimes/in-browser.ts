/** Runs the checks in a page, or in a worker of one: the documents come as a message, what came of them goes back so. */
import { runChecks } from './checks.ts';

globalThis.addEventListener('message', async ({ data }: MessageEvent) => {
  globalThis.postMessage({ outcomes: await runChecks(data) });
});
