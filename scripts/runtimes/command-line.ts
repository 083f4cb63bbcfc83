import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';
import type { Outcome } from './checks.ts';

/** Tests of the command line that hold for a program as well: they look at what it writes and how it ends. */
const tests = [
  'config',
  'convert',
  'credit',
  'fix',
  'ledger',
  'mls',
  'read',
  'refusals',
  'statistics',
  'table-report',
  'tdd',
  'unwritable-batch',
  'validate',
].map((name) => `test/cli/${name}.test.ts`);

interface TestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs the tests on a program, in `folder` for its report. */
export function testedCommandLine(program: readonly string[], folder: string): Outcome {
  const report = join(folder, 'report.json');
  const vitest = join(projectFolder, 'node_modules/vitest/vitest.mjs');
  const { stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', ...tests, '--reporter=json', `--outputFile=${report}`],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      env: { ...process.env, PINT_AE_PROGRAM: JSON.stringify(program) },
    },
  );
  const check = 'command line';
  try {
    const { numPassedTests, testResults }: TestReport = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults.flatMap(({ message, assertionResults }) => {
      const names = assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? fullName : []));
      return message !== '' && names.length === 0 ? [message] : names;
    });
    const error = failed.length === 0 ? null : `${failed.length} failed:\n${failed.join('\n')}`;
    return { check, documents: numPassedTests, error };
  } catch {
    return { check, documents: 0, error: stderr };
  }
}

export const binaryName = 'Binary';

/** The command as one file, which is made for it. */
export function testedBinary(folder: string) {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/binary/index.ts'], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [name = ''] = readdirSync(join(projectFolder, 'binaries'));
  const binary = join(projectFolder, 'binaries', name);
  const version = execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();
  return { runtime: binaryName, version, outcomes: [testedCommandLine([binary], folder)] };
}
