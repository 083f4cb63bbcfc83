import { join } from 'node:path';
import { projectFolder } from '../sources.ts';
import type { Outcome } from './checks.ts';

/** What came of the checks in a runtime. */
export interface RuntimeRun {
  readonly runtime: string;
  readonly version: string;
  readonly outcomes: readonly Outcome[];
}

/** All that was run, and when. */
export interface Runs {
  readonly date: string;
  /** The version of the package. */
  readonly package: string;
  readonly runs: readonly RuntimeRun[];
}

/** Where the last run is kept, for the documentation. */
export const runtimesFile = join(projectFolder, 'docs/runtimes.json');
