import { parseDocumentRequest } from '../../api/request-steps.ts';
import { fill } from '../../core/messages/message.ts';
import { readRequest } from '../../intake/read-document.ts';
import { writeTemplate as templateBytes } from '../../table/write/template.ts';
import { writeWorkbook } from '../../table/write/workbook-of-requests.ts';
import { readInputsAndTell } from '../input/inputs.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { refuseExisting, writeOutputFile } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae table --template FILE`: a workbook to fill in; it never replaces an existing file. */
export async function writeTemplate(path: string, { language }: Arguments<'table'>): Promise<ExitCode> {
  refuseOtherEndings('--template', path);
  await refuseExisting(path);
  await writeOutputFile(path, templateBytes(language));
  return exitCodes.valid;
}

/** `pint-ae table --from PATH --out FILE`: the workbook that gives the same requests. */
export async function writeRequests(
  { from, target, language }: Arguments<'table'>,
  io: Io,
): Promise<ExitCode> {
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
  const { bytes, leftOut } = writeWorkbook(requests, language);
  await writeOutputFile(target, bytes);
  for (const each of leftOut) io.stderr(`${fill(commandLine.table.leftOut, language, each)}\n`);
  return leftOut.length + inputs.length - requests.length > 0 ? exitCodes.invalid : exitCodes.valid;
}

/** Refuses a file whose ending does not fit its content. */
export function refuseOtherEndings(option: string, path: string): void {
  if (!/\.xlsx$/i.test(path)) throw new UsageError('takesXlsx', { option, path });
}
