import { oncePer } from '../../core/once-per.ts';
import type { TableNames } from '../../core/specification/table-names.ts';
import { wordsIn } from './head-key.ts';
import type { RowMeaning } from './table-map.ts';

const wordKeys = oncePer(({ statuses }: TableNames) => ({
  heads: new Set(statuses.heads.map(statusKey)),
  skip: new Set(statuses.skip.map(statusKey)),
  read: new Set(statuses.read.map(statusKey)),
}));

/** A status in any spelling: case, marks and the Arabic article do not count. */
function statusKey(text: string): string {
  return wordsIn(text).join(' ');
}

/** Whether a head is that of a column of statuses. */
export function isStatusHead(head: string, names: TableNames): boolean {
  return wordKeys(names).heads.has(statusKey(head));
}

/** Whether an invoice of a status was issued; undefined for a word that is no status. */
export function statusMeaning(word: string, names: TableNames): RowMeaning | undefined {
  const { skip, read } = wordKeys(names);
  const key = statusKey(word);
  return skip.has(key) ? 'skip' : read.has(key) ? 'read' : undefined;
}

const firstLetters = oncePer(
  ({ statuses }: TableNames) => new Set(statuses.skip.map((word) => `${statusKey(word).slice(0, 2)}`)),
);

/** Whether a cell is the status of an invoice that was never issued. */
export function mayBeNeverIssued(text: string, names: TableNames): boolean {
  // Nearly all cells of a table end here.
  const start = text.slice(0, 2).toLowerCase();
  const isAscii = /^[a-z]/.test(start);
  if (isAscii && !firstLetters(names).has(start)) return false;
  if (!isAscii && !/\p{L}/u.test(start)) return false;
  return statusMeaning(text, names) === 'skip';
}
