import { findOperands } from '../../batch/find-files.ts';
import { openFile } from './file-identity.ts';
import { writtenAmong } from './written-among.ts';

/** Standard output and standard error. */
const ownDescriptors = [1, 2] as const;

/** Returns the named input files into which this process writes, as with `> invoices/report.json`. */
export async function ownOutputsAmong(
  operands: readonly string[],
  descriptors: readonly number[] = ownDescriptors,
): Promise<readonly string[]> {
  const own = descriptors.map(openFile).filter((file) => file !== undefined);
  if (own.length === 0) return [];
  // The reader of the operands reports an operand that names nothing.
  const found = await findOperands(operands.filter((operand) => operand !== '-')).catch(() => []);
  const paths: string[] = [];
  for await (const { path } of writtenAmong(found, own)) paths.push(path);
  return paths;
}
