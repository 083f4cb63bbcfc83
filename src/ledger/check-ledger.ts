import { type LanguageOption, nameOfLanguage } from '../core/messages/language.ts';
import { readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { languageOption, optionsOf, trueOrFalse } from '../core/options/option-kinds.ts';
import { advancesAbove } from './advances.ts';
import { type Book, bookOf } from './book.ts';
import { creditsAbove } from './credits.ts';
import type { LedgerEntry } from './entry.ts';
import { inWords, type LedgerFinding, type Told } from './finding.ts';
import { gapsIn } from './gaps.ts';
import { followingIn, settlementsOf } from './preceding.ts';

export interface LedgerOptions {
  /** True to report numbers that are missing in a series; default: false. */
  readonly gaps?: boolean | undefined;
  /** Default: `en`. */
  readonly language?: LanguageOption | undefined;
}

const ledgerOptions = optionsOf<LedgerOptions>({ gaps: trueOrFalse, language: languageOption });

/**
 * Checks documents against each other. It reports numbers used twice, credit notes that exceed what they credit, paid
 * amounts that exceed the advances they set off, and references to preceding invoices that are missing or differ. The
 * order of the documents does not matter; only valid ones count. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { checkLedger, createLedgerEntry } from 'pint-ae/ledger';
 *
 * const entries = [createLedgerEntry(request, { name: 'a.json' }), createLedgerEntry(request, { name: 'b.json' })];
 * const [finding] = checkLedger(entries);
 * console.log(finding?.rule, finding?.documents.join(', ')); // same-document a.json, b.json
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function checkLedger(entries: Iterable<LedgerEntry>, options: LedgerOptions = {}): LedgerFinding[] {
  checkOptions('checkLedger', ledgerOptions, options);
  const { gaps = false, language } = options;
  return readable('checkLedger', 'entries', () => {
    const book = bookOf(entries);
    const found = [...book.told, ...toldOf(book, gaps)];
    return found.map((each) => inWords(each, nameOfLanguage(language))).sort(inOrder);
  });
}

function toldOf(book: Book, gaps: boolean): Told[] {
  const { following, told } = followingIn(book);
  const credits = following.filter(({ booked }) => booked.document.isCreditNote);
  return [
    ...(gaps ? gapsIn(book.booked) : []),
    ...told,
    ...settlementsOf(credits).flatMap(creditsAbove),
    ...advancesAbove(following),
  ];
}

/**
 * Returns the findings on one document among related ones, for books in a database: its predecessors, the documents
 * that follow it or a predecessor and, if gaps are reported, the last document of its series.
 */
export function toldOfEntry(
  { name, document }: LedgerEntry,
  others: readonly LedgerEntry[],
  gaps: boolean,
): Told[] {
  const book = bookOf([...others, { name, document, outcome: 'valid' }]);
  return toldOf(book, gaps).filter(({ documents }) => documents.includes(name));
}

const inOrder = (one: LedgerFinding, other: LedgerFinding) => {
  const [first, second] = [one, other].map(({ documents, rule, message }) =>
    [...documents, rule, message].join('\n'),
  ) as [string, string];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};
