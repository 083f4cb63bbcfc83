import { join } from 'node:path';
import { statusOf } from '../../batch/found.ts';
import type { Input } from '../input/inputs.ts';
import { UsageError } from '../io.ts';
import { isFolder, isNameOfFile, isPromising } from '../syntax/content-endings.ts';
import { identityOf } from './file-identity.ts';

/**
 * Returns the path of the output for each document. This is the file of `--out` or, for the documents of a folder or
 * if `--out` is a folder, a file in it with the extension; undefined if the output is printed. Two documents never get
 * the same file, on any file system, and none overwrites an input; otherwise it throws a UsageError.
 */
export async function outputPaths(
  inputs: readonly Input[],
  { operands, out }: { readonly operands: readonly string[]; readonly out: string | undefined },
  ending: string,
): Promise<readonly (string | undefined)[]> {
  if (inputs.length > 1 && out === undefined) throw new UsageError('severalNeedOut');
  const isInFolder =
    out !== undefined && (inputs.length > 1 || isFolder(out) || isFolderToBe(out, operands, inputs));
  if (isInFolder && isNameOfFile(out)) throw new UsageError('severalNeedFolder', { path: out });
  const paths = inputs.map(({ fileName }) => (isInFolder ? join(out, `${fileName}${ending}`) : out));
  await refuseOverwriting(inputs, paths);
  return paths;
}

/** A missing path of a folder of documents is a folder: it may have one file today, and two tomorrow. */
function isFolderToBe(out: string, operands: readonly string[], inputs: readonly Input[]): boolean {
  const isNamed =
    operands.length === 0 || operands.includes('-') || inputs.some(({ name }) => operands.includes(name));
  return !isNamed && !isPromising(out) && statusOf(out) === undefined;
}

/**
 * Throws a UsageError if an output would overwrite an input, or if two outputs would have the same file; `refusal` says
 * what the command can do.
 */
export async function refuseOverwriting(
  inputs: readonly Input[],
  paths: readonly (string | undefined)[],
  refusal: 'outputIsInput' | 'outputIsDocument' = 'outputIsInput',
): Promise<void> {
  const taken = new Map<string, string>();
  const documents = inputs.filter((input) => !('leftOut' in input));
  const read = new Set(
    await Promise.all(documents.map(({ name, lineOf }) => identityOf(lineOf?.file ?? name))),
  );
  for (const [index, path] of paths.entries()) {
    if (path === undefined) continue;
    const name = inputs[index]?.name ?? '';
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) throw new UsageError('sameOutput', { one: other, other: name, path });
    taken.set(path.toLowerCase(), name);
    const identity = await identityOf(path);
    if (identity !== undefined && read.has(identity)) throw new UsageError(refusal, { path });
  }
}
