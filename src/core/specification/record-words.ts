/** A value that other systems use to state the kind of a record. */
export interface RecordKind {
  readonly values: readonly string[];
  /** The root of the matching document: an invoice or a credit note. */
  readonly root: string;
  /** True if the record is a purchase of its company. */
  readonly isPurchase?: boolean;
  /** True if the value has this meaning in any field; other values have it only in fields such as `type`. */
  readonly isCode?: boolean;
}

/** Words that other systems use to describe whole records, all in the form of `nameKey`. */
export interface RecordWords {
  /** States of a record that was not issued, and words for them: cancelled, draft. */
  readonly notIssued: readonly string[];
  /** Codes of states, for single fields: 0 and 2 in `docstatus`. */
  readonly stateCodes: Readonly<Record<string, readonly string[]>>;
  /** Words that may accompany the word of a state: `isCancelled`, `cancelled_at`, `Invoice cancelled`. */
  readonly beside: readonly string[];
  /** Words after which any text means that the state was reached: `cancelled_by`, `void_reason`. */
  readonly reached: readonly string[];
  /** Words of fields that give the state or the kind of a record. */
  readonly ofState: readonly string[];
  readonly ofKind: readonly string[];
  readonly kinds: readonly RecordKind[];
  /** Names of flags for returned money, whatever other words they have: `is_return`. */
  readonly goesBack: readonly string[];
  /** Words that mean that a price includes tax or excludes it, and the words that may accompany them. */
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  readonly besideTax: readonly string[];
  /** Values of flags. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Values that stand for none: they are no answer. */
  readonly nothing: readonly string[];
}
