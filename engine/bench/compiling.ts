import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileSchematron } from '../src/index.ts';

/** Costs of compiling a schema in a process of its own. */
interface Compiling {
  readonly kilobytes: number;
  readonly seconds: number;
  readonly peakMebibytes: number;
  /** The length of the compiled module. */
  readonly moduleKilobytes: number;
  /** Memory that the compiled rules keep. */
  readonly keptMebibytes: number;
}

/** The argument with which this program runs itself to compile one schema. */
export const compilingArgument = '--one-schema';

/** `npm run bench -- --compile FILE…`: a row for each schema or stylesheet. */
export function measureCompiling(files: readonly string[]): void {
  console.log(
    '| file | KB | processor time (s) | peak memory above Node.js (MiB) | kept (MiB) | module (KB) |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const file of files) {
    const { kilobytes, seconds, peakMebibytes, keptMebibytes, moduleKilobytes } = inProcess(file);
    const cells = [basename(file), kilobytes, seconds, peakMebibytes, keptMebibytes, moduleKilobytes];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function inProcess(file: string): Compiling {
  const args = ['--expose-gc', process.argv[1] ?? '', compilingArgument, file];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/** Program of such a process. */
export function compileOneSchema(file: string): Compiling {
  const folder = dirname(file);
  const source = readFileSync(file);
  const [peak, kept, start] = [process.resourceUsage().maxRSS, heapInUse(), process.cpuUsage()];
  const compiled = compileSchematron(source, {
    path: basename(file),
    resolve: (path) => readFileSync(join(folder, path)),
  });
  const { user, system } = process.cpuUsage(start);
  const most = process.resourceUsage().maxRSS;
  const keptMebibytes = rounded((heapInUse() - kept) / 2 ** 20, 1);
  return {
    kilobytes: Math.round(statSync(file).size / 1000),
    seconds: rounded((user + system) / 1e6, 2),
    peakMebibytes: Math.round((most - peak) / 1024),
    keptMebibytes,
    moduleKilobytes: Math.round(compiled.toModule().length / 1000),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function heapInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
