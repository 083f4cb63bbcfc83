import { parseDocumentRequest } from '../../api/request-steps.ts';
import { fill } from '../../core/messages/message.ts';
import { readRequest } from '../../intake/read-document.ts';
import { tableLimits } from '../../table/limits.ts';
import { writeTemplate as templateBytes } from '../../table/write/template.ts';
import { writeWorkbook } from '../../table/write/workbook-of-requests.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { boundedBytes } from '../input/bounded.ts';
import { readInputsAndTell } from '../input/inputs.ts';
import { unreadable, withFileMeant } from '../input/unreadable.ts';
import { type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { refuseExisting, writeOutputFile } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { tableInThread } from '../table/thread.ts';

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

/** `pint-ae table --template FILE`: a workbook to fill in; it never replaces an existing file. */
async function writeTemplate(path: string, { language }: Arguments<'table'>): Promise<ExitCode> {
  refuseOtherEndings('--template', path);
  await refuseExisting(path);
  await writeOutputFile(path, templateBytes(language));
  return exitCodes.valid;
}

/** `pint-ae table --from PATH --out FILE`: the workbook that gives the same requests. */
async function writeRequests({ from, target, language }: Arguments<'table'>, io: Io): Promise<ExitCode> {
  if (target === undefined) throw new UsageError('fromNeedsOut');
  refuseOtherEndings('--out', target);
  const inputs = await readInputsAndTell({ operands: from, language }, io);
  const requests = inputs.flatMap((input) => {
    if ('unread' in input) return [];
    const read = readRequest(input.bytes);
    const parsed = read.ok ? parseDocumentRequest(read.value.value) : undefined;
    if (!parsed?.ok) throw new UsageError('notRequestOfTable', { name: input.name });
    return [{ name: input.name, request: parsed.value }];
  });
  if (requests.length === 0) return exitCodes.failed;
  const { bytes, leftOut } = writeWorkbook(requests, language);
  await writeOutputFile(target, bytes);
  for (const each of leftOut) io.stderr(`${fill(commandLine.table.leftOut, language, each)}\n`);
  return leftOut.length + inputs.length - requests.length > 0 ? exitCodes.invalid : exitCodes.valid;
}

function refuseOtherEndings(option: string, path: string): void {
  if (!/\.xlsx$/i.test(path)) throw new UsageError('takesXlsx', { option, path });
}
