import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { containing } from './page.ts';

/** Rows of a list that have a text, in the order of the list. */
export interface Search {
  readonly scoped: Scoped;
  readonly table: 'documents' | 'customers' | 'items' | 'vendors';
  /** The table that a trigger keeps, with the parts of what each row is looked for by; and its key. */
  readonly parts: { readonly table: string; readonly rowId: string };
  /** What the parts of the list are mixed with, so that those of two lists differ: three texts. */
  readonly list: readonly [string, string, string];
  readonly columns: readonly string[];
  /** What holds for the rows of the page, but for their text; may name the table. */
  readonly listed: Expression<SqlBool>;
  /** What is looked in; may name the table. */
  readonly texts: readonly Expression<unknown>[];
  /** Columns, the largest first. */
  readonly order: readonly string[];
  readonly text: string;
  readonly most: number;
}

/** How many rows are read to find a text that is in many of them. */
const lookedThrough = 500;

/** What is in many rows is among the first; what is in few is found by the parts of the text. */
export async function search<Row>(wanted: Search): Promise<Row[]> {
  const found = await amongFirst<Row>(wanted);
  if (found.length === wanted.most || !(await hasMore(wanted))) return found;
  return byParts<Row>(wanted);
}

async function amongFirst<Row>(wanted: Search): Promise<Row[]> {
  const { scoped, table, columns, listed, most } = wanted;
  const { rows } = await sql<Row>`
    select * from (
      select ${columnsOf(columns)} from ${sql.table(table)} where ${listed}
      order by ${descending(wanted)} limit ${lookedThrough}
    ) as ${sql.ref(table)}
    where ${has(wanted)} order by ${descending(wanted)} limit ${most}`.execute(scoped);
  return rows;
}

async function hasMore(wanted: Search): Promise<boolean> {
  const { scoped, table, listed } = wanted;
  const { rows } = await sql`
    select from ${sql.table(table)} where ${listed}
    order by ${descending(wanted)} limit 1 offset ${lookedThrough}`.execute(scoped);
  return rows.length > 0;
}

/** The longest parts of texts that are kept, in characters: those of a longer text are of this size. */
const largestPart = 3;

/** By their keys, one by one, whatever the database believes of how many there are. */
async function byParts<Row>(wanted: Search): Promise<Row[]> {
  const { scoped, table, parts, list, columns, listed, text, most } = wanted;
  const { rows } = await sql<Row>`
    select ${columnsOf(columns.map((column) => `${table}.${column}`))}
    from ${sql.table(parts.table)} as search
    cross join lateral (select * from ${sql.table(table)} where id = search.${sql.ref(parts.rowId)} offset 0)
      as ${sql.ref(table)}
    where search.parts @> text_parts(list_salt(${sql.join(list)}), ${text},
        least(char_length(lower(${text})), ${largestPart}))
      and ${listed} and ${has(wanted)}
    order by ${descending(wanted)} limit ${most}`.execute(scoped);
  return rows;
}

function columnsOf(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

function descending({ table, order }: Search): RawBuilder<unknown> {
  return sql.join(order.map((column) => sql`${sql.ref(`${table}.${column}`)} desc`));
}

function has({ texts, text }: Search): RawBuilder<unknown> {
  const pattern = containing(text);
  const conditions = texts.map((looked) => sql`${looked} ilike ${pattern}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}
