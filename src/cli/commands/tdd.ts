import { randomUUID } from 'node:crypto';
import { wrapTaxData } from '../../network/envelopes.ts';
import { writeReport } from '../../network/tax-data.ts';
import type { TaxDataOptions } from '../../network/tax-data-options.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { type Input, readInputsAndTell } from '../input/inputs.ts';
import { validateOptions } from '../input/options.ts';
import { type Io, UsageError } from '../io.ts';
import { issuesText } from '../network/issue-lines.ts';
import { reportOptions } from '../network/report-options.ts';
import { outputPaths } from '../output/output-paths.ts';
import { paintFor } from '../output/report-settings.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae tdd`: the tax data document of each document, or the reasons why there is none. */
export async function tddCommand(args: Arguments<'tdd'>, io: Io): Promise<ExitCode> {
  const reporting = reportOptions('tdd', args);
  const options = {
    ...(await validateOptions(args)),
    ...reporting,
    transportHeaderId: args.transportHeaderId,
  };
  const inputs = await readInputsAndTell(args, io, options.limits);
  if (inputs.length > 1 && args.transportHeaderId !== undefined) throw new UsageError('headerIdForOne');
  const paths = await outputPaths(inputs, args, '.xml');
  const { sbdh, sbdhId, sbdhTime } = args;
  if (!sbdh && (sbdhId ?? sbdhTime) !== undefined) throw new UsageError('sbdhFactsNeedSbdh');
  if (inputs.length > 1 && sbdhId !== undefined) throw new UsageError('sbdhIdForOne');
  const reports = inputs.map((input) => inEnvelope(reportOf(input, options), args));
  const look = { language: args.language, paint: paintFor(io.ofErrors?.colour === true) };
  for (const [index, { name, xml, issues, warnings }] of reports.entries()) {
    const told = issuesText([...issues, ...warnings], look);
    if (told !== '') io.stderr(`${look.paint.strong(name)}\n${told}`);
    if (xml !== null) await writeOutput(paths[index], `${xml}\n`, io);
  }
  if (reports.some(({ outcome }) => outcome === 'not-judged')) return exitCodes.failed;
  return reports.every(({ xml }) => xml !== null) ? exitCodes.valid : exitCodes.invalid;
}

/** The report of an input; unreadable inputs were reported already. */
function reportOf(input: Input, options: TaxDataOptions) {
  const { name } = input;
  if ('bytes' in input) return { name, ...writeReport(input.bytes, options) };
  return { name, outcome: 'not-judged', xml: null, issues: [], warnings: [] } as const;
}

function inEnvelope(report: ReturnType<typeof reportOf>, args: Arguments<'tdd'>) {
  if (report.xml === null || !args.sbdh) return report;
  const wrapped = wrapTaxData(report.xml, {
    id: args.sbdhId ?? randomUUID(),
    createdAt: args.sbdhTime ?? new Date().toISOString(),
    language: args.language,
  });
  return wrapped.ok ? { ...report, xml: wrapped.value } : { ...report, xml: null, issues: wrapped.failure };
}
