import { createCreditNote } from '../../api/credit-note-for.ts';
import { parseDocumentRequest } from '../../api/request-steps.ts';
import { readRequest } from '../../intake/read-document.ts';
import { escapedJson } from '../../report/escaped.ts';
import { localDay } from '../../report/local-day.ts';
import { terminalLine } from '../../report/reading-order.ts';
import type { CreditedLine } from '../../request/credit-note.ts';
import type { DocumentRequest } from '../../specification/default.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { readOneInput } from '../input/inputs.ts';
import { type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { refuseOverwriting } from '../output/output-paths.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae credit FILE`: the request of a credit note for an invoice, whole or for some of its lines. */
export async function creditCommand(args: Arguments<'credit'>, io: Io): Promise<ExitCode> {
  const { number, reason, issueDate = localDay(new Date()), lines } = args;
  if (number === undefined) throw new UsageError('optionIsNeeded', { command: 'credit', option: '--number' });
  if (reason === undefined) throw new UsageError('optionIsNeeded', { command: 'credit', option: '--reason' });
  const invoice = await invoiceAt(args, io);
  const chosen = lines.map(creditedLine);
  const credited = createCreditNote(invoice, {
    number,
    issueDate,
    reasonCode: reason,
    ...(chosen.length === 0 ? {} : { lines: chosen }),
  });
  if (!credited.ok) {
    const { reason: refusal, ...values } = credited.failure;
    throw new UsageError(refusal, values);
  }
  const { request, leftOut } = credited.value;
  await writeOutput(args.out, `${escapedJson(request)}\n`, io);
  if (leftOut.length === 0) return exitCodes.valid;
  const values = { paths: leftOut.join(', ') };
  io.stderr(`${terminalLine(commandLine.answers.creditLeftOut, args.language, values)}\n`);
  return exitCodes.invalid;
}

async function invoiceAt(args: Arguments<'credit'>, io: Io): Promise<DocumentRequest> {
  const input = await readOneInput(args.operands, io, new UsageError('oneFile', { command: 'credit' }));
  await refuseOverwriting([input], [args.out]);
  const read = readRequest(input.bytes);
  const parsed = read.ok ? parseDocumentRequest(read.value.value, { language: args.language }) : undefined;
  if (parsed?.ok) return parsed.value;
  throw new UsageError('creditOfMalformed', { file: input.name });
}

function creditedLine(text: string): CreditedLine {
  const [, id = text, quantity] = /^(.*)=(-?\d{1,15}(?:\.\d{1,10})?)$/.exec(text) ?? [];
  return quantity === undefined ? { id } : { id, quantity: Number(quantity) };
}
