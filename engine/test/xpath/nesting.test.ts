import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

const { outputFiles } = buildSync({
  entryPoints: ['src/xpath/syntax/parse.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'syntax',
});

/** Returns what reading an expression comes to with 0.55 MB of stack; Node.js and browsers give 0.98. */
function readOnSmallStack(expression: string): Promise<string> {
  const parser = outputFiles[0]?.text;
  const program = `${parser}
    const { parentPort, workerData } = require('node:worker_threads');
    try { syntax.parseXPath(workerData, {}); parentPort.postMessage('read'); }
    catch (error) { parentPort.postMessage(String(error)); }`;
  const worker = new Worker(program, {
    eval: true,
    workerData: expression,
    resourceLimits: { stackSizeMb: 0.75 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

test.each([
  ['parentheses', '(', '1', ')'],
  ['calls', 'abs(', '1', ')'],
  ['predicates', 'a[', '1', ']'],
  ['right operands', '(1 or 1 and 1 = 1 || 1 to 1 + 1 * 1 | 1 intersect ', '1', ')'],
  ['paths', '(a/b/', 'c', ')'],
  ['branches', 'if (1) then 1 else ', '1', ''],
])('%s nested 250 deep are read with much of the stack left', async (_, open, inner, close) => {
  expect(await readOnSmallStack(`${open.repeat(250)}${inner}${close.repeat(250)}`)).toBe('read');
});
