import { execFileSync } from 'node:child_process';
import { convert } from '../src/api/convert.ts';
import { rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';

export interface MemoryResult {
  readonly lines: number;
  readonly seconds: number;
  /** Peak resident memory of the process, including Node.js itself. */
  readonly peakMebibytes: number;
}

/** The argument with which this program runs itself to convert one document and report its memory. */
export const memoryArgument = '--one-document';

/** Converts one long document in a process of its own. */
export function measureMemory(lines: number): MemoryResult {
  const program = process.argv[1] ?? '';
  return JSON.parse(
    execFileSync(process.execPath, [program, memoryArgument, String(lines)], { encoding: 'utf8' }),
  );
}

/** Program of the process of {@link measureMemory}. */
export function convertOneDocument(lines: number): MemoryResult {
  const json = JSON.stringify(invoiceWithLines(lines));
  const start = performance.now();
  const { valid } = convert(JSON.parse(json));
  if (!valid) throw new Error('the invoice of the benchmark is not valid');
  return {
    lines,
    seconds: rounded((performance.now() - start) / 1000, 2),
    peakMebibytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
