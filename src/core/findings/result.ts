/** The outcome of a function that can fail: a value, or the reasons why there is none. Nothing throws for bad data. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };
