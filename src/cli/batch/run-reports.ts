import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BatchSummary } from '../../batch/index.ts';
import { createRunFindings } from '../../batch/report/collect.ts';
import { needsResults, type RunReportEnding, runReportEndings } from '../../batch/report/run-report.ts';
import { hasFindings } from '../../batch/validate-chunk.ts';
import type { Verdict } from '../../batch/verdict.ts';
import type { Language } from '../../core/messages/language.ts';
import { localDay } from '../../report/local-day.ts';
import { configurationLine } from '../config/applied.ts';
import { type AppliedConfiguration, UsageError } from '../io.ts';
import { orCannotWrite, writeOutputFile } from '../output/write-output.ts';

/** A report of the run, in the format of its file extension. */
export interface PlannedReport {
  readonly path: string;
  readonly ending: RunReportEnding;
}

/** Returns the files of `--report`; throws a UsageError for a name without a known extension. */
export function plannedReports(paths: readonly string[]): PlannedReport[] {
  return paths.map((path) => {
    const ending = runReportEndings.find((each) => path.toLowerCase().endsWith(each));
    if (ending === undefined) throw new UsageError('reportEnding', { path, allowed: runReportEndings });
    return { path, ending };
  });
}

/** Collects the content of the reports of a run, if any. */
export function createRunReports(reports: readonly PlannedReport[], language: Language) {
  const findings = createRunFindings({ keepsResults: reports.some(({ ending }) => needsResults(ending)) });
  return {
    /** Undefined if no report needs the verdicts. */
    see:
      reports.length === 0
        ? undefined
        : (verdict: Verdict) => {
            if (hasFindings(verdict)) findings.add(verdict);
          },
    write: async (summary: BatchSummary, configuration?: AppliedConfiguration): Promise<void> => {
      if (reports.length === 0) return;
      const { runReportFormats } = await import('../../batch/report/formats.ts');
      const run = {
        ...findings.all(),
        summary,
        madeOn: localDay(new Date()),
        ...(configuration && {
          configuration,
          configurationLine: configurationLine(configuration, language),
        }),
      };
      for (const { path, ending } of reports)
        await writeOutputFile(path, runReportFormats[ending](run, language));
    },
  };
}

/** Throws a UsageError for a report that cannot be written, before a long run. */
export async function refuseUnwritable(paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await orCannotWrite(path, async () => {
      const folder = dirname(path);
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      if ((await stat(path).catch(() => undefined))?.isDirectory())
        throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' });
    });
}
