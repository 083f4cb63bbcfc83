import { oncePer } from '../../core/once-per.ts';
import type {
  RowMeaning,
  StatusWords,
  TableLayout,
  TableNames,
} from '../../core/specification/table-names.ts';
import { isOfDatesOrFlags } from './column-content.ts';
import { wordsIn } from './head-key.ts';
import type { Column } from './heads.ts';
import type { AskedWord } from './question.ts';
import type { ColumnSurvey } from './survey.ts';
import type { TableMap } from './table-map.ts';

/** A column whose cells say whether an invoice was issued. */
export interface StatusColumn {
  readonly column: Column;
  readonly meanings: StatusWords;
  /** Words that nobody has decided. */
  readonly undecided: readonly AskedWord[];
}

/** The name in a map for the decisions that apply to all columns, and to all other words. */
export const everyColumn = '*';
export const anyWord = '*';

/** The meanings of a status column, by the map and by the export; undefined without one. */
export function statusColumn(
  column: Column,
  { content }: ColumnSurvey,
  map: TableMap,
  { names, layout }: { readonly names: TableNames; readonly layout?: TableLayout | undefined },
): StatusColumn | undefined {
  const meanings = meaningsIn(column, map, layout);
  const { words } = content;
  // With more words than a list of statuses has, only one answer for all of them helps.
  if (words === undefined && meanings[anyWord] === undefined) return undefined;
  const undecided = [...(words ?? [])].flatMap(([word, { count, row }]): AskedWord[] =>
    meaningOf(word, meanings) === undefined
      ? [{ word, count, row, proposed: proposal(word, column.head, content, names) }]
      : [],
  );
  return { column, meanings, undecided };
}

/** The words of a column with a meaning: in a map, its own words before those of all columns, and the export's last. */
export function meaningsIn(
  column: Column,
  { statuses = {} }: TableMap,
  layout: TableLayout | undefined,
): StatusWords {
  return { ...layout?.statuses?.[column.head], ...statuses[everyColumn], ...statuses[column.name] };
}

/** Tells whether an invoice with a word was issued; undefined for a word without a decision. */
export function meaningOf(word: string, meanings: StatusWords): RowMeaning | undefined {
  if (Object.hasOwn(meanings, word)) return meanings[word];
  return word === '' ? undefined : meanings[anyWord];
}

const wordKeys = oncePer(({ statuses }: TableNames) => ({
  skip: new Set(statuses.skip.map(statusKey)),
  read: new Set(statuses.read.map(statusKey)),
}));

/** A status in any spelling: case, marks and the Arabic article are ignored. */
function statusKey(text: string): string {
  return wordsIn(text).join(' ');
}

/** Proposes the meaning of a word; a date or a yes under a head such as "Voided" likely has the head's meaning. */
function proposal(
  word: string,
  head: string,
  content: ColumnSurvey['content'],
  names: TableNames,
): RowMeaning | undefined {
  const { skip, read } = wordKeys(names);
  const key = statusKey(word);
  if (isOfDatesOrFlags(content))
    return wordsIn(head).some((each) => skip.has(each)) && !read.has(key) ? 'skip' : undefined;
  return skip.has(key) ? 'skip' : read.has(key) ? 'read' : undefined;
}
