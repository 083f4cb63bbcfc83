/** The instructions for a run of a test file. */
export interface Orders {
  /** Changes that are not to be tried, or that tests have noticed already. */
  readonly noticed: readonly string[];
  /** The most tests of the file on which a change is tried. */
  readonly testsEach: number;
  /**
   * A test that takes longer, in milliseconds of processor time, is only reported, and tried after the quick
   * ones.
   */
  readonly quick: number;
  /** The same for milliseconds that pass. */
  readonly prompt: number;
  /** Milliseconds that a change may spend beyond ten times what the test takes without it. */
  readonly patience: number;
  /** If given, only these tests of the file run, however long they take. */
  readonly only?: readonly string[];
  /** Tests that are not run. */
  readonly without: readonly string[];
  /** Whether tests leave what may make them fail when they run again, such as documents in a database. */
  readonly leavesState?: boolean;
  /** If given, the file runs once for each of these changes, which is active from the start. */
  readonly fromTheStart?: readonly string[];
  /** The file to which reports are appended, one a line. */
  readonly reports: string;
  /** The file with a note of what is being tried. */
  readonly current: string;
}

/** Report of a run of a test file. */
export type Report =
  /** Begins the events of this file. */
  | { readonly kind: 'file'; readonly file: string }
  /**
   * Changes in code that ran when the file was loaded, or once for all tests: only a new run would show their
   * effect.
   */
  | { readonly kind: 'loaded'; readonly ids: readonly string[] }
  /** Changes whose code a test ran, tried or not. */
  | { readonly kind: 'ran'; readonly ids: readonly string[] }
  | { readonly kind: 'tried'; readonly ids: readonly string[] }
  | { readonly kind: 'noticed'; readonly id: string; readonly test: string }
  /** A run with one change active from the start is over, and no test has noticed it. */
  | { readonly kind: 'passed'; readonly id: string }
  | { readonly kind: 'slow'; readonly test: string }
  /** A test that fails when it runs again; no change is tried on it. */
  | { readonly kind: 'once-only'; readonly test: string }
  /** A change after which the test fails even without it: the file must run again. */
  | { readonly kind: 'upset'; readonly id: string };
