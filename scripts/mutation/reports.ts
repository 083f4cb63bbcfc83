/** What a run of a test file is to do. */
export interface Orders {
  /** Changes that are not to be tried, or that tests have noticed already. */
  readonly noticed: readonly string[];
  /** A change is tried on so many tests of the file at most. */
  readonly testsEach: number;
  /** A test that takes longer, in milliseconds of the processor, is only told of: it is tried when the quick ones are over. */
  readonly quick: number;
  /** Where given, these tests of the file are run and no others, however long they take. */
  readonly only?: readonly string[];
  /** Tests that are not run. */
  readonly without: readonly string[];
  /** Where given, the file is run once for each of these changes, which is in force from the beginning. */
  readonly fromTheStart?: readonly string[];
  /** Where reports are appended, one a line. */
  readonly reports: string;
  /** Where the change that is being tried is noted, with the process. */
  readonly current: string;
}

/** What a run of a test file tells. */
export type Report =
  /** Changes in code that ran when the file was loaded, or once for all tests: only a new run would show their effect. */
  | { readonly kind: 'loaded'; readonly ids: readonly string[] }
  | { readonly kind: 'tried'; readonly ids: readonly string[] }
  | { readonly kind: 'noticed'; readonly id: string; readonly test: string }
  /** A run with one change from the beginning is over, and no test has noticed it. */
  | { readonly kind: 'passed'; readonly id: string }
  | { readonly kind: 'slow'; readonly test: string }
  /** A test that fails when it is run again; no change is tried on it. */
  | { readonly kind: 'once-only'; readonly test: string }
  /** A change after which the test fails without it: the file has to be run again. */
  | { readonly kind: 'upset'; readonly id: string };
