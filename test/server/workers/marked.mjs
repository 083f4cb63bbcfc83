import { appendFileSync, existsSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const documentsToWarmUp = String((workerData[1] ?? workerData).documentsToWarmUp);

/**
 * A worker that does what the body tells it: end, run for ever, throw, return nothing, or record in one file
 * that it has begun and wait until another exists; otherwise it answers, with a given number of characters if
 * the body asks for it, or with the number of documents that it was to warm up with.
 */
export default function answer({ body }) {
  const text = new TextDecoder().decode(body);
  if (text.includes('END')) process.exit(1);
  if (text.includes('RUN ON')) for (;;);
  if (text.includes('THROW')) throw new Error(`thrown by the work on ${text}`);
  if (text.includes('NOTHING')) return undefined;
  const [, gate] = /HOLD ([^"]+)/.exec(text) ?? [];
  if (gate) hold(gate);
  const [, length = 0] = /ANSWER (\d+)/.exec(text) ?? [];
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: text.includes('WARMED UP') ? documentsToWarmUp : '{"valid":true}'.padEnd(Number(length)),
    outcome: 'valid',
    rules: [],
  };
}

function hold(gate) {
  appendFileSync(`${gate}.begun`, 'x');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(gate)) Atomics.wait(clock, 0, 0, 2);
}
