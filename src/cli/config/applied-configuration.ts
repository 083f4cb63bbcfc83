/** The part of a configuration that affects verdicts, which every result names. */
export interface AppliedConfiguration {
  /** The file, relative to the command's working folder. */
  readonly file: string;
  /** Flags that decide verdicts, by their names. */
  readonly flags?: Readonly<Record<string, readonly string[] | true>>;
  /** Its `options`, such as the company. */
  readonly options?: object;
}
