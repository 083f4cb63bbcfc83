import { fstatSync } from 'node:fs';
import { filesOf, findOperands } from '../../batch/find-files.ts';
import { isReport } from '../../batch/run-outputs.ts';
import { identityOf } from './file-identity.ts';

/** Standard output and standard error. */
const ownDescriptors = [1, 2] as const;

/**
 * The files among those that operands name into which this process writes: by `> invoices/report.json`, and by `--out` once
 * an earlier run made it. A document at the place of `--out` is none of them, so that nothing is written over it.
 */
export async function ownOutputsAmong(
  operands: readonly string[],
  out?: string,
  descriptors: readonly number[] = ownDescriptors,
): Promise<readonly string[]> {
  const earlier = out !== undefined && (await isReport(out)) ? await identityOf(out) : undefined;
  const own = new Set(
    [...descriptors.map(identityOfOpen), earlier].filter((identity) => identity !== undefined),
  );
  if (own.size === 0) return [];
  const paths: string[] = [];
  // An operand that names nothing is told by whoever reads it.
  const found = await findOperands(operands.filter((operand) => operand !== '-')).catch(() => []);
  for await (const { path } of filesOf(found, [])) {
    const identity = await identityOf(path);
    if (identity !== undefined && own.has(identity)) paths.push(path);
  }
  return paths;
}

/** The identity of an open file; undefined for a terminal or a pipe, which no operand names. */
function identityOfOpen(descriptor: number): string | undefined {
  try {
    const status = fstatSync(descriptor, { bigint: true });
    return status.isFile() ? `${status.dev}:${status.ino}` : undefined;
  } catch {
    return undefined;
  }
}
