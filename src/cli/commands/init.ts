import { stat } from 'node:fs/promises';
import creditNote from '../../../examples/credit-note.json' with { type: 'json' };
import exempt from '../../../examples/exempt.json' with { type: 'json' };
import exported from '../../../examples/export-usd.json' with { type: 'json' };
import reverseCharge from '../../../examples/reverse-charge.json' with { type: 'json' };
import selfBillingCreditNote from '../../../examples/self-billing-credit-note.json' with { type: 'json' };
import selfBilling from '../../../examples/self-billing-invoice.json' with { type: 'json' };
import invoice from '../../../examples/standard-invoice.json' with { type: 'json' };
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments, starterNames } from '../syntax/commands.ts';

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
  const there = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path !== undefined && there !== undefined) throw new UsageError('fileExists', { path });
  await writeOutput(path, `${JSON.stringify(starters[args.type], null, 2)}\n`, io);
  return exitCodes.valid;
}
