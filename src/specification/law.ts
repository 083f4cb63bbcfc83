import rows from '../../rules/ae/law.json' with { type: 'json' };

/**
 * Dates, duties, penalties and changes of the law, each with its source and the day on which it was looked up; a file of its
 * own, since only what explains them needs these.
 */
export const law: readonly LawRow[] = rows;

export type LawRow = (typeof rows)[number];
