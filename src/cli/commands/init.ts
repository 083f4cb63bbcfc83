import { extname } from 'node:path';
import creditNote from '../../../examples/credit-note.json' with { type: 'json' };
import exempt from '../../../examples/exempt.json' with { type: 'json' };
import exported from '../../../examples/export-usd.json' with { type: 'json' };
import reverseCharge from '../../../examples/reverse-charge.json' with { type: 'json' };
import selfBillingCreditNote from '../../../examples/self-billing-credit-note.json' with { type: 'json' };
import selfBilling from '../../../examples/self-billing-invoice.json' with { type: 'json' };
import invoice from '../../../examples/standard-invoice.json' with { type: 'json' };
import type { Language } from '../../core/messages/language.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { refuseExisting, writeOutput } from '../output/write-output.ts';
import type { Arguments, starterNames } from '../syntax/flags-of-commands.ts';

const starters: Readonly<Record<(typeof starterNames)[number], unknown>> = {
  invoice,
  'credit-note': creditNote,
  'self-billing': selfBilling,
  'self-billing-credit-note': selfBillingCreditNote,
  'reverse-charge': reverseCharge,
  exempt,
  export: exported,
};

/** `pint-ae init [FILE]`: a valid document request to start from; it never overwrites a file. */
export async function initCommand(args: Arguments<'init'>, io: Io): Promise<ExitCode> {
  const [operand, ...others] = args.operands;
  const path = operand === '-' ? undefined : operand;
  if (others.length > 0) throw new UsageError('oneFile', { command: 'init' });
  if (path !== undefined) await refuseExisting(path);
  await writeOutput(path, `${JSON.stringify(starters[args.type], null, 2)}\n`, io);
  if (path !== undefined) io.stderr(nextSteps(path, args.language));
  return exitCodes.valid;
}

function nextSteps(path: string, language: Language): string {
  const stem = path.slice(0, path.length - extname(path).length);
  const commands = [
    `pint-ae validate ${word(path)}`,
    `pint-ae render ${word(path)} -o ${word(`${stem}.html`)}`,
    `pint-ae convert ${word(path)} -o ${word(`${stem}.xml`)}`,
  ];
  const lines = commands.map((line) => withVisibleControls(`  ${line}`));
  return [terminalLine(commandLine.answers.nextSteps, language, { path }), ...lines, ''].join('\n');
}

/** A word of a command line, quoted if a shell would otherwise change its meaning. */
function word(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
