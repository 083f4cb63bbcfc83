/** Values that a flag may have in a configuration that was found. */
export interface Configurable {
  /** A value, or also a file; a file lies in the folder of the configuration. */
  readonly takes: 'value' | 'file-of-its-folder';
  /** True if verdicts depend on it, so that every result says it. */
  readonly judges?: true;
}

const value: Configurable = { takes: 'value' };
const judges: Configurable = { takes: 'value', judges: true };

/**
 * The flags that a configuration may set which was found and not named, beside its options: how documents are judged, and how
 * that is shown. A flag is here once somebody has decided it; one that writes, acts, listens, reads other files or says what a
 * document holds never is.
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

/**
 * The members of `options` that such a configuration may have: `docsUrl` would lead from every finding to pages of whoever wrote it. An
 * option is here once somebody has decided it.
 */
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
