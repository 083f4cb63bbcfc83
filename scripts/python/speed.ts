import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateDocument } from 'pint-ae';
import { projectFolder } from '../project-folder.ts';

interface Measured {
  /** Of all threads of the process, for a call. */
  readonly seconds: number;
  /** Memory half way and at the end. */
  readonly bytes: readonly [number, number];
}

/** Processor time of a document in Node.js and in Python, the same documents in one run, and the memory that Python takes. */
export function speedBeside(python: string, calls: number): string {
  const examples = join(projectFolder, 'examples');
  const documents = readdirSync(examples)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(examples, name), 'utf8'))
    .filter((text) => validateDocument(text).result.valid);
  const file = join(projectFolder, 'python/dist/documents.json');
  writeFileSync(file, JSON.stringify(documents));
  try {
    const node = secondsInNode(documents, calls);
    const said = execFileSync(python, ['python/speed.py', file, String(calls)], {
      cwd: projectFolder,
      encoding: 'utf8',
    });
    const { seconds, bytes }: Measured = JSON.parse(said);
    const milliseconds = (each: number) => `${(each * 1000).toFixed(2)} ms`;
    const megabytes = bytes.map((each) => (each / 2 ** 20).toFixed(0));
    return [
      `Processor time to validate a document, the mean of ${documents.length} examples and ${calls} calls:`,
      `Node.js ${milliseconds(node)}, Python ${milliseconds(seconds)}, ${(seconds / node).toFixed(2)} times as much.`,
      `Memory of Python half way and at the end: ${megabytes.join(' and ')} MB.`,
    ].join('\n');
  } finally {
    rmSync(file);
  }
}

function secondsInNode(documents: readonly string[], calls: number): number {
  run(documents, calls / 10);
  const before = process.cpuUsage();
  run(documents, calls);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / calls;
}

function run(documents: readonly string[], calls: number): void {
  for (let call = 0; call < calls; call += 1)
    JSON.stringify(validateDocument(documents[call % documents.length] ?? '').result);
}
