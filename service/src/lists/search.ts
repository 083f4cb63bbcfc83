import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scoped } from '../database/database.ts';

/**
 * The rows of a list that contain a text, in the order of the list. Case, accents, vowel signs and the forms of
 * Arabic letters and digits do not matter: a function of the database returns the searched form.
 */
export interface Search {
  readonly scoped: Scoped;
  readonly table: 'documents' | 'customers' | 'items' | 'vendors';
  /** The table with the parts of each row's texts, maintained by a trigger; and the key of the table. */
  readonly parts: { readonly table: string; readonly rowId: string };
  /** Three texts mixed into the parts, so that the parts of two lists differ. */
  readonly list: readonly [string, string, string];
  readonly columns: readonly string[];
  /** The conditions for the rows of the page, except for the text; the conditions may name the table. */
  readonly listed: Expression<SqlBool>;
  /** Columns, the most significant first, and the direction. */
  readonly order: { readonly by: readonly string[]; readonly direction: 'asc' | 'desc' };
  readonly text: string;
  readonly most: number;
}

/** Number of rows to read in search of a text that many rows contain. */
const lookedThrough = 500;

/** Searches for a text: a frequent text is found among the first rows, a rare one by its parts. */
export async function search<Row>(wanted: Search): Promise<Row[]> {
  const found = await amongFirst<Row>(wanted);
  if (found.length === wanted.most) return found;
  const { rows: further } = await sql`
    select from ${sql.table(wanted.table)} where ${wanted.listed}
    order by ${inOrder(wanted)} limit 1 offset ${lookedThrough}`.execute(wanted.scoped);
  return further.length === 0 ? found : byParts<Row>(wanted);
}

async function amongFirst<Row>(wanted: Search): Promise<Row[]> {
  const { scoped, table, columns, listed, order, most } = wanted;
  const read = new Set([...columns, ...order.by, 'searched']);
  const { rows } = await sql<Row>`
    select ${columnsOf(columns)} from (
      select ${columnsOf([...read].map((column) => `${table}.${column}`))}
      from ${sql.table(table)} where ${listed}
      order by ${inOrder(wanted)} limit ${lookedThrough}
    ) as ${sql.ref(table)}
    where ${has(wanted)} order by ${inOrder(wanted)} limit ${most}`.execute(scoped);
  return rows;
}

/** The greatest length of stored parts, in characters; longer texts are divided into such parts. */
const largestPart = 3;

/** Reads rows one by one by their keys, whatever number the database estimates. */
async function byParts<Row>(wanted: Search): Promise<Row[]> {
  const { scoped, table, parts, list, columns, listed, text, most } = wanted;
  const { rows } = await sql<Row>`
    select ${columnsOf(columns.map((column) => `${table}.${column}`))}
    from ${sql.table(parts.table)} as search
    cross join lateral (select * from ${sql.table(table)} where id = search.${sql.ref(parts.rowId)} offset 0)
      as ${sql.ref(table)}
    where search.parts @> text_parts(list_salt(${sql.join(list)}), search_text(${text}),
        least(char_length(search_text(${text})), ${largestPart}))
      and ${listed} and ${has(wanted)}
    order by ${inOrder(wanted)} limit ${most}`.execute(scoped);
  return rows;
}

function columnsOf(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

function inOrder({ table, order: { by, direction } }: Search): RawBuilder<unknown> {
  return sql.join(by.map((column) => sql`${sql.ref(`${table}.${column}`)} ${sql.raw(direction)}`));
}

/** Each row has a searchable form of its texts, one on each line. */
function has({ table, text }: Search): RawBuilder<unknown> {
  return sql`strpos(${sql.ref(`${table}.searched`)}, search_text(${text})) > 0`;
}
