import { randomUUID } from 'node:crypto';
import { wrapUbl } from '../../api/envelope.ts';
import { toXml } from '../../api/validate-document.ts';
import type { SourcedReport } from '../../report/rendered.ts';
import { textReport } from '../../report/text.ts';
import { isProviderId } from '../../ubl/envelope/network-names.ts';
import type { ExitCode } from '../exit-code.ts';
import { readInputsAndTell } from '../input/inputs.ts';
import { validateOptions } from '../input/options.ts';
import { type ValidatedInput, validateInputs } from '../input/validate-input.ts';
import { type Io, UsageError } from '../io.ts';
import { outputPaths } from '../output/output-paths.ts';
import { errorSettings } from '../output/report-settings.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { exitCodeOf } from './validate.ts';

/** `pint-ae convert`: the UBL of each valid document; for an invalid one the report, and no XML. */
export async function convertCommand(args: Arguments<'convert'>, io: Io): Promise<ExitCode> {
  const options = await validateOptions(args);
  const inputs = await readInputsAndTell(args, io, options.limits);
  const { sbdhId, sbdhTime, mlsTo, mlsType } = args;
  if (!args.sbdh && (sbdhId ?? sbdhTime ?? mlsTo ?? mlsType) !== undefined)
    throw new UsageError('sbdhOptionsNeedSbdh');
  if (mlsTo !== undefined && !isProviderId(mlsTo)) throw new UsageError('mlsToIsProvider', { sent: mlsTo });
  if (inputs.length > 1 && args.sbdhId !== undefined) throw new UsageError('sbdhIdForOne');
  const paths = await outputPaths(inputs, args, '.xml');
  const validatedAs = (await validateInputs(inputs, options)).map((each) => inEnvelope(each, args));
  for (const [index, each] of validatedAs.entries()) {
    if (each.xml !== null) await writeOutput(paths[index], `${each.xml}\n`, io);
    else io.stderr(textReport([each], args.language, await errorSettings([each], args.language, io)));
  }
  return exitCodeOf(validatedAs.map(({ report }) => report));
}

/** The UBL of a valid document, with --sbdh in an envelope; for any other document, only the report. */
function inEnvelope(
  validatedAs: ValidatedInput,
  args: Arguments<'convert'>,
): SourcedReport & { readonly xml: string | null } {
  const { report, validated } = validatedAs;
  const ubl = report.valid ? toXml(validated) : null;
  if (ubl === null || !args.sbdh) return { ...validatedAs, xml: ubl };
  const wrapped = wrapUbl(ubl, {
    id: args.sbdhId ?? randomUUID(),
    createdAt: args.sbdhTime ?? new Date().toISOString(),
    mlsTo: args.mlsTo,
    mlsType: args.mlsType,
    language: args.language,
  });
  return wrapped.ok
    ? { ...validatedAs, xml: wrapped.value }
    : {
        ...validatedAs,
        xml: null,
        report: { ...report, valid: false, outcome: 'invalid', issues: wrapped.failure },
      };
}
