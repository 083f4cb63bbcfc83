import { tableLimits } from '../../table/limits.ts';
import { boundedBytes } from '../input/bounded.ts';
import { unreadable, withFileMeant } from '../input/unreadable.ts';
import { type ExitCode, type Io, UsageError } from '../io.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { tableInThread } from '../table/thread.ts';
import { refuseOtherEndings, writeRequests, writeTemplate } from '../table/written-workbooks.ts';

/** `pint-ae table`: the invoices of an XLSX or CSV file as document requests, with the verdict on each. */
export async function tableCommand(args: Arguments<'table'>, io: Io): Promise<ExitCode> {
  if (args.template !== undefined) return writeTemplate(args.template, args);
  if (args.from.length > 0) return writeRequests(args, io);
  const [path, other] = args.operands;
  if (path === undefined || other !== undefined) throw new UsageError('oneFile', { command: 'table' });
  if (args.workbook !== undefined) refuseOtherEndings('--workbook', args.workbook);
  else if (args.fix) throw new UsageError('fixNeedsWorkbook');
  return tableInThread({ args, path, bytes: await bytesOf(path, io) }, io);
}

async function bytesOf(path: string, io: Io): Promise<Uint8Array> {
  if (path === '-') return io.readStdin(tableLimits.bytes);
  try {
    return await boundedBytes(path, tableLimits.bytes);
  } catch (error) {
    throw await withFileMeant(path, unreadable(path, error));
  }
}
