import { readFile } from 'node:fs/promises';
import { glob, isDynamicPattern } from 'tinyglobby';
import { type Io, UsageError } from './io.ts';

/** A document to look at: its name for messages, and its text. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

/** Name under which standard input appears in reports. */
const stdinName = '<stdin>';

/** The documents that the operands name: files, globs, and `-` or nothing at all for standard input. */
export async function readInputs(operands: readonly string[], io: Io): Promise<Input[]> {
  const names = operands.length === 0 ? ['-'] : (await Promise.all(operands.map(expand))).flat();
  const inputs: Input[] = [];
  for (const name of names) inputs.push(await readInput(name, io));
  return inputs;
}

async function expand(operand: string): Promise<string[]> {
  if (operand === '-' || !isDynamicPattern(operand)) return [operand];
  const files = await glob(operand, { expandDirectories: false });
  if (files.length === 0) throw new UsageError(`no file matches ${operand}`);
  return files.toSorted();
}

async function readInput(name: string, io: Io): Promise<Input> {
  if (name === '-') return { name: stdinName, text: await io.readStdin() };
  return { name, text: await readTextFile(name) };
}

/** Reads a file; throws a UsageError where it can't be read. */
export async function readTextFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `can not read ${path}: ${code === 'ENOENT' ? 'no such file' : (code ?? String(error))}`,
    );
  }
}
