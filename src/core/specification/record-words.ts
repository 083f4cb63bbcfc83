/** A value with which other systems say what kind of record theirs is. */
export interface RecordKind {
  readonly values: readonly string[];
  /** The root of the document that it is: an invoice or a credit note. */
  readonly root: string;
  /** True if the record is of what its company buys. */
  readonly isPurchase?: boolean;
  /** True if it says so in any field; other values do in fields of a kind, such as `type`. */
  readonly isCode?: boolean;
}

/** Words with which whole records of other systems say what they are; all of them in the form of `nameKey`. */
export interface RecordWords {
  /** States of a record that was not issued, and words that name one: cancelled, draft. */
  readonly notIssued: readonly string[];
  /** Codes of states, each of one field: 0 and 2 in `docstatus`. */
  readonly stateCodes: Readonly<Record<string, readonly string[]>>;
  /** Words that may stand beside that of a state: `isCancelled`, `cancelled_at`, `Invoice cancelled`. */
  readonly beside: readonly string[];
  /** Words after which any text says that the state was reached: `cancelled_by`, `void_reason`. */
  readonly reached: readonly string[];
  /** Words of fields that say the state of a record, or its kind. */
  readonly ofState: readonly string[];
  readonly ofKind: readonly string[];
  readonly kinds: readonly RecordKind[];
  /** Names of flags that say that money goes back, whatever stands beside: `is_return`. */
  readonly goesBack: readonly string[];
  /** Words that say that a price has the tax inside, that it has not, and what stands beside them. */
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  readonly besideTax: readonly string[];
  /** Values of flags. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
}
