import { readFile } from 'node:fs/promises';
import { glob, isDynamicPattern } from 'tinyglobby';
import { decodeDocument } from '../intake/decode.ts';
import { type Io, UsageError } from './io.ts';

/** A document to look at: its name for messages, and its bytes. */
export interface Input {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Name under which standard input appears in reports. */
export const stdinName = '<stdin>';

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
  if (files.length === 0) throw new UsageError('noFileMatches', { pattern: operand });
  return files.toSorted();
}

async function readInput(name: string, io: Io): Promise<Input> {
  if (name === '-') return { name: stdinName, bytes: await io.readStdin() };
  return { name, bytes: await readBytes(name) };
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError('noSuchFile', { path });
    throw new UsageError('cannotReadBecause', { path, reason: code ?? String(error) });
  }
}

/** Reads a text file; throws a UsageError where it can't be read, or is not the text that it should be. */
export async function readTextFile(path: string): Promise<string> {
  const decoded = decodeDocument(await readBytes(path));
  if (!decoded.ok) throw new UsageError('cannotReadBecause', { path }, [decoded.failure]);
  return decoded.value;
}
