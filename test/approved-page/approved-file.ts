import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';

/** An answer, and the step that it answers. */
export interface Answer {
  readonly step: string;
  readonly text: string;
}

/** The most answers that a failing run shows. */
const mostShown = 5;

/** Compares answers with the approved ones of a file; `APPROVE=all` approves them instead. */
export function expectApproved(file: string, answers: readonly Answer[]): void {
  if (process.env.APPROVE !== undefined) {
    write(file, answers);
    return;
  }
  const approved = new Map(read(file).map(({ step, text }) => [step, text]));
  const given = new Map(answers.map(({ step, text }) => [step, text]));
  const differing = [...new Set([...approved.keys(), ...given.keys()])].filter(
    (step) => approved.get(step) !== given.get(step),
  );
  const shown = (texts: ReadonlyMap<string, string>) =>
    differing
      .slice(0, mostShown)
      .map((step) => `${step}\n${texts.get(step) ?? '(no such step)'}`)
      .join('\n\n');
  const how = `${differing.length} answers are not the approved ones. Read the differences. If each is right, run the test with APPROVE=all.`;
  expect(shown(given), how).toBe(shown(approved));
}

function read(file: string): Answer[] {
  if (!existsSync(file)) return [];
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
}

function write(file: string, answers: readonly Answer[]): void {
  const bytes = Buffer.from(`[${answers.map((answer) => JSON.stringify(answer)).join(',\n')}]`);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(file, brotliCompressSync(bytes, { params }));
}
