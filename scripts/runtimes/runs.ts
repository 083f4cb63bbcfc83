import { join } from 'node:path';
import { projectFolder } from '../sources.ts';
import type { Outcome } from './checks.ts';

export interface RuntimeRun {
  readonly runtime: string;
  readonly version: string;
  readonly date: string;
  readonly outcomes: readonly Outcome[];
}

export interface Runs {
  /** The version of the package. */
  readonly package: string;
  readonly runs: readonly RuntimeRun[];
}

/** The file with the last run, for the documentation. */
export const runtimesFile = join(projectFolder, 'docs/runtimes.json');
