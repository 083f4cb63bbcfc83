/**
 * Runs the checks in a page or its worker: the documents come as a message, and the results go back as one.
 */
import { runChecks } from './checks.ts';

globalThis.addEventListener('message', async ({ data }: MessageEvent) => {
  globalThis.postMessage({ outcomes: await runChecks(data) });
});
