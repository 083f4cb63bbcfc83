/** Values that a flag may have in a configuration that was found, not named. */
export interface Configurable {
  /** `file-of-its-folder`: also a file in the folder of the configuration. */
  readonly takes: 'value' | 'file-of-its-folder';
  /** True if verdicts depend on the flag, so that every result names it. */
  readonly judges?: true;
}

const value: Configurable = { takes: 'value' };
const judges: Configurable = { takes: 'value', judges: true };

/**
 * The flags that a configuration may set, in addition to its options, if it was found and not named: how documents
 * are checked and results are shown. A flag is added only after a decision. Flags that write, act, listen, read other
 * files or define the content of a document are never added.
 */
export const configurable: Readonly<Record<string, Configurable>> = {
  strict: judges,
  'ignore-advice': judges,
  today: judges,
  'document-type': judges,
  release: judges,
  'rule-set': { takes: 'file-of-its-folder', judges: true },
  lang: value,
  'html-lang': value,
  format: value,
  paper: value,
  color: value,
  'no-color': value,
  quiet: value,
  totals: value,
  statistics: value,
  coverage: value,
  'max-findings': value,
  'max-findings-per-rule': value,
};

/** The members of `options` that such a configuration may have; one is added only after a decision. */
export const configurableOptions: readonly string[] = [
  'documentType',
  'uuid',
  'issueTime',
  'creditNoteReasonCode',
  'splitDiscounts',
  'vatRounding',
  'turnNegative',
  'units',
  'company',
  'ignoreFields',
  'limits',
  'strict',
  'ignoreAdvice',
  'today',
  'coverage',
  'render',
];
